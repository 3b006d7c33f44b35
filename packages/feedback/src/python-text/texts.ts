import { scan } from './scan.ts';

/** A text as it stands in a program. */
export type TextInProgram = { content: string; isFormatted: boolean; line: number };

/** Every text of the program without its quote marks, from top to bottom. */
export function textsIn(source: string): TextInProgram[] {
  return scan(source).flatMap(({ kind, text, line }) => {
    const prefix = kind === 'string' ? (/^[a-z]*/iu.exec(text)?.[0] ?? '') : '';
    const quoted = text.slice(prefix.length);
    const quote = kind === 'string' ? quoteAround(quoted) : null;
    if (quote === null) return [];
    const content = quoted.slice(quote.length, -quote.length);
    return [{ content, isFormatted: /[ft]/iu.test(prefix), line }];
  });
}

/** The quote mark that a text begins and ends with, or null. */
function quoteAround(quoted: string): string | null {
  const isAround = (quote: string): boolean =>
    quoted.length >= 2 * quote.length && quoted.startsWith(quote) && quoted.endsWith(quote);
  return ["'''", '"""', "'", '"'].find(isAround) ?? null;
}
