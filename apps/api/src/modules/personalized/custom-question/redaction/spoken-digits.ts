import { type Word, withoutWords, wordsOf } from './words.ts';

/** Digits in words, in the order of their values: English, Tamil, and Tamil in Latin letters. */
const spokenDigits = [
  'zero oh பூஜ்ஜியம் பூஜ்யம் பூச்சியம் சுழியம் சைபர் poojiyam pujiyam saiber',
  'one ஒன்று ஒண்ணு ஒன்னு onru onnu',
  'two இரண்டு ரெண்டு irandu rendu',
  'three மூன்று மூணு moondru moonu',
  'four நான்கு நாலு naangu nangu naalu nalu',
  'five ஐந்து அஞ்சு ainthu aindhu anju',
  'six ஆறு aaru aru',
  'seven ஏழு ezhu yezhu elu',
  'eight எட்டு ettu',
  'nine ஒன்பது ஒம்பது onbathu ombathu',
];
const digitOf = new Map(
  spokenDigits.flatMap((words, digit) => words.split(' ').map((word) => [word, digit] as const)),
);
/** Say how often the next digit comes: `double seven`. */
const repeats = new Set(['double', 'triple', 'இரட்டை', 'டபுள்']);

/** A telephone number without its area has six digits. */
const fewestDigits = 6;
const fewestSpoken = 3;

/** Removes digits that are written as words, as in a telephone number. Counting up or down stays. */
export function withoutSpokenDigits(text: string): string {
  const words = wordsOf(text);
  const hidden = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const length = digitsFrom(words, at);
    const row = words.slice(at, at + length);
    if (isNumber(row)) for (const offset of row.keys()) hidden.add(at + offset);
    at += Math.max(0, length - 1);
  }
  return withoutWords(text, words, hidden);
}

/** Number of words from `at` on that are digits, spoken or written. */
function digitsFrom(words: readonly Word[], at: number): number {
  let length = 0;
  for (let word = words[at]; word !== undefined && isDigits(word); word = words[at + length]) length++;
  return length;
}

function isDigits({ text }: Word): boolean {
  const word = text.toLowerCase();
  return digitOf.has(word) || repeats.has(word) || /^\d{1,6}$/.test(word);
}

function isNumber(row: readonly Word[]): boolean {
  const values = row.map(({ text }) => digitOf.get(text.toLowerCase()) ?? null);
  const spoken = values.filter((value) => value !== null);
  const written = row.filter((_word, index) => values[index] === null).map(({ text }) => text.length);
  const digits = spoken.length + written.reduce((sum, length) => sum + Math.min(length, 6), 0);
  return spoken.length >= fewestSpoken && digits >= fewestDigits && !isCounting(values);
}

/** True for one, two, three and so on, up or down: a program may print it. */
function isCounting(values: readonly (number | null)[]): boolean {
  const steps = values.slice(1).map((value, index) => (value ?? NaN) - (values[index] ?? NaN));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
