import { runResult as runResultSchema } from '@python-learning/contract';
import type { Assessment } from '@python-learning/feedback';
import { expect, test } from 'vitest';
import type { Translation } from './assessing/translated.ts';
import { type RunConsequences, runResult } from './run-result.ts';

const assessment: Assessment = {
  verdict: 'wrong',
  output: 'Hello',
  hints: ['Look at the name.'],
  suggestions: [],
  checks: [
    {
      name: 'Selvi',
      passed: true,
      visible: true,
      inputs: ['Selvi'],
      expected: 'Hello Selvi',
      actual: 'Hello Selvi',
    },
    { name: 'Hidden', passed: false, visible: false, message: 'Try other names.' },
  ],
  explanation: null,
  fix: null,
};
const nothing = { pointsAwarded: 0, solutionNote: null };

const told = (one: Assessment, consequences: RunConsequences, translations: Translation[] = []) =>
  runResult({ assessment: one, translations }, consequences);

test('the answer has the shape of the contract', () => {
  const answer = told(assessment, { pointsAwarded: 12, solutionNote: '<p>So.</p>' });

  expect(runResultSchema.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ points_awarded: 12, solution_note: '<p>So.</p>', prediction: null });
  expect(answer).not.toHaveProperty('error');
  expect(answer).not.toHaveProperty('stdout_so_far');
});

test('an error and its line go along when there are some', () => {
  const answer = told({ ...assessment, error: 'NameError', error_line: 2 }, nothing);

  expect(answer).toMatchObject({ error: 'NameError', error_line: 2 });
});

test('a program that waits for input is not right yet, and what it has shown goes along', () => {
  const waiting = { ...assessment, verdict: 'waiting', stdout_so_far: 'Hi' } as const;

  expect(told(waiting, nothing)).toMatchObject({
    status: 'input_required',
    is_correct: false,
    stdout_so_far: 'Hi',
  });
});

test('only a solution is right, with its praise', () => {
  const solved = { ...assessment, verdict: 'solved', praise: 'Clear names.' } as const;

  expect(told(solved, nothing)).toMatchObject({ is_correct: true, praise: 'Clear names.' });
  expect(told(assessment, nothing)).toMatchObject({ is_correct: false, praise: null });
});

test('a guess is answered with its sentence', () => {
  const prediction = { matches: true, guess: ['Hello'], shown: ['Hello'], text: 'Exactly as you guessed.' };

  expect(told({ ...assessment, prediction }, nothing).prediction).toBe('Exactly as you guessed.');
});

test('a guess and the output go along line by line, and only where something was guessed', () => {
  const prediction = { matches: false, guess: ['Tea'], shown: ['Idli', 'Dosai'], text: 'Now compare.' };
  const answer = told({ ...assessment, prediction }, nothing);

  expect(runResultSchema.parse(answer).guess).toEqual({
    is_right: false,
    guessed: ['Tea'],
    shown: ['Idli', 'Dosai'],
  });
  expect(told(assessment, nothing)).not.toHaveProperty('guess');
});

test('a hidden check never tells what was expected, whatever it carries', () => {
  const leaky = { name: 'Hidden', visible: false, passed: false, inputs: ['a'], expected: 'b', actual: 'c' };
  const [check] = told({ ...assessment, checks: [leaky] }, nothing).checks;

  expect(check).toEqual({
    name: 'Hidden',
    passed: false,
    visible: false,
    inputs: ['a'],
    expected: null,
    actual: 'c',
    message: null,
  });
});

test('another language says what can be read in it, and nothing that a hidden check must not tell', () => {
  const leaky = { name: 'மறைந்தது', visible: false, passed: false, expected: 'b', message: 'வேறு பெயர்' };
  const translation = {
    language: 'ta',
    assessment: { ...assessment, hints: ['பெயரைப் பார்'], checks: [leaky] },
  } as const;
  const answer = told(assessment, nothing, [translation]);

  expect(runResultSchema.parse(answer)).toEqual(answer);
  expect(answer.translations).toEqual([
    {
      language: 'ta',
      hints: ['பெயரைப் பார்'],
      checks: [{ name: 'மறைந்தது', message: 'வேறு பெயர்' }],
      explanation: null,
      fix: null,
      prediction: null,
    },
  ]);
  expect(told(assessment, nothing)).not.toHaveProperty('translations');
});
