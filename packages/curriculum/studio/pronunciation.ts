import type { Language } from '@python-learning/domain';
import { spokenEnglish, spokenTamil } from './pronunciation.tables.ts';

const tables: Record<Language, Readonly<Record<string, string>>> = { en: spokenEnglish, ta: spokenTamil };

/** The text to speak for a caption. The caption itself keeps the written form. */
export function spokenText(caption: string, language: Language): string {
  const words = tables[language];
  const bare = caption.replaceAll(/(\w)\(\)/g, '$1').replaceAll('#', 'hash');
  // Only Tamil has case endings after a word in Latin letters.
  return bare.replaceAll(/([A-Za-z]+)(?:-([\u0B80-\u0BFF]+))?/g, (whole, word: string, ending?: string) => {
    const spelled = wordOf(words, word);
    if (spelled === undefined) return whole.replace('-', ' ');
    return ending === undefined ? spelled : joinEnding(spelled, ending);
  });
}

/** A word that is said otherwise than it is written, such as `print` and `பிரிண்ட்`. */
export type Respelling = { written: string; said: string };

/** The words of a caption that a reader may not know how to say, each once. Phonemes of the synthesiser are left out. */
export function respellingsOf(caption: string, language: Language): Respelling[] {
  const bare = caption.split(' ').map((word) => word.replace(outerSigns, ''));
  const written = [...new Set(bare)].filter((word) => word !== '');
  return written
    .map((word) => ({ written: word, said: spokenText(word, language) }))
    .filter(
      ({ written: word, said }) => said !== word.replace('()', '').replace('-', ' ') && !said.includes('[['),
    );
}

const outerSigns = /^[^\p{L}\p{N}]+|[.,;:?!…"'”’]+$/gu;

/**
 * Joins a Tamil word and its case ending as they are pronounced: `பிரிண்ட்` + `ஐ` is `பிரிண்டை`,
 * `பைத்தன்` + `க்கு` is `பைத்தனுக்கு`, `செல்` + `ஐ` is `செல்லை`. The word may be written in phonemes.
 */
export function joinEnding(word: string, ending: string): string {
  if (isPhonemes(word)) return joinPhonemes(word, ending);
  if (!word.endsWith(pulli)) return `${word} ${ending}`;
  const stem = stemOf(word);
  const [first = '', ...rest] = ending;
  const sign = vowelSigns.get(first);
  if (sign !== undefined) return `${stem}${sign}${rest.join('')}`;
  return ending.startsWith('க்கு') ? `${stem}ு${ending}` : `${word} ${ending}`;
}

/** A word without the pulli of its last consonant, which is doubled after a single short vowel: `என்` + `ஐ` is `என்னை`. */
function stemOf(word: string): string {
  const stem = word.slice(0, -pulli.length);
  return shortSyllable.test(word) ? `${word}${stem.at(-1)}` : stem;
}

const shortSyllable = /^(?:[அஇஉஎஒ]|[க-ஹ][ிுெொ]?)[க-ஹ]்$/u;

/** Whether a word is written in phonemes of the synthesizer. */
export function isPhonemes(word: string): boolean {
  return /^\[\[[^[\]]+\]\]$/.test(word);
}

/** Joins an ending to phonemes that end in a consonant. A doubled consonant may follow it, for the word behind. */
function joinPhonemes(word: string, ending: string): string {
  const { stem = ending, link } = /^(?<stem>.+)(?<link>[கசதப])்$/u.exec(ending)?.groups ?? {};
  const phonemes = endingPhonemes.get(link === undefined ? ending : stem);
  if (phonemes === undefined || /[aeiou:]\]\]$/i.test(word)) return `${word} ${ending}`;
  return `${word.slice(0, -2)}${phonemes}${linkPhonemes.get(link ?? '') ?? ''}]]`;
}

const endingPhonemes: ReadonlyMap<string, string> = new Map([
  ['ஐ', 'aI'],
  ['இல்', 'il'],
  ['இலும்', 'ilUm'],
  ['இலிருந்து', 'ilirUndU'],
  ['இன்', 'in'],
  ['ஆல்', 'a:l'],
  ['உம்', 'Um'],
  ['உடன்', 'Ud.Vn'],
  ['க்கு', 'UkkU'],
  ['க்கும்', 'UkkUm'],
  ['க்குள்', 'UkkUl.'],
  ['க்கான', 'Ukka:nV'],
]);

const linkPhonemes: ReadonlyMap<string, string> = new Map([
  ['க', 'k'],
  ['ச', 'tS'],
  ['த', 't'],
  ['ப', 'p'],
]);

const pulli = '\u0BCD';

const vowelSigns: ReadonlyMap<string, string> = new Map([
  ['அ', ''],
  ['ஆ', 'ா'],
  ['இ', 'ி'],
  ['ஈ', 'ீ'],
  ['உ', 'ு'],
  ['ஊ', 'ூ'],
  ['எ', 'ெ'],
  ['ஏ', 'ே'],
  ['ஐ', 'ை'],
  ['ஒ', 'ொ'],
  ['ஓ', 'ோ'],
]);

function wordOf(words: Readonly<Record<string, string>>, word: string): string | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
