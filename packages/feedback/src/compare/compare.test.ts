import { describe, expect, test } from 'vitest';
import { Program } from '../python-text/program.ts';
import { classifyOutput } from './classify-output.ts';

type Context = { source?: string; inputs?: readonly string[]; inputsUsed?: number };

const classify = (expected: string, actual: string, { source = '', ...context }: Context = {}) =>
  classifyOutput({ expected, actual, program: new Program(source), inputs: [], inputsUsed: 0, ...context })
    .id;

describe('wrong output', () => {
  test('lines of input that nobody read', () => {
    expect(classify('1\n2\n3', 'A\n', { inputs: ['1', '2'], inputsUsed: 1 })).toBe('OUT-UNREAD');
  });

  test.each([
    [
      'a forgotten last line is no counting',
      'Week 1: Rs 150\nYou have Rs 450',
      'Week 1: Rs 150',
      'OUT-MISSING-LINES',
    ],
    ['a number that happens to differ by one is no counting', 'Vowels: 3', 'Vowels: 4', 'OUT-NUMBER'],
    ['counting from 0 is no repetition', '1\n2\n3', '0\n1\n2\n3', 'OUT-OFF-BY-ONE'],
    ['steps of two are no counting', '2\n4\n6', '2\n4', 'OUT-MISSING-LINES'],
    ['steps on the way are', 'Sum: 20', 'Sum: 5\nSum: 12\nSum: 20', 'OUT-REPEATED'],
    ['the steps of a count to one line are', '3', '1\n2\n3', 'OUT-REPEATED'],
    [
      'a text instead of a number in a dictionary is no list shown',
      "{'Red': 0}",
      "{'Red': '0'}",
      'OUT-QUOTED-NUMBER',
    ],
    ['a list that lost its brackets is no list shown', "['error']", 'error', 'OUT-LIST-WANTED'],
    ['digits are no spelling', 'Room 13 is free', 'Room 14 is free', 'OUT-NUMBER'],
    ['too many decimals', 'Average: 61.7', 'Average: 61.666666666666664', 'OUT-DECIMALS'],
    ['one line for two is not a matter of spaces', 'A\nB', 'A B', 'OUT-ONE-LINE'],
    ['a missing minus is another number', '-5', '5', 'OUT-NUMBER'],
    ['a lost decimal point is another number', '1.5', '15', 'OUT-NUMBER'],
    ['a countdown that stops too early', '5\n4\n3\n2\n1\nGo!', '5\n4\n3\n2\nGo!', 'OUT-OFF-BY-ONE'],
    ['the sign / of the task', 'MENU\nTea\nBun', 'MENU / Tea / Bun', 'OUT-SLASH'],
  ])('%s', (_, expected, actual, id) => {
    expect(classify(expected, actual)).toBe(id);
  });

  test('exchanged signs are no matter of order', () => {
    const source = 'if a < b:\n    print("yes")\nelse:\n    print("no")';
    expect(classify('yes\nno', 'no\nyes', { source })).toBe('OUT-SWAPPED');
    expect(classify('A\nB', 'B\nA', { source: 'print("B")\nprint("A")' })).toBe('OUT-ORDER');
  });

  test('a question printed before input() is a prompt, whatever its last sign', () => {
    const source = 'print("Enter a number")\nn = int(input())\nprint(n * 2)';
    expect(classify('10', 'Enter a number\n10', { source })).toBe('OUT-PROMPT');
    const tamil = 'print("ஓர் எண்")\nn = int(input())\nprint(n * 2)';
    expect(classify('10', 'ஓர் எண்\n10', { source: tamil })).toBe('OUT-PROMPT');
  });

  test('signs that a pattern would read mean themselves', () => {
    expect(classify('$& (a+', '.* [b', {})).toBe('OUT-OTHER');
  });
});
