import { isPlainWord } from './plain-words.ts';

type Replacement = readonly [pattern: RegExp, instead: string];

/**
 * Each pattern starts at a left boundary and has a bounded length, so the cost per character does not grow with the
 * length of the text.
 */
const replacements: readonly Replacement[] = [
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64} ?[@＠] ?[\p{L}\p{N}.-]{1,255}/gu, '…'],
  [/[@＠][\p{L}\p{N}_.]{2,64}/gu, '…'],
  [
    /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{1,64} ?[([] ?at ?[)\]] ?[\p{L}\p{N}.-]{1,255}(?: ?(?:dot|[([]dot[)\]]|\.) ?\p{L}{2,20}){0,3}/giu,
    '…',
  ],
  [
    /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{1,64} at [\p{L}\p{N}-]{1,63}(?: ?(?:dot|[([]dot[)\]]) ?\p{L}{2,20}){1,3}/giu,
    '…',
  ],
  [
    /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{1,64} at (?:gmail|yahoo|hotmail|outlook|icloud|rediffmail|protonmail)(?:[. ]?com)?(?!\p{L})/giu,
    '…',
  ],
  [/(?:https?:\/\/|(?<!\p{L})www\.)\S{1,300}/giu, '…'],
  // Seven digits and more, however they are spaced: a telephone number, an identity card.
  [/(?<!\d)[+(]?\d(?:[ ().-]?\d){6,}[vVxX]?/g, '…'],
  [
    /(?<!\p{L})((?:insta|instagram|whatsapp|telegram|discord|snapchat|snap|tiktok|facebook|fb|roblox|username|user name|user id)(?: id| name| account| number)? is) \S{1,64}/giu,
    '$1 …',
  ],
];

/** A possible account name with digits, as people choose it; `num1`, `python3` and `list_2d` belong to programs. */
const handle = /(?<![\p{L}\p{N}_])[\p{L}\p{M}][\p{L}\p{M}\p{N}_.]{0,63}(?![\p{L}\p{N}_(])/gu;

/** Removes addresses, telephone numbers, links and account names from a text. */
export function withoutContactDetails(text: string): string {
  const rest = replacements.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
  return rest.replace(handle, (word) => (isHandle(word) ? '…' : word));
}

function isHandle(word: string): boolean {
  if (!/\d/.test(word)) return false;
  const parts = word.split(/[\d_.]+/).filter((part) => part !== '');
  const isPersonal = parts.some((part) => part.length >= 3 && !isPlainWord(part) && !isCodeWord(part));
  return isPersonal && (word.includes('_') || /\d\d/.test(word));
}

const codeWords = new Set(
  'num val var arr str int float tmp temp idx pos len max min avg res out inp func utf hex bin rgb mat vec obj elem prev curr cnt tot base covid'.split(
    ' ',
  ),
);

function isCodeWord(part: string): boolean {
  return codeWords.has(part.toLowerCase());
}
