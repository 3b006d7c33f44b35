import { type Bilingual, languages } from '@python-learning/domain';
import type { GlossaryTerm } from './glossary.schema.ts';

/**
 * The glossary terms of the words that a milestone teaches, in the order of the words. A word without a term is left
 * out; the content check refuses it.
 */
export function termsOf(words: readonly Bilingual[], glossary: readonly GlossaryTerm[]): GlossaryTerm[] {
  return words.flatMap((word) => findTermOf(word, glossary) ?? []);
}

/** Finds the term that every language calls so, ignoring additions in brackets; null when there is none. */
export function findTermOf(word: Bilingual, glossary: readonly GlossaryTerm[]): GlossaryTerm | null {
  const isNamed = ({ term }: GlossaryTerm) =>
    languages.every((language) => namesIn(term[language]).includes(namesIn(word[language])[0] ?? ''));
  return glossary.find(isNamed) ?? null;
}

/** `character, letter` has two names, `list (of values)` one. */
function namesIn(text: string): string[] {
  return text
    .replace(/\s*\([^)]+\)/g, '')
    .split(/,| \/ /)
    .map((name) => name.trim().toLowerCase());
}
