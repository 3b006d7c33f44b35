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
/** Persons of a child's life, whose name may follow in small letters too: `my mum priya`. */
const relationCues = cues(
  withEach(
    'my|our',
    'friend|best friend|brother|little brother|big brother|sister|little sister|big sister|cousin|teacher|class teacher|father|mother|uncle|aunt|aunty|classmate|son|daughter|mum|mom|mummy|mama|dad|daddy|amma|appa|akka|anna|thambi|thangai|grandmother|grandma|granny|grandfather|grandpa|neighbour|neighbor|coach|principal',
  ),
);
/** In Tamil, a name follows where no verb does. */
const tamilRelationCues = cues(
  withEach(
    'என்|எனது|என்னுடைய|எங்கள்|எமது',
    'அம்மா|அப்பா|அக்கா|அண்ணா|அண்ணன்|தம்பி|தங்கை|தங்கச்சி|பாட்டி|தாத்தா|மாமா|மாமி|அத்தை|சித்தி|சித்தப்பா|பெரியம்மா|பெரியப்பா|நண்பன்|நண்பர்|நண்பி|தோழன்|தோழி|ஆசிரியர்|டீச்சர்',
  ),
);
/** Verbs that follow a person in everyday sentences and have no ending that tells so. */
const verbsOfPersons = new Set(
  'ate bought brought came cook cut did drank drove fell found gave gets goes got grew had hid kept knew left lost made met paid ran said sang sat saw sent sold sleep spent swam taught threw told took went who won wrote'.split(
    ' ',
  ),
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
  if (relation > 0) return [at + relation, runLength(words, at + relation, nameMost, isNameOfPerson)];
  const tamilRelation = cueLength(tamilRelationCues, words, at);
  if (tamilRelation > 0)
    return [at + tamilRelation, runLength(words, at + tamilRelation, nameMost, isTamilName)];
  const self = cueLength(selfCues, words, at);
  return [at + self, self === 0 ? 0 : withHome(words, at + self, selfNameLength(words, at + self))];
}

/** After a cue, a name in capitals, or a word in small letters that is no verb. */
function isNameOfPerson(word: Word): boolean {
  const { text } = word;
  if (isPlainWord(text)) return false;
  return isCapitalised(word) || !(verbsOfPersons.has(text) || /(?:s|ing|ed)$/.test(text));
}

function isTamilName({ text }: Word): boolean {
  if (namesLikeGenitives.has(text)) return true;
  return /^\p{Script=Tamil}/u.test(text) && !isPlainWord(text) && !tamilVerbEnding.test(text);
}

/** Names that end as `of something` does. */
const namesLikeGenitives = new Set('கவின் நவின் அஸ்வின் கெவின் மெல்வின் ஸ்டாலின் மார்ட்டின் ஜஸ்டின் ராபின்'.split(' '));

/** Endings of verbs and of words that describe; few names have them. */
const tamilVerbEnding = /(?:ிய|த்த|ந்த|ட்ட|ற்ற|ன்ற|கிற|த்து|ந்து|ட்டு|ார்|ாள்|ான்|ோடு|ுடன்|ிடம்|ுக்கு|ை)$/u;

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
/** Cues by their first word, the longest first. */
type Cues = ReadonlyMap<string, readonly Cue[]>;

function cues(...lists: readonly string[]): Cues {
  const all = lists.flatMap((list) => list.split('|')).map((cue) => cue.split(' '));
  return Map.groupBy(
    all.toSorted((a, b) => b.length - a.length),
    ([first = '']) => first,
  );
}

/** Every word of one list before every word of another. */
function withEach(first: string, second: string): string {
  return first
    .split('|')
    .flatMap((one) => second.split('|').map((other) => `${one} ${other}`))
    .join('|');
}

/** Number of words of the longest cue at `at`; 0 when there is none. */
function cueLength(list: Cues, words: readonly Word[], at: number): number {
  const found = list
    .get(spoken(words[at]))
    ?.find((cue) => cue.every((word, offset) => spoken(words[at + offset]) === word));
  return found?.length ?? 0;
}

function spoken(word: Word | undefined): string {
  return word?.text.toLowerCase().replace(/^i['’]m$/, 'im') ?? '';
}
