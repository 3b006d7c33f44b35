import { describe, expect, test } from 'vitest';
import { scan } from './scan.ts';

const kinds = (source: string) =>
  scan(source)
    .filter(({ kind }) => kind !== 'space')
    .map(({ kind, text }) => `${kind} ${text}`);

describe('scan', () => {
  test.each([
    'print("Hello")\nx = 5 # done\n',
    'print("Hello\nx = 1',
    "print('''a\nb''') + f\"{x}\"",
    'print(“Hello”)',
    'பெயர் = "நிலா"\nprint(௫ + ５)',
    'if x => 1 && y:\n\tx++;',
    '🙂 = 1\\\n',
    '',
  ])('loses nothing: %j', (source) => {
    expect(
      scan(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source);
  });

  test('knows texts, comments, names, numbers and symbols', () => {
    expect(kinds('age = 12 # years')).toEqual(['name age', 'symbol =', 'number 12', 'comment # years']);
    expect(kinds('f"a # b" \'c\'')).toEqual(['string f"a # b"', "string 'c'"]);
  });

  test('an unclosed text ends with its line', () => {
    const [, , text] = scan('print("Hello)\nx');
    expect(text).toMatchObject({ kind: 'string', text: '"Hello)', closed: false });
  });

  test('a quote after a backslash does not close', () => {
    expect(kinds('"a\\"b"')).toEqual(['string "a\\"b"']);
  });

  test('a text between curly quotes is a text, apostrophe included', () => {
    expect(kinds('‘It’s # hot’')).toEqual(['string ‘It’s # hot’']);
  });

  test('lines and columns count on through texts of several lines', () => {
    const last = scan("x = '''a\nb'''\ny").at(-1);
    expect(last).toMatchObject({ text: 'y', line: 3, column: 0 });
  });

  test('a Tamil name with its vowel signs is one name', () => {
    expect(kinds('மதிப்பெண் = 5')[0]).toBe('name மதிப்பெண்');
  });
});
