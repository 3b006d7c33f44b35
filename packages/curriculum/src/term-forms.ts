import type { GlossaryTerm } from './glossary.schema.ts';
import { tamilWordForm, type WordForm } from './tamil-word.ts';
import type { Language } from './text.schema.ts';

export type { WordForm } from './tamil-word.ts';

/**
 * How a term is found in a text of a language: at each stem, in whatever case its letters are, that begins a word
 * and is followed by its ending and the end of the word. Without forms it is not looked for.
 */
export function termForms({ words }: GlossaryTerm, language: Language): WordForm[] {
  return language === 'en' ? words.en.map(englishWordForm) : words.ta.map(wordForm);
}

function englishWordForm(word: string): WordForm {
  return { stem: word, ending: '(?:e?s)?(?!-)' };
}

/** Words of Python stand in a Tamil text in their own letters: if-க்கு. */
function wordForm(word: string): WordForm {
  return /\p{Script=Tamil}\*?$/u.test(word) ? tamilWordForm(word) : { stem: word, ending: '' };
}
