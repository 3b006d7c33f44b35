import { expect, test } from 'vitest';
import { printed, raised, reportOf } from '../fixtures/builders.ts';
import {
  boundedReport,
  boundedShown,
  isWantedReadable,
  omissionMark,
  readAtMost,
  shortened,
} from './bounded.ts';
import { classifyOutput } from './compare/classify-output.ts';
import { Program } from './python-text/program.ts';

const { messageLength, shownLength, shownLines, wantedLength, wantedLines } = readAtMost;

const difference = (expected: string, actual: string, source = '') =>
  classifyOutput({ expected, actual, program: new Program(source), inputs: [], inputsUsed: 0 });

test('an output within the bounds is read as it is', () => {
  const lines = Array.from({ length: shownLines }, () => 'a').join('\n');
  expect(boundedShown(lines)).toBe(lines);
  expect(boundedShown('a'.repeat(shownLength))).toHaveLength(shownLength);
});

test('a longer output ends with the sign for what was cut, behind whole lines where lines are cut', () => {
  expect(boundedShown('a\n'.repeat(shownLines + 5))).toBe(`${'a\n'.repeat(shownLines)}${omissionMark}`);
  expect(boundedShown('a'.repeat(shownLength + 1))).toBe(`${'a'.repeat(shownLength)}${omissionMark}`);
});

test('a letter of two units is never halved', () => {
  expect(boundedShown(`a${'😀'.repeat(shownLength)}`).isWellFormed()).toBe(true);
  expect(boundedShown('😀'.repeat(shownLength)).isWellFormed()).toBe(true);
  expect(shortened('😀😀😀', 4)).toBe('😀…');
});

test('a wanted output is never longer than what is read of a shown one', () => {
  expect(wantedLength).toBeLessThan(shownLength);
  expect(wantedLines).toBeLessThan(shownLines);
  expect(isWantedReadable('a'.repeat(wantedLength))).toBe(true);
  expect(isWantedReadable('a'.repeat(wantedLength + 1))).toBe(false);
  expect(isWantedReadable('a\n'.repeat(wantedLines))).toBe(false);
});

test('messages are cut with three dots, so that no entry takes a part for the whole', () => {
  const { shown, cases, facts } = boundedReport(
    reportOf([raised('NameError', 'a'.repeat(9000), 1), printed('ok')], {
      syntaxError: { type: 'b'.repeat(500), message: '', range: null },
    }),
  );
  expect(shown.exception?.message).toHaveLength(messageLength);
  expect(cases[0]?.exception?.message).toMatch(/^a+…$/u);
  expect(cases[1]?.exception).toBeNull();
  expect(facts.syntaxError?.type).toMatch(/^b+…$/u);
});

const long = 'x y\n'.repeat(2000);

test.each([
  ['a difference in letters', 'X y', long],
  ['a difference in spaces', 'xy', `xy${' '.repeat(9000)}z`],
  ['a difference in the number of signs', '***', `${'*'.repeat(5000)} end`],
  ['a difference in numbers', '1', `${'1'.repeat(5000)}2`],
  ['a difference in empty lines', 'a\nb', `a${'\n'.repeat(5000)}c`],
  ['a wanted output that goes on', 'x y\nx y\nz', long],
])('%s is not claimed where the rest was cut', (_, expected, actual) => {
  const untrue = ['OUT-CASE', 'OUT-SPACES', 'OUT-SIGN-COUNT', 'OUT-NUMBER', 'OUT-BLANK-EXTRA', 'OUT-EMPTY'];
  const { id } = difference(expected, actual);
  expect([...untrue, 'OUT-MISSING-LINES', 'OUT-MISSING-WORDS', 'OUT-PUNCTUATION']).not.toContain(id);
});

test('nothing but empty lines where the start was read is no empty output', () => {
  expect(difference('a', `${'\n'.repeat(5000)}b`).id).not.toBe('OUT-EMPTY');
});

test('the same words with other numbers behind the cut are not called right', () => {
  const { id } = difference('1 hour', `1 ${'hour '.repeat(2000)} 2`);
  expect(id).not.toBe('OUT-OTHER-WORDS');
});

test('lines too many are seen although the last ones were not read', () => {
  expect(difference('x y\nx y', long).id).toBe('OUT-EXTRA-LINES');
});

test('a difference far behind in long outputs is named by its line', () => {
  const wanted = Array.from({ length: 1000 }, (_, n) => `line ${n}`);
  const shown = wanted.with(700, 'line x');
  expect(difference(wanted.join('\n'), shown.join('\n'))).toEqual({
    id: 'OUT-SOME-LINES',
    values: { n: 701 },
  });
});

test('long outputs that differ from the first line on have the general explanation', () => {
  expect(difference('a'.repeat(9000), `${'a'.repeat(8999)}b`)).toEqual({ id: 'OUT-OTHER' });
});
