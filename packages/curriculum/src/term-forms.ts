import type { Language, Localized } from '@python-learning/domain';
import type { GlossaryTerm } from './glossary.schema.ts';

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

/** A stem to find in a text. `ending` is the source of a regular expression for what may follow it. */
export type WordForm = { stem: string; ending: string };

/**
 * Returns how a Tamil dictionary form is found in sentences: வரி, வரியை, வரியில், வரிகளுக்குக்.
 * The stem may be followed by case endings, the plural and the consonant doubled before the next word, and by nothing
 * else: வரிசை is another word. A `*` at the end of `word` matches any letters.
 */
function tamilWordForm(word: string): WordForm {
  if (word.endsWith('*')) return { stem: word.slice(0, -1), ending: '[\\u0B80-\\u0BFF]*' };
  const [base, last] = [word.slice(0, -1), word.slice(-1)];
  if (last === pulli) return endingInConsonant(base);
  if (last === 'ு') return endingInU(base);
  return { stem: word, ending: afterVowel(/(?:ி|ீ|ை|ே|ெ)$/.test(word) ? 'ய' : 'வ') };
}

/** The dot on a consonant that has no vowel. */
const pulli = '்';

/** Case endings that begin with a vowel, written as its sign on the consonant before. */
const cases = [
  'ை(?:யும்|யே|யோ|விட)?',
  'ி(?:ல்|லும்|லே|லேயே|லிருந்து|லிருந்தும்|லுள்ள|ன்|னால்|னுடைய|ற்கு|ற்கும்|ற்குள்|டம்)',
  'ா(?:ல்|லும்|க|கவும்|கவே|கும்|ன|னது|வது|ய்)?',
  'ோ(?:டு|டும்)?',
  'ு(?:டன்|டைய|க்கு|க்கும்|க்கே|க்குள்|க்கான|க்காக|க்கென|ம்|ள்ள)',
  'ே(?:யே)?',
].join('|');

/** வரியைப் படி: before க, ச, த, ப the consonant of the next word is doubled. */
const sandhi = '(?:[கசதப]்)?';

const plural = `கள(?:்|்தான்|(?:${cases})${sandhi})`;

/** எண், நிரல்; words in ம் have their own rules: சரம், சரத்தை, சரங்கள். */
function endingInConsonant(base: string): WordForm {
  const consonant = base.slice(-1);
  if (consonant === 'ம') {
    const ending = `(?:ம்|ம(?:${cases})${sandhi}|த்த(?:${cases})${sandhi}|ங்${plural})`;
    return { stem: base.slice(0, -1), ending };
  }
  // A short word doubles its consonant: எண்ணை.
  const doubled = `(?:${pulli}${consonant})?`;
  return { stem: base, ending: `(?:்(?:தான்)?|்${plural}|${doubled}(?:${cases})${sandhi})` };
}

/** எழுத்து, எழுத்தை, எழுத்துகள்; and வெளியீடு, வெளியீட்டை. */
function endingInU(base: string): WordForm {
  const consonant = base.slice(-1);
  const doubled = /[டற]/.test(consonant) && base.at(-2) !== pulli ? `${pulli}${consonant}` : '';
  const ending = `(?:ு${sandhi}|ு(?:க்)?${plural}|ுதான்|${doubled}(?:${cases})${sandhi}|(?:${cases})${sandhi})`;
  return { stem: base, ending };
}

/** வரி with its glide: வரியை, வரிக்கு, வரிகள். */
function afterVowel(glide: string): string {
  return `(?:${sandhi}|(?:க்)?${plural}|க்க(?:ு|ும்|ுள்|ே|ான|ாக)${sandhi}|தான்|${glide}(?:${cases})${sandhi})`;
}
