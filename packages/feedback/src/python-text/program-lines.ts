import type { Token } from './scan.ts';

/** A line of the program with its tokens; a string over several lines belongs to the line where it starts. */
export type ProgramLine = {
  number: number;
  text: string;
  /** Offset of the line in the source. */
  start: number;
  /** Width of the leading white space; a tab advances to the next multiple of 8, as in Python. */
  indent: number;
  /** Tokens without spaces, comments and the line end. */
  tokens: readonly Token[];
  hasComment: boolean;
};

/** The lines of a program with its tokens; `lines[0]` is line 1. */
export function readLines(source: string, tokens: readonly Token[]): readonly ProgramLine[] {
  const byLine = Map.groupBy(tokens, (token) => token.line);
  let end = -1;
  return source.split('\n').map((text, index) => {
    const own = byLine.get(index + 1) ?? [];
    const start = end + 1;
    end = start + text.length;
    return {
      number: index + 1,
      text,
      start,
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
  for (const character of text) {
    if (character === ' ') width += 1;
    else if (character === '\t') width += 8 - (width % 8);
    else break;
  }
  return width;
}
