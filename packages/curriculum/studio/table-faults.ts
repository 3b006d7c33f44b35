import { isPhonemes } from './pronunciation.ts';

type Table = Readonly<Record<string, string>>;

/** What is wrong with how the entries of a table are written, a line for each fault. */
export function writingFaults(table: Table, letters: RegExp): string[] {
  return Object.entries(table).flatMap(([word, spoken]) => [
    ...(/^[a-z]+$/.test(word) ? [] : [`${word}: must be one word in small Latin letters`]),
    ...spoken
      .split(' ')
      .filter((part) => !letters.test(part) && !isPhonemes(part))
      .map((part) => `${word}: "${part}" is neither in the letters of the voice nor in phonemes`),
  ]);
}

/** Groups of words that are spoken alike, so that a listener cannot tell them apart. */
export function soundAlikes(table: Table): string[][] {
  const words = Map.groupBy(Object.keys(table), (word) => table[word] ?? '');
  return [...words.values()].filter((group) => group.length > 1);
}

/**
 * What is wrong with how the Tamil voice says a word: it begins or ends with a voiced consonant where English has a voiceless one, or the
 * other way round, or it is an unfit word of Tamil. Null when nothing is.
 * @param phonemes what the synthesizer says
 */
export function soundFault(word: string, phonemes: string): string | null {
  const heard = phonemes.replaceAll(/[';,_|]/g, '');
  const onset = onsetOf(word);
  const unfit = unfitWords.get(heard);
  if (unfit !== undefined) return `${word} is heard as ${unfit}`;
  if (onset !== null && !heard.startsWith(onset)) return `${word} begins with ${onset}, heard is ${phonemes}`;
  const isVoiceless = /(?:[pkt]|pe|te|ke)s?$/.test(word);
  return isVoiceless && /(?:d\.|[bg])s?$/.test(heard) ? `${word} ends voiceless, heard is ${phonemes}` : null;
}

/** Words that a class laughs at or a child starts at, by how they are heard. Tamil ears do not tell `b` from `p`. */
const unfitWords: ReadonlyMap<string, string> = new Map([
  ['pi:', 'பீ (dirt)'],
  ['bi:', 'பீ (dirt)'],
  ['si:', 'சீ (shame on you)'],
  ['tSi:', 'சீ (shame on you)'],
  ['kol', 'கொல் (kill)'],
]);

/** The first consonant of an English word, where its letter tells it. */
function onsetOf(word: string): string | null {
  if (/^[bdpt]/.test(word)) return word.charAt(0);
  if (/^(?:k|c[aloru])/.test(word)) return 'k';
  return /^g[^b]/.test(word) ? 'g' : null;
}
