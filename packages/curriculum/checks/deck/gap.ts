import type { Bilingual } from '@python-learning/domain';
import { Program } from '../../../feedback/src/python-text/program.ts';
import type { Token } from '../../../feedback/src/python-text/scan.ts';
import { linesOf } from './base-program.ts';
import { cardLimits } from './card-limits.ts';
import type { CardMaterial, Maker } from './card-material.ts';
import { excerptOf, placeOf } from './excerpt.ts';
import { fewestWrong, mostWrong, optionsOf } from './options.ts';
import { shuffled } from './seeded.ts';
import { rightPiece } from './sentences.ts';

/** A right program with a gap, and pieces for it, of which exactly one makes it right. */
export const makeGaps: Maker<'gap'> = async function* (material) {
  const { right, runs, seed } = material;
  for (const { lines } of right) {
    const source = lines.join('\n');
    const example = await runs.exampleOf(lines);
    if (example === null) continue;
    const { tokens } = new Program(source);
    for (const token of shuffled(tokens, `${seed} gap`, ({ start, text }) => `${start} ${text}`)) {
      const pieces = otherPieces(token, tokens);
      const excerpt = excerptOf(lines, token.line - 1);
      if (pieces.length < fewestWrong || excerpt === null || isGiven(lines[token.line - 1] ?? '')) continue;
      const wrong = await wrongPieces(source, token, pieces, material);
      const choice = optionsOf({ text: token.text }, wrong, `${seed} ${token.start}`);
      if (choice === null) continue;
      const shownFrom = lengthOf(lines.slice(0, excerpt.start));
      yield {
        kind: 'gap',
        constructs: [...((await material.constructsOf(lines)) ?? [])],
        ...placeOf(excerpt, lines),
        before: source.slice(shownFrom, token.start),
        after: source.slice(token.end, lengthOf(lines.slice(0, excerpt.end)) - 1),
        example,
        ...choice,
        explanation: rightPiece(token.text),
      };
    }
  }
};

/** Whether a line stores a number or a text as it is: the task names it, and the program does not tell it. */
function isGiven(line: string): boolean {
  return /^\s*\w+ = (?:-?[\d.]+|"[^"]*")$/u.test(line);
}

/** The length of these lines in a program, each with its line break. */
function lengthOf(lines: readonly string[]): number {
  return lines.reduce((length, line) => length + line.length + 1, 0);
}

async function wrongPieces(
  source: string,
  token: Token,
  pieces: readonly string[],
  { runs, isTaught, seed }: CardMaterial,
): Promise<{ text: string; why: Bilingual }[]> {
  const wrong: { text: string; why: Bilingual }[] = [];
  for (const text of shuffled(pieces, `${seed} ${token.start}`, (piece) => piece)) {
    if (wrong.length === mostWrong) break;
    const lines = linesOf(source.slice(0, token.start) + text + source.slice(token.end));
    const isTooLong = (lines[token.line - 1] ?? '').length > cardLimits.lineLength;
    if (isTooLong || !(await isTaught(lines)) || (await runs.passes(lines))) continue;
    const why = await runs.whyWrong(lines);
    if (why !== null) wrong.push({ text, why });
  }
  return wrong;
}

/** Groups of words and signs that beginners take for each other. */
const groups: readonly (readonly string[])[] = [
  ['<', '>', '<=', '>=', '==', '!='],
  ['+', '-', '*', '/', '//', '%'],
  ['and', 'or', 'not'],
  ['if', 'elif', 'else', 'while', 'for'],
  ['for', 'while', 'if', 'def'],
  ['in', 'and', '==', '='],
  ['int', 'float', 'input', 'print', 'round', 'len'],
  ['print', 'input', 'return', 'range'],
  ['lower', 'upper', 'append', 'split', 'join'],
  ['True', 'False', 'None'],
  ['break', 'return', 'continue'],
  ['=', '==', ':'],
];

/** What may be taken for a token: signs and words of its group, numbers near it, other names of the program. */
function otherPieces(token: Token, tokens: readonly Token[]): string[] {
  const grouped = groups.filter((group) => group.includes(token.text)).flat();
  const near = /^\d{1,4}$/u.test(token.text)
    ? [1, -1, 2, 10].map((step) => String(Number(token.text) + step))
    : [];
  const names = ownNames(tokens);
  const others = names.includes(token.text) ? [...names, `"${token.text}"`] : [];
  const pieces = [...grouped, ...near.filter((text) => !text.startsWith('-')), ...others];
  return [...new Set(pieces)].filter((text) => text !== token.text);
}

/** The names that a program stores values in. */
function ownNames(tokens: readonly Token[]): string[] {
  const words = tokens.filter(({ kind }) => kind !== 'space');
  const stored = words.filter(
    ({ kind }, index) =>
      kind === 'name' && (words[index + 1]?.text === '=' || words[index - 1]?.text === 'for'),
  );
  return [...new Set(stored.map(({ text }) => text))];
}
