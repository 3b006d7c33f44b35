import { nameUse } from './known-names.ts';
import type { Sign } from './sign.ts';

/** What a word is for a line about a teacher, by a letter for each kind; the first that fits is taken. */
const kinds: readonly (readonly [letter: string, pattern: RegExp])[] = [
  ['t', /^(?:M(?:r|rs|s|iss)|Dr|Rev|Fr|Sr|திரு|திருமதி|செல்வி|கலாநிதி|அருட்சகோதரி|அருட்தந்தை)$/u],
  [
    'o',
    /^(?:teachers?|principal|head ?(?:master|mistress)|hm|tutor|va+thiyar|a+siriyar|a(?:th|dh)ibar|டீச்சர்|(?:வகுப்பு|தலைமை)?ஆசிரிய[\p{L}\p{M}]+|(?:வகுப்ப|தலைமைய)ாசிரிய[\p{L}\p{M}]+|அதிபர்[\p{L}\p{M}]*)$/iu,
  ],
  ['h', /^(?:sir|miss|madam|mam|மிஸ்|சார்|ஐயா|அம்மணி)$/iu],
  ['m', /^(?:name|peyar|per|பெயர்)$/iu],
  ['l', /^(?:is|was|are|called|her|his|s|you|to|the|so|much|a)$/i],
  [
    'n',
    /^(?:my|our|en|enga|engal|ours?|class|vice|maths?|science|english|ict|history|music|dance|art|sports?|school|என்|எங்கள்|எமது|எனது|நம்|வகுப்பு|பாடசாலை|பள்ளி|கணித|அறிவியல்|விஞ்ஞான|ஆங்கில|தமிழ்)$|^tamil$/iu,
  ],
  ['v', /^(?:teach(?:es)?|taught|takes|கற்பிக்கிறார்|படிப்பிக்கிறார்)$/iu],
  ['u', /^(?:us|me|எங்களுக்கு|எனக்கு)$/i],
  ['g', /^(?:thanks?|dear|நன்றி)$/iu],
  ['i', /^(?:[A-Z]|[\u0b85-\u0bb9][\u0bbe-\u0bcc]?)$/u],
];

/** A known name is `K`, also `k` in small letters; another word with a capital is `C`, one in Tamil letters `T`, and `|` is the end of a sentence. */
const forms: readonly RegExp[] = [
  /o[lmn]{0,3}t{1,2}i{0,3}[KCT]/,
  /ti{0,3}[KCT]l?n{0,2}o/,
  /ti{0,3}[KC]l?nxo/,
  /nx?n?h[lm]{0,3}ti{0,3}[KC]/,
  /n{1,3}hml?K/,
  /nti{0,3}K/,
  /ti{0,3}[KC](?:vu|uv)/,
  /gl{0,4}n{0,2}(?:ti{0,3}K|Ko)/,
  /no[lm]{0,3}K/,
  /oml?[Kk]/,
  /n[^|K]{0,5}K[ho]/,
  /K[ho](?:vu|uv|l?nn?o|ln)/,
  /K[ho][^|]{0,3}o/,
];

const ofStory =
  /once upon|(?<!\p{L})(?:story|movie|film|hero|villain|robot|president|teachers?' day|was a teacher)(?!\p{L})|முன்னொரு|ஆசிரியர் தின/iu;
/** Words with a capital behind a title that are nobody's name. */
const noName =
  /^(?:The|And|Good|Morning|Hello|Robot|Bean|Monkey|Bear|Owl|Lion|Fox|Cat|Dog|Elephant|Tiger|Rabbit|Python|Code|Says?|Asks?|Said|Everyone|Students?|Who|What|Sir|Madam|Universe|World|X|Y)$/;

/** Finds a teacher or a principal with one name, where the line says that it is the one of a school. */
export const teacherSigns: readonly Sign[] = [
  {
    name: 'a teacher with one name',
    finds: (plain) => {
      if (ofStory.test(plain)) return false;
      const letters = lettersOf(plain);
      return forms.some((form) => form.test(letters));
    },
  },
];

function lettersOf(plain: string): string {
  return [...plain.matchAll(/([\p{L}\p{M}]+)([^\p{L}\p{M}]*)/gu)]
    .map(([, word = '', gap = '']) => {
      const letter = letterOf(word);
      return letter + (/[.!?]/.test(gap) && !'ti'.includes(letter) ? '|' : '');
    })
    .join('');
}

function letterOf(word: string): string {
  const kind = kinds.find(([, pattern]) => pattern.test(word));
  if (kind !== undefined) return kind[0];
  const { isName } = nameUse(word);
  if (/^[a-z]/.test(word)) return isName ? 'k' : 'x';
  if (isName) return 'K';
  if (/^[\u0b80-\u0bff]{3}/.test(word)) return 'T';
  return /^[A-Z][a-z]{2}/.test(word) && !noName.test(word) ? 'C' : 'x';
}
