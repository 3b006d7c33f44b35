import { hasTopLevelColon, isBracketOpen, startsWith } from '../../python-text/line-shape.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import { blockKeywords } from '../../python-text/python-words.ts';
import type { Token } from '../../python-text/scan.ts';
import { type Condition, holds } from './condition.ts';
import { twoOrdersInOneLine } from './operator.conditions.ts';

/** Conditions for lines that open a block, and for lines between blocks. */

/** `else if`, `elseif`, `elsif` */
export const lineElseIf = holds(
  ({ line }) =>
    startsWith(line, 'else', 'if') || ['elseif', 'elsif', 'elf'].includes(line.tokens[0]?.text ?? ''),
);

export const lineElseCondition = holds(({ line }) => {
  const [, second, third] = line.tokens;
  if (!startsWith(line, 'else') || second === undefined) return false;
  const isOrder = third?.text === '(' || third?.text === '=';
  return second.text !== ':' && second.text !== 'if' && !isOrder;
});

/** `if x > 2: print("big") else: print("small")` in one line. */
export const elseBehindIf: Condition = ({ line }) => {
  const opens = startsWith(line, 'if') || startsWith(line, 'elif');
  const colon = line.tokens.findIndex(({ text }) => text === ':');
  const word = line.tokens.slice(colon + 1).find(({ text }) => text === 'else' || text === 'elif')?.text;
  return opens && colon !== -1 && word !== undefined ? { values: { word } } : null;
};

export const lineStartsFor = holds(({ line }) => startsWith(line, 'for'));

export const lineStartsElseElif = holds(({ line }) => startsWith(line, 'else') || startsWith(line, 'elif'));

/** A block line without its colon, also where Python only says "invalid syntax". */
export const lineWithoutColon = holds(({ message, line }) => {
  if (message.includes("expected ':'")) return true;
  const first = line.tokens[0]?.text ?? '';
  if (line.tokens[1]?.text === '=') return false;
  return (
    message === 'invalid syntax' &&
    blockKeywords.has(first) &&
    !isBracketOpen(line) &&
    !hasTopLevelColon(line.tokens)
  );
});

/** Statements in which a single = cannot store. */
const comparingWords = new Set(['if', 'elif', 'while', 'return', 'assert']);

/** A single = where a condition should compare. */
export const equalsInCondition = holds((context) => {
  const { message, line } = context;
  if (twoOrdersInOneLine(context) !== null || hasReversedOperator(line)) return false;
  if (message.includes("':='")) return true;
  return comparingWords.has(line.tokens[0]?.text ?? '') && line.tokens.some((one) => one.text === '=');
});

/** `if x =! 5:` has its own explanation, with the operator that was meant. */
function hasReversedOperator({ tokens }: ProgramLine): boolean {
  return tokens.some(({ text, end }, index) => {
    const next = tokens[index + 1];
    return text === '=' && next?.text === '!' && next.start === end;
  });
}

/** `print("Hello"):` */
export const colonTooMuch = holds(({ line }) => {
  const first = line.tokens[0]?.text ?? '';
  const isBlock = blockKeywords.has(first) || ['case', 'match', 'lambda'].includes(first);
  return line.tokens.at(-1)?.text === ':' && !isBlock && !isBracketOpen(line);
});

/** `def greet("Nila"):` */
export const valueAsParameter = holds(({ line }) => {
  const isValue = ({ kind }: Token, index: number): boolean =>
    (kind === 'string' || kind === 'number') && ['(', ','].includes(line.tokens[index - 1]?.text ?? '');
  return startsWith(line, 'def') && line.tokens.some(isValue);
});

/** A line between the block of a `try` and its `except`, indented like the `except`, which Python never reached. */
export const lineCutsTryOff: Condition = ({ line, lines }) => {
  const below = lines
    .slice(line.number)
    .find(
      (one) =>
        one.tokens.length > 0 && one.indent <= line.indent && /^\s*(?:except|finally)\b/u.test(one.text),
    );
  return below?.indent === line.indent ? { values: { n: line.number } } : null;
};

/** A line between a block and its `else`, `elif`, `except` or `finally`, with the same indentation as that word. */
export const lineCutsElseOff: Condition = ({ line, lines }) => {
  const word = line.tokens[0]?.text ?? '';
  if (!['else', 'elif', 'except', 'finally'].includes(word)) return null;
  let cut: ProgramLine | null = null;
  for (const above of lines.slice(0, line.number - 1).toReversed()) {
    if (above.tokens.length === 0 || above.indent > line.indent) continue;
    if (above.indent < line.indent) return null;
    const first = above.tokens[0]?.text ?? '';
    if (['if', 'for', 'while', 'try'].includes(first)) {
      return cut === null ? null : { values: { n: cut.number }, line: cut.number };
    }
    if (!['elif', 'else', 'except'].includes(first)) cut = above;
  }
  return null;
};

export const lineForWithoutIn = holds(
  ({ line }) => startsWith(line, 'for') && !line.tokens.some((token) => token.text === 'in'),
);
