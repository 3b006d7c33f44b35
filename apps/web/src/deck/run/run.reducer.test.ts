import { expect, test } from 'vitest';
import { mayGoOn, newRun, type Run, type RunEvent, runReducer } from './run.reducer.ts';

const right: RunEvent = { type: 'graded', result: { is_correct: true, explanation: '' } };
const wrong: RunEvent = { type: 'graded', result: { is_correct: false, explanation: '' } };
const answered: RunEvent = { type: 'answered', answer: 'B' };

function after(...events: readonly RunEvent[]): Run {
  return events.reduce(runReducer, newRun);
}

test('a right answer opens the way to the next card', () => {
  const run = after(answered, right);
  expect(mayGoOn(run)).toBe(true);
  expect(runReducer(run, { type: 'went-on' })).toEqual({ ...newRun, index: 1, solved: [true] });
});

test('after a wrong answer the card is answered again, and shows what was wrong', () => {
  const run = after(answered, wrong);
  expect(mayGoOn(run)).toBe(false);
  expect(runReducer(run, { type: 'retried' }).phase).toEqual({ kind: 'open', wrong: 'B' });
});

test('a card is no wall: from the second wrong answer on it can be left, unsolved', () => {
  const run = after(answered, wrong, { type: 'retried' }, answered, wrong);
  expect(mayGoOn(run)).toBe(true);
  expect(runReducer(run, { type: 'went-on' }).solved).toEqual([false]);
});

test('an answer that could not be sent keeps its card, and is sent again', () => {
  const run = after(answered, { type: 'failed', failure: 'none' });
  expect(mayGoOn(run)).toBe(false);
  expect(runReducer(run, answered).phase).toEqual({ kind: 'sending', answer: 'B' });
});

test('an answer that is kept here opens the way on, and solves nothing', () => {
  const run = after(answered, { type: 'kept' });
  expect(mayGoOn(run)).toBe(true);
  expect(runReducer(run, { type: 'went-on' }).solved).toEqual([false]);
});
