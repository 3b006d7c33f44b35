import { type Bilingual, languages } from '@python-learning/domain';
import type { ExerciseCandidate, Rejection } from '../exercise.ts';
import { findPerson, people } from '../pools.ts';
import type { Difficulty } from '../skills.ts';
import { reject, rejectIf } from './rejections.ts';
import { isSafeText } from './safe-text.ts';

/** Maximum words of the English statement, without the example. */
const maxWords = { easy: 60, medium: 80, hard: 100 } as const satisfies Record<Difficulty, number>;

/**
 * Minimum share of Tamil among the letters outside code; the rest are names and Python words. A hint may be half code.
 */
const tamilShare = { statement: 0.4, remark: 0.1 };

/** Faults that are found without a run: safety, and rules 10 (second half), 11, 12 and 14. */
export function textFaults(candidate: ExerciseCandidate): Rejection[] {
  const { statement, hints, title, mistakes, difficulty, starter, solution, cases } = candidate;
  const all = [title, statement, ...hints, ...mistakes.map(({ hint }) => hint)];
  const each = all.flatMap((text) => languages.map((language) => text[language]));
  const shown = [...each, starter, solution, ...cases.flatMap(({ inputs }) => inputs)];
  const words = wordsOf(statement.en);
  return [
    ...rejectIf(
      'unsafe-text',
      shown.find((text) => !isSafeText(text)),
    ),
    ...rejectIf('unfilled-placeholder', each.find(hasPlaceholder)),
    ...rejectIf(
      'wrong-plural',
      [title, statement].map(({ en }) => wrongPluralIn(en)).find((found) => found !== undefined),
    ),
    ...(words > maxWords[difficulty] ? [reject('text-too-long', `${words} of ${maxWords[difficulty]}`)] : []),
    ...nameFaults(candidate),
    ...rejectIf(
      'tamil-missing',
      all.find((text) => !isTamil(text.ta, text === statement ? tamilShare.statement : tamilShare.remark))
        ?.ta,
    ),
    ...rejectIf(
      'tamil-word-not-of-the-course',
      all.map(foreignTerm).find((found) => found !== undefined),
    ),
    ...rejectIf('numbers-differ-between-languages', all.find((text) => !hasSameNumbers(text))?.en),
  ];
}

/** Rule 10: the statement names, in every language, every text that the program must print and nobody could guess. */
export function unnamedOutputs(
  { statement }: ExerciseCandidate,
  literals: readonly string[],
  outputs: string,
): Rejection[] {
  const unnamed = literals
    .map((literal) => literal.trim())
    .filter((literal) => literal !== '' && outputs.includes(literal))
    .filter((literal) => languages.some((language) => !statement[language].includes(literal)));
  return rejectIf('output-not-named', unnamed[0]);
}

function nameFaults({ person, statement, cases }: ExerciseCandidate): Rejection[] {
  if (person === null) return [];
  const known = findPerson(person);
  if (known === undefined) return [reject('unknown-name', person)];
  const isNamed =
    statement.en.includes(known.en) && (statement.ta.includes(known.ta) || statement.ta.includes(known.en));
  const others = people.filter(({ en }) => en !== person && statement.en.includes(en));
  const again = cases.find(({ inputs }) => inputs.some((line) => line.includes(person)));
  return [
    ...(isNamed ? [] : [reject('unknown-name', `${person} is not in both texts`)]),
    ...(again === undefined && others.length === 0 ? [] : [reject('name-used-twice', person)]),
  ];
}

function wordsOf(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whether a text still has a `$name` of a template, or a `{name}` outside code. */
function hasPlaceholder(text: string): boolean {
  const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, '');
  return /\$[\w(]/.test(text) || /\{\w*\}/.test(prose);
}

/** Finds a plural after one, such as `1 friends`. Verbs end in s as well, and are no fault. */
function wrongPluralIn(text: string): string | undefined {
  const found = /(?:^|[^\w.-])1 (\w{2,}[^s\W]s)\b/.exec(text);
  return found === null || verbs.has(found[1] ?? '') ? undefined : found[0];
}

const verbs = new Set([
  'costs',
  'gets',
  'gives',
  'comes',
  'adds',
  'means',
  'stands',
  'becomes',
  'counts',
  'grows',
]);

function isTamil(text: string, share: number): boolean {
  const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, '');
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const tamil = prose.match(/\p{Script=Tamil}/gu)?.length ?? 0;
  return tamil > 0 && tamil >= letters * share;
}

function hasSameNumbers(text: Bilingual): boolean {
  return new Set(languages.map((language) => numbersIn(text[language]))).size === 1;
}

function numbersIn(text: string): string {
  return [...new Set(text.match(/\d+(?:\.\d+)?/g) ?? [])].toSorted().join(' ');
}

/** Terms of the course: a word of the English text, and the stem that the Tamil text must then contain. */
const terms: readonly (readonly [RegExp, RegExp])[] = [
  [/\bprograms?\b/i, /நிரல/],
  [/\bfunctions?\b/i, /செயற்கூ/],
  [/\blists?\b/i, /பட்டியல/],
  [/\bloops?\b/i, /மடக்க|மடக்கு/],
  [/\bdictionar(?:y|ies)\b/i, /அகராதி/],
  [/\bremainder\b/i, /மீதி/],
  [/\baverage\b/i, /சராசரி/],
  [/\bvariables?\b/i, /மாறி/],
  [/\bwhole numbers?\b/i, /முழு எண/],
  [/\bcomments?\b/i, /குறிப்புரை/],
  [/\bcolons?\b/i, /முக்காற்புள்ளி/],
  [/\bindex(?:es)?\b/i, /சுட்டெண/],
  [/\bcondition\b/i, /நிபந்தனை/],
];

/** Words of other textbooks and of automatic translation. Learners of this course never meet them. */
const foreign = /பைத்தான்|பைதான்|வெளிப்பாடு|வளைய(?:ம்|த்)|செயல்பாட(?:ு|்)|அச்சிடவும்|உள்ளிடவும்|குறியீட்டுத் திட்டம்/;

/** The first term for which the Tamil text does not use the course's word; undefined when there is none. */
function foreignTerm({ en, ta }: Bilingual): string | undefined {
  const prose = en.replace(/```[\s\S]*?```|`[^`]*`/g, ' ');
  const lacking = terms.find(([english, stem]) => english.test(prose) && !stem.test(ta));
  return lacking === undefined ? foreign.exec(ta)?.[0] : `${lacking[0].source} without ${lacking[1].source}`;
}
