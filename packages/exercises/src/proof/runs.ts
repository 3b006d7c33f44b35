import type { ObservedMistake, QuestionChecks, RunReport } from '@python-learning/domain';
import { observe } from '@python-learning/feedback';
import { caseSetup, type Limits } from '@python-learning/python';
import type { ExerciseCandidate, RunProgram } from '../exercise.ts';

/** Limits of the model solution: a slower one makes no exercise for a phone on a weak connection. */
const solutionLimits: Partial<Limits> = { caseCpuMs: 200, submissionCpuMs: 3_000 };

/** Short limits: the rest of a false solution that never ends shows nothing new. */
const mistakeLimits: Partial<Limits> = { caseCpuMs: 60, submissionCpuMs: 240 };

const firstClockMs = Date.UTC(2026, 0, 15, 9, 30);
const secondClockMs = Date.UTC(2026, 5, 3, 17, 5);

/** Runs of one candidate: each is one request to the engine with all the cases in it. */
export type CandidateRuns = {
  solution(): Promise<RunReport>;
  /**
   * Uses another seed and another time of day, to expose what depends on chance or on the clock.
   */
  solutionAgain(): Promise<RunReport>;
  program(source: string): Promise<RunReport>;
};

export function createRuns(candidate: ExerciseCandidate, run: RunProgram): CandidateRuns {
  const inputs = candidate.cases.find(({ visible }) => visible)?.inputs ?? [];
  const shared = {
    inputs,
    inputsAreComplete: true,
    cases: candidate.cases.map(({ inputs: lines, asks }) => caseSetup({ inputs: lines, evidence: asks })),
  } as const;
  const first = { ...shared, seed: 'proof-1', clockMs: firstClockMs };
  const second = { ...shared, seed: 'proof-2', clockMs: secondClockMs };
  return {
    solution: () => run({ ...first, source: candidate.solution, limits: solutionLimits }),
    solutionAgain: () => run({ ...second, source: candidate.solution, limits: solutionLimits }),
    program: (source) => run({ ...first, source, limits: mistakeLimits }),
  };
}

/** What a program did in all cases, recorded to recognise a learner's program that does the same. */
export function observed(question: QuestionChecks, source: string, report: RunReport): ObservedMistake {
  return observe({ question, source, report });
}

/** Indexes of the cases in which a program gives another result than expected. Numbers are compared by value. */
export function failedCases(results: ObservedMistake['results'], expected: readonly string[]): number[] {
  return expected.flatMap((want, index) => (isSameResult(want, results[index] ?? null) ? [] : [index]));
}

function isSameResult(expected: string, actual: string | null): boolean {
  if (actual === null) return false;
  if (actual === expected) return true;
  const [left, right] = [Number(expected), Number(actual)];
  return expected !== '' && actual !== '' && left === right;
}
