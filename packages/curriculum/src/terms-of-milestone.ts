import type { Bilingual } from '@python-learning/domain';
import type { GlossaryTerm } from './glossary.schema.ts';

/**
 * The glossary terms of the words that a milestone teaches, in the order of the words. A word without a term is left
 * out; the content check refuses it.
 */
export function termsOf(words: readonly Bilingual[], glossary: readonly GlossaryTerm[]): GlossaryTerm[] {
  return words.flatMap((word) => findTermOf(word, glossary) ?? []);
}

/** Finds the term that both languages call so, ignoring additions in brackets; null when there is none. */
export function findTermOf(word: Bilingual, glossary: readonly GlossaryTerm[]): GlossaryTerm | null {
  const [en = '', ta = ''] = [namesIn(word.en)[0], namesIn(word.ta)[0]];
  const isNamed = ({ term }: GlossaryTerm) => namesIn(term.en).includes(en) && namesIn(term.ta).includes(ta);
  return glossary.find(isNamed) ?? null;
}

/** `character, letter` has two names, `list (of values)` one. */
function namesIn(text: string): string[] {
  return text
    .replace(/\s*\([^)]+\)/g, '')
    .split(/,| \/ /)
    .map((name) => name.trim().toLowerCase());
}
