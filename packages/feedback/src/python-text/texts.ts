import type { Program } from './program.ts';

/** A string literal of a program. */
export type TextInProgram = { content: string; isFormatted: boolean; line: number };

/** All string literals of the program without their quotes, from top to bottom. */
export function textsIn({ tokens }: Program): TextInProgram[] {
  return tokens.flatMap(({ kind, text, line }) => {
    const prefix = kind === 'string' ? (/^[a-z]*/iu.exec(text)?.[0] ?? '') : '';
    const quoted = text.slice(prefix.length);
    const quote = kind === 'string' ? quoteAround(quoted) : null;
    if (quote === null) return [];
    const content = quoted.slice(quote.length, -quote.length);
    return [{ content, isFormatted: /[ft]/iu.test(prefix), line }];
  });
}

/** The quote mark that a string begins and ends with, or null. */
function quoteAround(quoted: string): string | null {
  const isAround = (quote: string): boolean =>
    quoted.length >= 2 * quote.length && quoted.startsWith(quote) && quoted.endsWith(quote);
  return ["'''", '"""', "'", '"'].find(isAround) ?? null;
}
