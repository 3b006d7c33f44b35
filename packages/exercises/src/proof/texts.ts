import type { Bilingual } from '@python-learning/feedback';
import type { ExerciseCandidate, Rejection } from '../exercise.ts';
import { findPerson, people } from '../pools.ts';
import type { Difficulty } from '../skills.ts';
import { reject, rejectIf } from './rejections.ts';
import { isSafeText } from './safe-text.ts';
import { foreignTerm } from './tamil-terms.ts';

/** Words of the English statement, the example left out. */
const mostWords = { easy: 60, medium: 80, hard: 100 } as const satisfies Record<Difficulty, number>;

/** Share of the letters outside code that are Tamil; the rest are names and words of Python. A hint may be half code. */
const tamilShare = { statement: 0.4, remark: 0.1 };

/** What can be told without running anything: safety, and rules 10 (second half), 11, 12 and 14. */
export function textFaults(candidate: ExerciseCandidate): Rejection[] {
  const { statement, hints, title, mistakes, difficulty, starter, solution, cases } = candidate;
  const all = [title, statement, ...hints, ...mistakes.map(({ hint }) => hint)];
  const each = all.flatMap(({ en, ta }) => [en, ta]);
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
    ...(words > mostWords[difficulty]
      ? [reject('text-too-long', `${words} of ${mostWords[difficulty]}`)]
      : []),
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

/** Rule 10: what the program must print and nobody could guess stands in the text, in both languages. */
export function unnamedOutputs(
  { statement }: ExerciseCandidate,
  literals: readonly string[],
  outputs: string,
): Rejection[] {
  const unnamed = literals
    .map((literal) => literal.trim())
    .filter((literal) => literal !== '' && outputs.includes(literal))
    .filter((literal) => !statement.en.includes(literal) || !statement.ta.includes(literal));
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

/** `$name` of a template, `{name}` of anything else; code keeps its curly brackets. */
function hasPlaceholder(text: string): boolean {
  const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, '');
  return /\$[\w(]/.test(text) || /\{\w*\}/.test(prose);
}

/** `1 friends`; verbs end in s as well. */
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

function hasSameNumbers({ en, ta }: Bilingual): boolean {
  return numbersIn(en) === numbersIn(ta);
}

function numbersIn(text: string): string {
  return [...new Set(text.match(/\d+(?:\.\d+)?/g) ?? [])].toSorted().join(' ');
}
