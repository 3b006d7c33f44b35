import { describe, expect, test } from 'vitest';
import { bareProgram, programPieces, usedByProgram } from './program-pieces.ts';

const textsOf = (source: string) =>
  programPieces(source)
    .filter(({ kind }) => kind !== 'code')
    .map((piece) => [piece.kind, piece.line, piece.source]);

describe('the pieces of a program', () => {
  test('are its texts and comments with their lines', () => {
    const source =
      'name = "Nila"  # mine\nprint(\'It\\\'s\', f"{d["a"]} # no")\n"""two\nlines"""\nx = """open';
    expect(textsOf(source)).toEqual([
      ['text', 1, '"Nila"'],
      ['comment', 1, '# mine'],
      ['text', 2, "'It\\'s'"],
      ['text', 2, 'f"{d["a"]} # no"'],
      ['text', 3, '"""two\nlines"""'],
      ['text', 5, '"""open'],
    ]);
  });

  test.each([
    'print("open)\nprint(1)',
    "x = 'a' 'b' # c",
    'எண் = "அ"',
    'rf"{{x}}{',
    'f"{',
    '"\\',
    "'''",
    '#',
    '',
    'x'.repeat(200),
  ])('leave no gap: %s', (source) => {
    expect(
      programPieces(source)
        .map(({ source: written }) => written)
        .join(''),
    ).toBe(source);
  });
});

describe('a program is the same', () => {
  const program = 'for i in range(3):\n    print("a  b", i)\n';
  test.each([
    '# mine\nfor i in range(3):\n    print("a  b", i)',
    'for i in range(3):   # three\n\n    print("a  b",   i)  \n\n',
  ])('with other comments and spaces', (other) => {
    expect(bareProgram(other)).toBe(bareProgram(program));
  });

  test.each(['for i in range(4):\n    print("a  b", i)', 'for i in range(3):\n    print("a b", i)'])(
    'with another number or text it is not',
    (other) => {
      expect(bareProgram(other)).not.toBe(bareProgram(program));
    },
  );
});

test('a program reads input where its code says so', () => {
  const readsInput = (source: string) => usedByProgram(source).input;
  expect(readsInput('name = input ("Who? ")')).toBe(true);
  expect(readsInput('print("input()")  # input()')).toBe(false);
  expect(readsInput('my_input()')).toBe(false);
});

test('a program opens files where its code says so', () => {
  const opensFiles = (source: string) => usedByProgram(source).files;
  expect(opensFiles('with open("rain.csv") as file:\n    pass')).toBe(true);
  expect(opensFiles('Path("rain.csv").read_text()')).toBe(true);
  expect(opensFiles('print("open()")  # open()')).toBe(false);
  expect(opensFiles('is_open = reopen()')).toBe(false);
});

test.each([
  'import turtle',
  'from kolam import *',
  'x = 1; import random, turtle as pen',
  'if True:\n    from turtle import Turtle, done',
])('%j imports a drawing module', (source) => {
  expect(usedByProgram(source).drawing).toBe(true);
});

test.each(['print("import turtle")', '# import kolam', 'turtle = 1\nimport random', 'import turtles'])(
  '%j imports none',
  (source) => {
    expect(usedByProgram(source).drawing).toBe(false);
  },
);
