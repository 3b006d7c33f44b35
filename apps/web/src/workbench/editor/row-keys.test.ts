import { expect, it } from 'vitest';
import { rowKeys } from './row-keys.ts';

const nothing = { keys: [], names: [], texts: [], code: '' };

function faces(source: Partial<typeof nothing> | Partial<Parameters<typeof rowKeys>[0]>): string[] {
  return rowKeys({ ...nothing, ...source }).map(({ face }) => face);
}

const moves = ['left', 'right', 'line-up', 'line-down', 'undo'];

it('words come first, then symbols, then what is the learner’s own, then what moves', () => {
  const row = faces({ keys: ['print()', 'int()', '+', '"'], names: ['age'], texts: ['"Nila"'] });

  expect(row).toEqual(['print()', 'int()', '+', '"', '(', ')', 'age', '"Nila"', ...moves]);
});

it('every row has round brackets and quote marks, and both of a pair', () => {
  expect(faces({})).toEqual(['"', '(', ')', ...moves]);
  expect(faces({ keys: ['}', '['] })).toEqual(['{', '}', '[', ']', '"', '(', ')', ...moves]);
});

it('keys for blocks are there once, and only where blocks are', () => {
  const blocks = ['indent', 'outdent'];

  expect(faces({ keys: ['print()'], code: '# prediction:\nprint("for a: b")' })).not.toEqual(
    expect.arrayContaining(['indent']),
  );
  expect(faces({ keys: ['if', 'print()'] })).toEqual(expect.arrayContaining(blocks));
  expect(faces({ code: 'while n > 0:  # down\n' })).toEqual(expect.arrayContaining(blocks));
});

it('a name of the learner that is a word of the task has one key', () => {
  expect(faces({ keys: ['age'], names: ['age', 'year'] }).filter((face) => face === 'age')).toHaveLength(1);
});

it('what is called or begins a text opens and closes it, with the caret inside', () => {
  const presses = rowKeys({ ...nothing, keys: ['print()', 'f"', ':.2f', 'in', '('] }).map(
    ({ press }) => press,
  );

  expect(presses).toEqual(
    expect.arrayContaining([
      { kind: 'insert', text: 'print()', caretBack: 1 },
      { kind: 'insert', text: 'f""', caretBack: 1 },
      { kind: 'insert', text: ':.2f' },
      { kind: 'insert', text: 'in' },
      { kind: 'insert', text: '(' },
    ]),
  );
});
