import { Program } from '../../feedback/src/python-text/program.ts';
import type { ProgramLine } from '../../feedback/src/python-text/program-lines.ts';

/**
 * A line with at least this many words and operators says what to do and how: reading it gives the solution away.
 * Brackets, commas, colons and dots do not count. `total = 0`, `import math` and `return None` have at most three, and
 * a hint may say where to begin; `total = total + price` has five, `if age >= 12:` has four.
 */
const tellingWeight = 4;

/** What a question asks for: the lines of its solution that its starter does not have. */
export type AskedLines = {
  /** Lines that no prompt and no hint may spell out. */
  telling: readonly RegExp[];
  /** All of these lines: together they are the solution, however short each is. */
  all: readonly RegExp[];
};

/** Leaves out headers of functions, because a prompt must name them. */
export function askedLines(solution: string, starter: string): AskedLines {
  const given = new Set(new Program(starter).lines.map(spelling));
  const asked = new Program(solution).lines.filter(
    (line) => line.tokens.length > 0 && !given.has(spelling(line)) && line.tokens[0]?.text !== 'def',
  );
  return {
    telling: asked.filter((line) => weightOf(line) >= tellingWeight).map(patternOf),
    all: asked.map(patternOf),
  };
}

/** Returns the part of a text that gives the solution away, or null. */
export function giveAwayIn(text: string, { telling, all }: AskedLines): string | null {
  for (const pattern of telling) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  const found = all.map((pattern) => pattern.exec(text)?.[0]);
  const isWhole = found.length > 0 && found.every((piece) => piece !== undefined);
  return isWhole ? found.join('; ') : null;
}

function weightOf({ tokens }: ProgramLine): number {
  return tokens.filter(({ kind, text }) => kind !== 'symbol' || !/^[()[\]{},:.]$/.test(text)).length;
}

function spelling({ tokens }: ProgramLine): string {
  return tokens.map(({ text }) => text.replaceAll("'", '"')).join(' ');
}

/** Finds a line in a text, with any spacing and any kind of quotes. */
function patternOf({ tokens }: ProgramLine): RegExp {
  const pieces = tokens.map(({ text }) => RegExp.escape(text).replace(/"|'|\\x22|\\x27/g, '["\'“”‘’]'));
  const isWord = (index: number) => /^\w/.test(tokens[index]?.text ?? '');
  const joined = pieces.reduce(
    (sum, piece, index) =>
      `${sum}${index === 0 ? '' : endsInWord(tokens[index - 1]?.text) && isWord(index) ? '\\s+' : '\\s*'}${piece}`,
    '',
  );
  // biome-ignore lint/plugin: lines of our own solutions, escaped, looked for in our own texts
  return new RegExp(`(?<![\\w.])${joined}(?!\\w)`, 'u');
}

function endsInWord(text = ''): boolean {
  return /\w$/.test(text);
}
