import { isFunctionWord, isPlainWord, isSchoolKind } from './plain-words.ts';
import { type Word, withoutWords, wordsOf } from './words.ts';

const englishSchool = /^(?:colleges?|schools?|vidyalayam?|vidyalaya|kalloori|kallori|academy|convent|mv)$/i;
const tamilSchool = /^(?:கல்லூரி|வித்தியாலய|வித்யாலய|மகாவித்தியாலய|பாடசாலை|பள்ளி(?!வாசல்))/u;
const nameMost = 6;

/** Removes the names of schools: `jaffna hindu college` keeps its last word, `my school bus` all of them. */
export function withoutSchools(text: string): string {
  const words = wordsOf(text);
  const hidden = new Set<number>();
  for (const [at, { text: word }] of words.entries()) {
    if (!englishSchool.test(word) && !tamilSchool.test(word)) continue;
    const length = nameLengthBefore(words, at);
    for (let back = 1; back <= length; back++) hidden.add(at - back);
  }
  return withoutWords(text, words, hidden);
}

/** Number of words before `at` that name a school, its kind included; 0 for a kind alone, or nothing. */
function nameLengthBefore(words: readonly Word[], at: number): number {
  let length = 0;
  let isNamed = false;
  while (length < nameMost) {
    const word = words[at - length - 1];
    if (word === undefined || !word.isJoined) break;
    const isKind = isSchoolKind(word.text);
    if (isFunctionWord(word.text) || (!isKind && isPlainWord(word.text))) break;
    if (!isKind) isNamed = true;
    length++;
  }
  return isNamed ? length : 0;
}
