import { isFunctionWord, isKnownName, isPlainWord } from './plain-words.ts';
import { isCapitalised, runLength, type Word, withoutWords, wordsOf } from './words.ts';

const nameMost = 4;

/** Cues before a name, also in small letters. */
const nameCues = cues(
  'my name is|my full name is|my name|name is|i am called|call me|myself|en peyar|en per|en peru|enathu peyar|ennoda peyar|ennoda peru',
  'என் பெயர்|எனது பெயர்|என்னுடைய பெயர்|என் பேர்|எனது பேர்',
);
/** Cues before a name, or anything else that a person may be. */
const selfCues = cues('i am|i m|im|this is', 'நான்');
/** Cues before a place or a school. */
const placeCues = cues(
  'i am from|i m from|im from|i come from|i study at|i study in|i go to|my school is|my town is|my village is|my city is|lives in|lives at|lives near',
  'என் பள்ளி|என் பாடசாலை|என் ஊர்',
);
/** Cues before a capitalised name. */
const relationCues = cues(
  'my friend|my best friend|my brother|my sister|my cousin|my teacher|my father|my mother|my uncle|my aunt|my classmate|my son|my daughter',
);

/** Removes the names of persons, and of the places and schools that they are from. */
export function withoutNames(text: string): string {
  const words = wordsOf(text);
  const hidden = new Set<number>();
  const hide = (from: number, length: number): void => {
    for (let at = from; at < from + length; at++) hidden.add(at);
  };
  words.forEach((_word, at) => {
    hide(...named(words, at));
    hide(at, nameBeforeLives(words, at));
  });
  if (!isTitle(words)) hidePairs(words, hide);
  return withoutWords(text, words, hidden);
}

/** Start and number of words of the name after the cue that begins at `at`; no words when there is none. */
function named(words: readonly Word[], at: number): [from: number, length: number] {
  const isUnknown = ({ text }: Word): boolean => !isPlainWord(text);
  const strong = cueLength(nameCues, words, at);
  if (strong > 0) {
    const from = at + strong;
    const isNamed =
      words[from] !== undefined && !isFunctionWord(words[from].text) && !/^\d/.test(words[from].text);
    if (!isNamed) return [from, 0];
    const isAlone = words[from]?.isJoined !== true;
    const length = isAlone ? 1 : 1 + runLength(words, from + 1, nameMost - 1, isUnknown);
    return [from, withHome(words, from, length)];
  }
  const place = cueLength(placeCues, words, at);
  if (place > 0) return [at + place, runLength(words, at + place, nameMost, isUnknown)];
  const relation = cueLength(relationCues, words, at);
  if (relation > 0)
    return [
      at + relation,
      runLength(words, at + relation, nameMost, (word) => isCapitalised(word) && isUnknown(word)),
    ];
  const self = cueLength(selfCues, words, at);
  return [at + self, self === 0 ? 0 : withHome(words, at + self, selfNameLength(words, at + self))];
}

/** The length of a name together with the place after it: all of `ravi from jaffna`. */
function withHome(words: readonly Word[], from: number, length: number): number {
  if (length === 0 || spoken(words[from + length]) !== 'from') return length;
  const place = runLength(words, from + length + 1, nameMost, ({ text }) => !isPlainWord(text));
  return place === 0 ? length : length + 1 + place;
}

/** Number of words in the name after `i am`: one in `i am ravi from jaffna`. */
function selfNameLength(words: readonly Word[], from: number): number {
  const isTamil = /^\p{Script=Tamil}/u.test(words[from]?.text ?? '');
  // Any word may follow நான்; it is a name only if no other word follows it.
  if (isTamil) return words[from]?.isJoined === false && !isPlainWord(words[from].text) ? 1 : 0;
  return runLength(words, from, nameMost, ({ text }) => !isPlainWord(text) && !/(?:ing|ed)$/i.test(text));
}

function nameBeforeLives(words: readonly Word[], at: number): number {
  const length = runLength(words, at, nameMost, (word) => isCapitalised(word) && !isPlainWord(word.text));
  return words[at + length]?.text.toLowerCase() === 'lives' ? length : 0;
}

/** Hides two or more capitalised words side by side that are not known words: they are taken for a name. */
function hidePairs(words: readonly Word[], hide: (from: number, length: number) => void): void {
  const mayBeName = (word: Word): boolean =>
    isCapitalised(word) && !isPlainWord(word.text) && !isKnownName(word.text) && !isAbbreviation(word.text);
  for (let at = 0; at < words.length; at++) {
    const length = runLength(words, at, words.length, mayBeName);
    if (length >= 2) hide(at, length);
    at += Math.max(0, length - 1);
  }
}

function isAbbreviation(word: string): boolean {
  return word.length > 1 && word.length <= 3 && word === word.toUpperCase();
}

/** True for a Question Written Like This, in which capitals mean nothing. */
function isTitle(words: readonly Word[]): boolean {
  const written = words.filter(({ text }) => /^\p{Script=Latin}/u.test(text));
  return written.length >= 4 && written.filter(isCapitalised).length > written.length * 0.6;
}

type Cue = readonly string[];

function cues(...lists: readonly string[]): readonly Cue[] {
  const all = lists.flatMap((list) => list.split('|')).map((cue) => cue.split(' '));
  return all.toSorted((a, b) => b.length - a.length);
}

/** Number of words of the longest cue at `at`; 0 when there is none. */
function cueLength(list: readonly Cue[], words: readonly Word[], at: number): number {
  const found = list.find((cue) => cue.every((word, offset) => spoken(words[at + offset]) === word));
  return found?.length ?? 0;
}

function spoken(word: Word | undefined): string {
  return word?.text.toLowerCase().replace(/^i['’]m$/, 'im') ?? '';
}
