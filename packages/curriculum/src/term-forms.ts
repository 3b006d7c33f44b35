import type { Language, Localized } from '@python-learning/domain';
import type { GlossaryTerm } from './glossary.schema.ts';
import { tamilWordForm, type WordForm } from './tamil-word.ts';

export type { WordForm } from './tamil-word.ts';

/**
 * Returns how a term is found in a text: a stem, in any letter case, that begins a word and is followed by its ending
 * and the end of the word. A term without forms is not looked for.
 */
export function termForms({ words }: GlossaryTerm, language: Language): WordForm[] {
  return words[language].map(wordForms[language]);
}

const wordForms: Localized<(word: string) => WordForm> = { en: englishWordForm, ta: wordForm };

function englishWordForm(word: string): WordForm {
  return { stem: word, ending: '(?:e?s)?(?!-)' };
}

/** Python words keep their own letters in a Tamil text: if-க்கு. */
function wordForm(word: string): WordForm {
  return /\p{Script=Tamil}\*?$/u.test(word) ? tamilWordForm(word) : { stem: word, ending: '' };
}
