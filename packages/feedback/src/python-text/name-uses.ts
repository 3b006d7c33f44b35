import type { ProgramLine } from './program-lines.ts';
import type { Token } from './scan.ts';

/** How often each name occurs among the tokens of a program. */
export function nameUses(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { kind, text } of tokens) if (kind === 'name') uses.set(text, (uses.get(text) ?? 0) + 1);
  return uses;
}

/** Names that a line reads or stores, including those in the braces of its f-strings. */
export function namesIn({ tokens }: ProgramLine): Set<string> {
  return new Set(
    tokens.flatMap(({ kind, text }) => {
      if (kind === 'name') return [text];
      const isFormatted = kind === 'string' && /^[rt]?f/iu.test(text);
      return isFormatted ? [...text.matchAll(inBraces)].map((found) => found[1] ?? '') : [];
    }),
  );
}

const inBraces = /\{\s*([\p{L}_][\p{L}\p{M}\p{N}_]*)/gu;
