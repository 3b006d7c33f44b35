import { scan, type Token } from './scan.ts';

/** A line of the program with its tokens; a string over several lines belongs to the line where it starts. */
export type ProgramLine = {
  number: number;
  text: string;
  /** Width of the leading white space; a tab advances to the next multiple of 8, as in Python. */
  indent: number;
  /** Tokens without spaces, comments and the line end. */
  tokens: readonly Token[];
  hasComment: boolean;
};

/** The program line by line; `lines[0]` is line 1. */
export function programLines(source: string): readonly ProgramLine[] {
  if (read.source !== source) read = { source, lines: readLines(source) };
  return read.lines;
}

/** Memoized: one submission reads the same program many times. */
let read: { source: string; lines: readonly ProgramLine[] } = { source: '', lines: readLines('') };

function readLines(source: string): ProgramLine[] {
  const byLine = Map.groupBy(scan(source), (token) => token.line);
  return source.split('\n').map((text, index) => {
    const own = byLine.get(index + 1) ?? [];
    return {
      number: index + 1,
      text,
      indent: indentWidth(text),
      tokens: own.filter((token) => isCode(token)),
      hasComment: own.some((token) => token.kind === 'comment'),
    };
  });
}

/** The last line above `from` (counted from 1) that has code, or null. */
export function codeLineAbove(lines: readonly ProgramLine[], from: number): ProgramLine | null {
  return lines.slice(0, from - 1).findLast((line) => line.tokens.length > 0) ?? null;
}

function isCode(token: Token): boolean {
  return token.kind !== 'space' && token.kind !== 'comment' && token.kind !== 'line-end';
}

function indentWidth(text: string): number {
  let width = 0;
  for (const sign of text) {
    if (sign === ' ') width += 1;
    else if (sign === '\t') width += 8 - (width % 8);
    else break;
  }
  return width;
}
