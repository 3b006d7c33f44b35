import { type Bilingual, type Localized, languages } from '@python-learning/domain';
import { isCommand, isUnsuitable, isWorrying } from '../custom-question/question-characters.ts';
import type { ExerciseReply } from './reply.schema.ts';

/** Reasons to reject a reply without running it. */
export type TextFault = 'wrong-language' | 'unsuitable-text' | 'instructions-in-text' | 'solution-in-text';

/** The first fault of the texts that a learner would read, or null. */
export function textFault(reply: ExerciseReply): TextFault | null {
  const texts = [reply.title, reply.statement, ...reply.hints, ...reply.mistakes.map(({ hint }) => hint)];
  const all = [...texts.flatMap(inEachLanguage), reply.starter_code];
  if (all.some(isCommand)) return 'instructions-in-text';
  if (all.some((text) => isUnsuitable(text) || isWorrying(text))) return 'unsuitable-text';
  if (!texts.every((text) => languages.every((language) => isIn[language](text[language]))))
    return 'wrong-language';
  return tellsTheSolution(reply) ? 'solution-in-text' : null;
}

const isIn: Localized<(text: string) => boolean> = { en: isEnglish, ta: isTamil };

function inEachLanguage(text: Bilingual): string[] {
  return languages.map((language) => text[language]);
}

const tamilLetter = /\p{Script=Tamil}/gu;
const latinLetter = /\p{Script=Latin}/gu;

function isEnglish(text: string): boolean {
  const isAscii = /^[\p{ASCII}…–—‘’“”×÷≤≥]*$/u.test(text);
  // An English text of this length has at least one of these short words.
  const hasEnglish = text.length < 60 || /\b(?:the|a|an|is|to|of|and|it|each|for|in)\b/i.test(text);
  return isAscii && count(latinLetter, text) > 0 && hasEnglish;
}

/** True when Tamil letters outnumber Latin ones: Python's words stay in Latin letters. */
function isTamil(text: string): boolean {
  return count(tamilLetter, text) > count(latinLetter, withoutCode(text));
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '').replace(/"[^"]*"/g, '');
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** True when a text contains two consecutive lines of the solution, which give the answer away. */
function tellsTheSolution({ statement, hints, reference_solution: solution }: ExerciseReply): boolean {
  const shown = [statement, ...hints].flatMap(inEachLanguage).map(plain);
  const lines = solution
    .split('\n')
    .map(plain)
    .filter((line) => line !== '');
  const pairs = lines.slice(1).map((line, index) => `${lines[index]}${line}`);
  return pairs.some((pair) => shown.some((text) => text.includes(pair)));
}

function plain(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Share of common trigrams above which two texts are the same to a reader. */
const sameFrom = 0.8;

/** True when a text is nearly the same as one of `others`. */
export function isNearDuplicate(text: string, others: readonly string[]): boolean {
  const mine = trigrams(text);
  return others.some((other) => similarity(mine, trigrams(other)) > sameFrom);
}

/** Shared trigrams divided by all trigrams, as in PostgreSQL's pg_trgm. */
function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((one) => right.has(one)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 1 : shared / all;
}

function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const grams = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) grams.add(padded.slice(start, start + 3));
  }
  return grams;
}
