import { Program } from '../../../feedback/src/python-text/program.ts';
import type { ProgramLine } from '../../../feedback/src/python-text/program-lines.ts';

/** A part of a correct program, and what a learner might write instead. The result still runs. */
type Swap = { pattern: RegExp; by: (text: string) => readonly string[] };

const swaps: readonly Swap[] = [
  { pattern: /<=|>=|==|!=|<|>/g, by: (operator) => otherComparisons[operator] ?? [] },
  { pattern: /\*\*|\/\/|[+\-*/%]/g, by: (operator) => otherOperations[operator] ?? [] },
  { pattern: /\b\d+\b(?!\.)/g, by: (digits) => [String(Number(digits) + 1), String(Number(digits) - 1)] },
  { pattern: /\b(?:and|or)\b/g, by: (word) => [word === 'and' ? 'or' : 'and'] },
  { pattern: /\bnot\s+/g, by: () => [''] },
  { pattern: /\belif\b/g, by: () => ['if'] },
  { pattern: /\b(?:True|False)\b/g, by: (word) => [word === 'True' ? 'False' : 'True'] },
  { pattern: /\b(?:min|max)\b(?=\()/g, by: (name) => [name === 'min' ? 'max' : 'min'] },
  { pattern: /\.(?:lower|upper|strip|title|sort|reverse)\(\)/g, by: () => [''] },
  { pattern: /\b(?:int|float|round|len|str|sorted|abs)(?=\()/g, by: () => [''] },
  { pattern: /\bfloat(?=\()/g, by: () => ['int'] },
  // A count that is right only for the example, and a start that is right only for positive numbers.
  { pattern: /\blen\(\w+\)/g, by: () => ['2', '3', '4', '5'] },
  { pattern: /\b\w+\[0\]/g, by: () => ['0'] },
  { pattern: /, (?:reverse|key)=\w+/g, by: () => [''] },
];

const otherComparisons: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '=='],
  '>': ['>=', '<'],
  '>=': ['>', '=='],
  '==': ['>=', '<=', '!='],
  '!=': ['=='],
};

const otherOperations: Readonly<Record<string, readonly string[]>> = {
  '+': ['-', '*'],
  '-': ['+'],
  '*': ['+', '**'],
  '/': ['//'],
  '//': ['/', '%'],
  '%': ['//'],
  '**': ['*'],
};

/**
 * Returns programs that differ from a correct one in one small thing and may look right for some inputs: another
 * boundary, a forgotten conversion, a missing line. Every place is tried, because a case exists to notice one of them.
 */
export function nearMissesOf(source: string): string[] {
  const lines = new Program(source).lines;
  const code = codeSpans(source, lines);
  const swapped = swaps.flatMap(({ pattern, by }) =>
    [...source.matchAll(pattern)]
      .filter(({ index }) => code[index])
      .flatMap(({ index, 0: text }) =>
        by(text).map((other) => source.slice(0, index) + other + source.slice(index + text.length)),
      ),
  );
  return [...new Set([...swapped, ...withALineLeftOut(source, lines)])];
}

/** Whether each character is code. Strings and comments are not; an f-string's braces are. */
function codeSpans(source: string, lines: readonly ProgramLine[]): readonly boolean[] {
  const isCode = Array.from({ length: source.length }, () => false);
  for (const { kind, start, end, text } of lines.flatMap(({ tokens }) => tokens)) {
    if (kind !== 'string') isCode.fill(true, start, end);
    else if (/^f/i.test(text)) {
      for (const { index, 0: inner } of text.matchAll(/\{[^{}]*\}/g)) {
        isCode.fill(true, start + index, start + index + inner.length);
      }
    }
  }
  return isCode;
}

/** Replaces a statement by `pass`, so that its block is not empty. */
function withALineLeftOut(source: string, lines: readonly ProgramLine[]): string[] {
  const texts = source.split('\n');
  return lines
    .filter(({ tokens, number }) => tokens.length > 0 && isWhole(lines, number))
    .map(({ number, text }) => texts.with(number - 1, text.replace(/\S.*/, 'pass')).join('\n'));
}

/** True for a line that begins no block and does not end a longer statement. */
function isWhole(lines: readonly ProgramLine[], number: number): boolean {
  const [line, next] = [lines[number - 1], lines[number]];
  const depth = (line?.tokens ?? []).reduce(
    (sum, { text }) => sum + ('([{'.includes(text) ? 1 : ')]}'.includes(text) ? -1 : 0),
    0,
  );
  return depth === 0 && line?.tokens.at(-1)?.text !== ':' && (next?.indent ?? 0) <= (line?.indent ?? 0);
}
