import { type Language, languages } from '@python-learning/domain';
import { getLanguage } from './language.ts';

let borrowed: Language | null = null;

/** Returns one of these texts, which come in the order of `languages`. The compiled messages call this. */
export function choose(...texts: readonly string[]): string {
  return texts[languages.indexOf(borrowed ?? getLanguage())] ?? '';
}

/** Returns what `say` returns in another language than the current one. */
export function sayIn(language: Language, say: () => string): string {
  borrowed = language;
  try {
    return say();
  } finally {
    borrowed = null;
  }
}
