import { isWritten } from '@python-learning/domain';
import { proofEvidence } from '../evidence/proof-evidence.ts';
import type { ExerciseCandidate, Rejection } from '../exercise.ts';
import { reject, rejectIf } from './rejections.ts';
import { isSafeText } from './safe-text.ts';

const maxNumber = 100_000;
const maxListLength = 10;
const maxOutputLength = { lines: 12, columns: 60 };

/**
 * Checks the results of the solution in each case: rules 2, 3, 4, 7, the second half of 8, and once more the safety of
 * what is shown.
 */
export function outputFaults(candidate: ExerciseCandidate, results: readonly string[]): Rejection[] {
  return [
    ...emptyOutputs(candidate, results),
    ...rejectIf(
      'unsafe-text',
      results.find((result) => !isSafeText(result)),
    ),
    ...rejectIf(
      'floating-tail',
      results.find((result) => /\d\.\d{7,}|\de[+-]\d/.test(result)),
    ),
    ...rejectIf('number-too-large', [...results, ...written(candidate)].find(hasLargeNumber)),
    ...rejectIf('list-too-long', [...results, ...written(candidate)].find(hasLongList)),
    ...rejectIf('output-too-long', results.find(isLong)),
    ...(isWritten(candidate.kind) ? distinctionFaults(candidate, results) : []),
  ];
}

/** Not for a prediction: one program with one output has nothing to tell apart and nothing to hide. */
function distinctionFaults(candidate: ExerciseCandidate, results: readonly string[]): Rejection[] {
  const different = new Set(results).size;
  const fewest = Math.min(...candidate.cases.map(({ asks }) => proofEvidence(asks).minResults));
  const borders = candidate.cases.filter(({ border }) => border);
  const shown = borders.find(({ visible }) => visible);
  return [
    ...(different < fewest ? [reject('too-few-outputs', `${different} of ${fewest}`)] : []),
    ...(borders.length === 0 && candidate.author === 'template'
      ? [reject('border-not-hidden', 'there is no border value')]
      : []),
    ...(shown === undefined
      ? []
      : [reject('border-not-hidden', proofEvidence(shown.asks).named(shown.inputs))]),
  ];
}

/** A case may print nothing only when it is hidden and the text says so. */
function emptyOutputs({ statement, cases }: ExerciseCandidate, results: readonly string[]): Rejection[] {
  const empty = cases.findIndex(({ asks }, index) => proofEvidence(asks).isPrinted && results[index] === '');
  if (empty === -1) return [];
  const isSaid = /\b(nothing|empty)\b/i.test(statement.en) && /எதையும்|எதுவும்|வெற்று|வெறுமை/.test(statement.ta);
  if (isSaid && !cases[empty]?.visible) return [];
  return [reject('empty-output', `case ${empty + 1} shows nothing`)];
}

function written({ cases }: ExerciseCandidate): string[] {
  return cases.flatMap(({ inputs, asks }) => [...inputs, ...proofEvidence(asks).written]);
}

function hasLargeNumber(text: string): boolean {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).some((number) => Number(number) > maxNumber);
}

function hasLongList(text: string): boolean {
  const lists = text.match(/\[[^[\]]*\]/g) ?? [];
  if (lists.some((list) => list.split(',').length > maxListLength)) return true;
  return text.split('\n').some((line) => line.split(/\s+/).length > maxListLength + 2);
}

function isLong(result: string): boolean {
  const lines = result.split('\n');
  return lines.length > maxOutputLength.lines || lines.some((line) => line.length > maxOutputLength.columns);
}
