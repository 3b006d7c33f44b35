import type { ProgramLine } from './program-lines.ts';

/** How often each name occurs in a program. Memoized, because many conditions ask. */
export function nameUses(lines: readonly ProgramLine[]): ReadonlyMap<string, number> {
  const known = counted.get(lines);
  if (known !== undefined) return known;
  const uses = new Map<string, number>();
  for (const { tokens } of lines) {
    for (const { kind, text } of tokens) if (kind === 'name') uses.set(text, (uses.get(text) ?? 0) + 1);
  }
  counted.set(lines, uses);
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

const counted = new WeakMap<readonly ProgramLine[], ReadonlyMap<string, number>>();
