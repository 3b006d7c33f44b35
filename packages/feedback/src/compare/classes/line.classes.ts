import { type TextInProgram, textsIn } from '../../python-text/texts.ts';
import { constructs } from '../../text/words.ts';
import type { MismatchClass } from '../mismatch.ts';
import { withoutNumbers } from '../numbers-in-text.ts';
import { extraLines } from './wording.classes.ts';

/** Differences in which lines are printed and in which order. */

/** Two answers are swapped, as when a condition is inverted. */
export const areAnswersSwapped: MismatchClass = ({ expectedLines, actualLines, program }) => {
  const wrong = actualLines.flatMap((line, index) =>
    line === expectedLines[index] ? [] : [[expectedLines[index], line]],
  );
  const [first] = wrong;
  if (expectedLines.length !== actualLines.length || wrong.length < 2 || first === undefined) return false;
  const [a, b] = first;
  const isSwap = wrong.every(([want, got]) => (want === a && got === b) || (want === b && got === a));
  return isSwap && isBothWays(wrong, a) && /\bif\b|==|!=|[<>]|\bin\b|\bnot\b/u.test(program.source);
};

export const isOtherOrder: MismatchClass = ({ expectedLines, actualLines }) =>
  expectedLines.length > 1 && [...expectedLines].sort().join('\n') === [...actualLines].sort().join('\n');

/**
 * The text of another branch was printed: the program has a condition and contains both texts. A formatted string is
 * recognised by the words around its values.
 */
export const isOtherBranch: MismatchClass = ({ expectedLines, actualLines, program }) => {
  if (!constructs.condition.test(program.source)) return false;
  const at = expectedLines.findIndex((line, index) => line !== actualLines[index]);
  const [want, got] = [expectedLines[at] ?? '', actualLines[at] ?? ''];
  const texts = textsIn(program).filter(({ content }) => /\p{L}/u.test(content));
  const wanted = texts.filter((text) => isMadeFrom(want, text));
  const shown = texts.filter((text) => isMadeFrom(got, text));
  return wanted.length > 0 && shown.length > 0 && !wanted.some((text) => shown.includes(text));
};

/** Whether a string of the program can produce this output line. */
function isMadeFrom(line: string, { content, isFormatted }: TextInProgram): boolean {
  if (line === '') return false;
  if (!isFormatted) return content.trim() === line;
  const parts = content.split(/\{[^{}]*\}/u);
  const [first = '', ...rest] = parts;
  if (parts.join('').trim() === '' || !line.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = line.indexOf(part.trimEnd(), at);
    if (found === -1) return false;
    at = found + part.trimEnd().length;
  }
  return true;
}

/** The expected lines are there among intermediate steps or repeats: `print()` is inside the loop. */
export const isRepeated: MismatchClass = ({ expectedLines, actualLines }) => {
  const extra = extraLines(expectedLines, actualLines);
  if (extra === null || extra.length === 0) return false;
  const shapes = new Set(expectedLines.map((line) => withoutNumbers(line)));
  return extra.every((line) => shapes.has(withoutNumbers(line)));
};

export const hasExtraLines: MismatchClass = ({ expectedLines, actualLines }) =>
  (extraLines(expectedLines, actualLines)?.length ?? 0) > 0;

/** The program ended without reading all input lines. */
export const isInputUnread: MismatchClass = ({ inputs, inputsUsed }) => inputsUsed < inputs.length;

export const hasMissingLines: MismatchClass = ({ expectedLines, actualLines }) =>
  (extraLines(actualLines, expectedLines)?.length ?? 0) > 0;

/** Some lines are right at their position; the finding names the first wrong line. */
export const areSomeLinesRight: MismatchClass = ({ expectedLines, actualLines }) => {
  const isSome = expectedLines.some((line, index) => line !== '' && line === actualLines[index]);
  const at = expectedLines.findIndex((line, index) => line !== actualLines[index]);
  return isSome && { values: { n: (at === -1 ? expectedLines.length : at) + 1 } };
};

function isBothWays(wrong: readonly (readonly (string | undefined)[])[], first: string | undefined): boolean {
  return wrong.some(([want]) => want === first) && wrong.some(([want]) => want !== first);
}
