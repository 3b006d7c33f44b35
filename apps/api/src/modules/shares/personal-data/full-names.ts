import { isKnownPerson, nameUse } from './known-names.ts';
import { type Word, Words } from './name-words.ts';
import { patternSign, type Sign } from './sign.ts';
import { soundOf } from './sound.ts';
import { teacherSigns } from './teachers.ts';

/** Words of a line about somebody of a story, or somebody whom everybody knows. */
const aboutSomebodyKnown =
  /(?<!\p{L})(?:hero|heroine|villain|character|wizard|king|queen|prince|princess|emperor|lord|saint|swami|poet|scientist|mathematician|astronaut|actor|actress|singer|cricketer|president|minister|inventor|movie|film|cinema|legend|dragon|demon|giant|castle|kingdom|treasure)s?(?!\p{L})|invented|discovered|once upon|கதாநாயக|கதாபாத்திர|நாயகன்|நாயகி|அரசன்|அரசர்|மன்னன்|மன்னர்|இளவரச|கவிஞர்|விஞ்ஞானி|நடிகர்|நடிகை|பாடகர்|அமைச்சர்|திரைப்பட|முன்னொரு/iu;
/**
 * Answers to choose from, `A. Ravi B. Priya`, have letters too, and two persons have a verb in the plural in Tamil, where nothing
 * else may tell them from one with two names.
 */
const severalPersons =
  /\bA[.)].{1,60}\bB[.)]|(?<![\p{L}\p{M}.])அ[.)].{1,60}(?<![\p{L}\p{M}.])ஆ[.)]|(?:னர்|ார்கள்|இருவர்|இருவரும்)(?![\p{L}\p{M}])/u;

/** Words with a capital that may stand before a name that is alone. */
const notBeforeName = setOf(`
  hello hi dear happy lord sri uncle aunty team king queen thanks thank vanakkam welcome good mister mr mrs ms miss dr doctor teacher
  captain little big brave old young the a an and or for with from to of by in on at is are was my our your his her player farmer driver
  merchant give ask tell call let when then once so but if bye go come great well best new day class mission house shop super master
  professor both only also poor rich sir madam grandpa grandma baby tiger lion temple story robot agent officer inspector sergeant coach detective
  player hotel shop bus village town city street saint mahatma pandit swamy thatha paati mama mami akka anna annan thambi
`);
/** Words behind a name that make it the name of something else. */
const institutions = setOf(`
  stores store textiles hotel tea bakery temple college school university road street nagar museum cup trophy stadium theatre hospital
  mahal express airport library park bank bus travels tailors sweets mess cafe restaurant station colony lane avenue hall foundation
  kovil church mosque statue port dam falls lake beach bridge departmental supermarket medical medicals brothers sons
  opening defence defense gambit variation attack theorem law effect method award prize model formula series numbers constant principle
  algorithm equation test style movie film song songs triangle festival trick game games pie cake curry biryani
  silks jewellers bhavan mills electronics mobiles motors ice icecream book idli club fan fans
  கடை கோயில் கோவில் பள்ளி கல்லூரி தெரு வீதி சாலை ஸ்டோர்ஸ் மருத்துவமனை நகர் பல்கலைக்கழகம் விலாஸ் ஹோட்டல் பேருந்து
`);

type RowRule = { name: string; isAt: (words: Words, place: number) => boolean };

/** How words in a row look that are the name of one person, from one place on. */
const rowRules: readonly RowRule[] = [
  {
    name: 'initials with a dot before a name',
    isAt: (words, place) => {
      const length = initialsFrom(words, place);
      return length > 0 && words.at(place + length).isName;
    },
  },
  {
    name: 'an initial without a dot before a name that is all',
    isAt: (words, place) => {
      const [initial, name] = [words.at(place), words.at(place + 1)];
      const isInitial = /^[B-HJ-NPR-WYZ]$/.test(initial.text) && initial.gap === ' ';
      return isInitial && words.begins(place) && isWrittenName(name) && isEnd(name);
    },
  },
  {
    name: 'initials behind a name',
    isAt: (words, place) => {
      const [name, initial] = [words.at(place), words.at(place + 1)];
      if (!isWrittenName(name) || !/^(?: |\. ?)$/.test(name.gap)) return false;
      if (isTamilInitial(initial.text)) return /^\.(?! ?\p{L})/u.test(initial.gap);
      if (!/^[A-Z]$/.test(initial.text)) return false;
      // Marks and teams have the other letters: `Kavin A`.
      return initial.gap.startsWith('.') || (/[DEG-NP-WYZ]/.test(initial.text) && isAll(words, place));
    },
  },
  {
    name: 'a given name with the name of a father or a family',
    isAt: (words, place) => {
      const length = namesFrom(words, place);
      const last = words.at(place + length - 1);
      // Three given names in a row are a list.
      return (
        (length === 2 ? last.isFather : length > 2 && (last.isFamily || last.isLongFather)) &&
        isOfPerson(words, place, place + length)
      );
    },
  },
  {
    name: 'a name of two given names',
    isAt: (words, place) => {
      const length = namesFrom(words, place);
      return length >= 2 && words.at(place).isFirstOfTwo && isOfPerson(words, place, place + length);
    },
  },
  {
    name: 'any word with a capital and the name of a family',
    isAt: (words, place) => {
      const [first, family] = [words.at(place), words.at(place + 1)];
      if (!isCapital(first.text) || first.gap !== ' ' || notBeforeName.has(first.text.toLowerCase()))
        return false;
      return family.isFamily && isCapital(family.text) && isOfPerson(words, place, place + 2);
    },
  },
  {
    name: 'two words with a capital, of which the second is the name of a father or a family and no short one',
    isAt: (words, place) => {
      const [first, father] = [words.at(place), words.at(place + 1)];
      if (!isCapital(first.text) || first.gap !== ' ' || notBeforeName.has(first.text.toLowerCase()))
        return false;
      const isLong = father.isLongFather && isCapital(father.text) && isOfPerson(words, place, place + 2);
      return isLong && !isJoinedCapital(words, place - 1) && !isJoinedCapital(words, place + 1, place + 2);
    },
  },
];

/** What says that the name of a person follows, also one that is not known or in small letters. */
const introductions: readonly RegExp[] = [
  /\b(?:my ?(?:full )?name(?: is|'s|:)|i am|i'm|full ?name ?[:=]|name ?[:=]|(?:made|written|created|coded|programmed|done) by|author ?:?|by ?:|teacher|student|peyar ?:|en (?:peyar|per)) ?:? ?([a-z]{3,20}) ([a-z]{3,20})(?: ([a-z]{3,20}))?(?=$|[^\p{L} ]| and | from )/iu,
  /(?:(?:பெயர்|peyar|name) ?[:=-]? ?|(?:உருவாக்கியவர்|எழுதியவர்|ஆக்கம்) ?:? ?)([\u0b80-\u0bff]{3,20}) ([\u0b80-\u0bff]{3,20})(?: ([\u0b80-\u0bff]{3,20}))?[.!"' ]*$/u,
];

/** Finds the whole name of a person, and not the given name alone. */
export const fullNameSigns: readonly Sign[] = [
  ...teacherSigns,
  {
    name: 'words in a row',
    finds: (plain) => {
      if (aboutSomebodyKnown.test(plain) || severalPersons.test(plain)) return false;
      const words = new Words(plain);
      return rowRules.some(({ isAt }) => words.some(isAt));
    },
  },
  {
    name: 'two names behind "my name is"',
    finds: (plain) => introductions.some((cue) => isIntroduced(plain, cue)),
  },
  patternSign(
    'an initial behind "name"',
    /(?:\b(?:[Nn]ame|[Bb]y|[Aa]uthor|[Tt]eacher|[Ss]tudent|Mr|Mrs|Miss|[Pp]eyar|[Pp]er|I am)|பெயர்|நான்)(?: is)?[.:]? {0,2}(?:- )?(?:(?:[A-Z]\. ?){1,3}[A-Z][a-z]{2}|[A-Z][a-z]{2,20}(?:\.[A-Z]\b|[ .]{1,2}[A-Z](?:$|[.,])))/,
  ),
  patternSign(
    'two words with a capital behind "full name"',
    /\b[Ff]ull ?[Nn]ame(?: is)?[ :=]{1,3}[A-Z][a-z]+ [A-Z][a-z]/,
  ),
  {
    name: 'a name behind "last name"',
    finds: (plain) =>
      nameUse(
        /(?:(?:last|family|second|father'?s?) ?name|surname)\W{1,3}([a-z]{3,20})/iu.exec(plain)?.[1] ?? '',
      ).isFather,
  },
  patternSign(
    'a family name of two words',
    /\b[A-Z][a-z]{2,} [Dd]e (?:Silva|Alwis|Mel|Soysa|Zoysa|Saram|Costa|Fonseka|Abrew)\b/,
    /\b(?:Aravinda|Dhananjaya)\b/,
  ),
  {
    name: 'an initial with a dot and a word with a capital that are all',
    finds: (plain) => {
      const [, initial, name] =
        /(?:^|: )([GHJ-MPRSTUVYZ])\. ?(?!Africa|Korea|America|Pole|Nagar)([A-Z][a-z]{4,20})(?:$|[,.])/.exec(
          plain,
        ) ?? [];
      if (initial === undefined || name === undefined || aboutSomebodyKnown.test(plain)) return false;
      return !isKnownPerson([soundOf(initial), soundOf(name)]);
    },
  },
  patternSign(
    'a Tamil initial with a dot behind what introduces somebody',
    /(?:திரு\.?|திருமதி\.?|செல்வி\.?|எழுதிய[\p{L}\p{M}]{1,6}|உருவாக்கிய[\p{L}\p{M}]{1,6}|ஆக்கம்|பெயர்|ஆசிரியர்) ?:? ?(?:[அ-ஹ][ா-ௌ]?\. ?){1,2}(?!நூலக|பூங்கா|சாலை|நகர்|பள்ளி)[\u0b80-\u0bff]{4,20}/u,
  ),
  patternSign(
    'a Tamil initial with a dot and a word that are all',
    /(?:^ ?|: )(?:[க-ஹ]|எஸ்|எம்|எல்|என்|ஆர்|கே|பி|டி|ஜி|வி|ஜே)\. ?[\u0b80-\u0bff]{4,20}(?:$|[,.])/,
    aboutSomebodyKnown,
  ),
  patternSign('a son or a daughter', /\b[A-Z][a-z]+,? [SDsd]\/[Oo]\.? ?[A-Z]|[\p{L}\p{M}]{3},? த\/பெ/u),
];

function isIntroduced(plain: string, cue: RegExp): boolean {
  const words = (cue.exec(plain)?.slice(1) ?? []).filter((word) => word !== undefined);
  const names = words.filter((word) => nameUse(word).isName);
  return names.length >= 2 || (names.length === 1 && words.every(isWrittenAsName));
}

/** Number of names from a place on with single spaces between them; 0 where a name is before them. */
function namesFrom(words: Words, place: number): number {
  const before = words.at(place - 1);
  if (isWrittenName(before) && before.gap === ' ') return 0;
  let length = 0;
  while (isWrittenName(words.at(place + length))) {
    length++;
    if (words.at(place + length - 1).gap !== ' ') break;
  }
  return length;
}

/** Number of initials with a dot from a place on: `A.M.` before `A.M. Farook`. */
function initialsFrom(words: Words, place: number): number {
  let length = 0;
  while (isDottedInitial(words.at(place + length))) length++;
  return length;
}

function isDottedInitial({ text, gap }: Word): boolean {
  return /^\. ?$/.test(gap) && (/^[A-HJ-PR-Z]$/.test(text) || isTamilInitial(text));
}

/** True when a name and one or two initials behind it are all that there is: `Varun K S,`. */
function isAll(words: Words, place: number): boolean {
  const [initial, second] = [words.at(place + 1), words.at(place + 2)];
  return words.begins(place) && (isEnd(initial) || (/^[A-Z]$/.test(second.text) && isEnd(second)));
}

/** Words of one letter, which are no initials. */
const shortWords = setOf('வா போ தா நீ பூ தீ கை பை தை ஓ');

/** One Tamil letter, or a Latin one as it is spoken in Tamil. */
function isTamilInitial(text: string): boolean {
  return (
    !shortWords.has(text) &&
    /^(?:[\u0b85-\u0bb9][\u0bbe-\u0bcc]?|எஸ்|எம்|எல்|என்|எப்|எச்|ஆர்|ஐ|டபிள்யூ|ஹெச்)$/u.test(text)
  );
}

/** A name that is written as one: with a capital, or in Tamil letters. */
function isWrittenName({ text, isName }: Word): boolean {
  return isName && isWrittenAsName(text);
}

function isWrittenAsName(text: string): boolean {
  return isCapital(text) || /^\p{Script=Tamil}/u.test(text);
}

function isCapital(text: string): boolean {
  return /^[A-Z](?:[a-z]{2,}|[A-Z]{2,})$/.test(text);
}

/** True when a word with a capital is joined to the next one; with `next`, when that has one, too. */
function isJoinedCapital(words: Words, place: number, next = place): boolean {
  return words.at(place).gap === ' ' && isCapital(words.at(next).text);
}

function isEnd({ gap }: Word): boolean {
  return gap === '' || /^[,.;!:)/-]/.test(gap);
}

/** False for the name of a shop, a street or a theorem, by the word behind the names, and behind the word "the". */
function isOfPerson(words: Words, place: number, behind: number): boolean {
  const before = words.at(place - 1);
  if (before.gap === ' ' && /^[Tt]he$/.test(before.text)) return false;
  return words.at(behind - 1).gap !== ' ' || !institutions.has(words.at(behind).text.toLowerCase());
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
