import type { AnticipatedMistake, QuestionChecks } from '@python-learning/domain';
import { isWritten } from '@python-learning/domain';
import { proofEvidence } from '../evidence/proof-evidence.ts';
import type { ExerciseCandidate, Rejection } from '../exercise.ts';
import { reject } from './rejections.ts';
import { type CandidateRuns, failedCases, observed } from './runs.ts';

/** The results of the solution, and the question as it would be judged. */
export type Expectation = {
  candidate: ExerciseCandidate;
  question: QuestionChecks;
  results: readonly string[];
};

export type ObservedMistakes = { mistakes: readonly AnticipatedMistake[]; rejections: readonly Rejection[] };

/**
 * Rule 5: every anticipated mistake fails, in a hidden case too, so that nobody can write a program for the examples.
 */
export async function observeMistakes(
  expectation: Expectation,
  runs: CandidateRuns,
): Promise<ObservedMistakes> {
  const { candidate, question } = expectation;
  const seen = await Promise.all(
    candidate.mistakes.map(async ({ id, hint, program }) => {
      const did = observed(question, program, await runs.program(program));
      return {
        mistake: { id, hint, observed: did, onlyIf: null },
        failed: failedCases(did.results, expectation.results),
      };
    }),
  );
  const rejections = seen.flatMap(({ mistake: { id, observed: did }, failed }) => {
    if (!isWritten(candidate.kind)) return did.brokenRules.length > 0 ? [] : [reject('mistake-passes', id)];
    if (failed.length === 0) return [reject('mistake-passes', id)];
    const isHiddenToo = failed.some((index) => candidate.cases[index]?.visible === false);
    return isHiddenToo ? [] : [reject('mistake-only-fails-visibly', id)];
  });
  return { mistakes: seen.map(({ mistake }) => mistake), rejections };
}

/** The unchanged starter must not be the answer. */
export async function starterFaults(
  { candidate, question, results }: Expectation,
  runs: CandidateRuns,
): Promise<Rejection[]> {
  const { starter, kind } = candidate;
  if (starter.trim() === '') return [];
  const did = observed(question, starter, await runs.program(starter));
  const isNoticed = isWritten(kind)
    ? failedCases(did.results, results).length > 0
    : did.brokenRules.length > 0;
  return isNoticed ? [] : [reject('starter-passes', 'the starter does all that is asked for')];
}

/**
 * Rule 6: programs that need no thought fail. The output of these four is known without a run: nothing, the first
 * expected output, the first input, all of the input. A case with a call fails them all.
 */
export function trivialFaults({ cases, kind }: ExerciseCandidate, results: readonly string[]): Rejection[] {
  if (!isWritten(kind) || !cases.every(({ asks }) => proofEvidence(asks).isPrinted)) return [];
  const passes = (shown: (inputs: readonly string[]) => string) =>
    cases.every(({ inputs }, index) => shown(inputs).trimEnd() === results[index]);
  return [
    ...(passes(() => results[0] ?? '') ? [reject('constant-program-passes', results[0] ?? '')] : []),
    ...(passes(() => '') ? [reject('trivial-program-passes', 'pass')] : []),
    ...(passes((inputs) => inputs[0] ?? '') ? [reject('trivial-program-passes', 'print(input())')] : []),
    ...(passes((inputs) => inputs.join('\n')) ? [reject('trivial-program-passes', 'print all input')] : []),
  ];
}
