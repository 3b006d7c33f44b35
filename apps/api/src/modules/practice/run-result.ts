import type { Check as CheckAnswer, RunResult } from '@python-learning/contract';
import { type Assessment, type Check, praiseOf } from '@python-learning/feedback';

/** What the server did with the run, besides saying what it thinks of it. */
export type RunConsequences = { pointsAwarded: number; solutionNote: string | null };

/** The answer to a submission. */
export function runResult(
  assessment: Assessment,
  { pointsAwarded, solutionNote }: RunConsequences,
): RunResult {
  const { verdict, error, error_line, prediction } = assessment;
  return {
    status: verdict === 'waiting' ? 'input_required' : 'finished',
    output: assessment.output,
    ...(verdict === 'waiting' ? { stdout_so_far: assessment.stdout_so_far } : {}),
    hints: [...assessment.hints],
    suggestions: [...assessment.suggestions],
    is_correct: verdict === 'solved',
    ...(error === undefined ? {} : { error }),
    ...(error_line === undefined ? {} : { error_line }),
    checks: assessment.checks.map(checkAnswer),
    explanation: assessment.explanation,
    fix: assessment.fix,
    prediction: prediction?.text ?? null,
    solution_note: solutionNote,
    praise: praiseOf(assessment),
    points_awarded: pointsAwarded,
  };
}

/** Of a hidden check nobody hears what was expected, whatever it carries. */
export function checkAnswer({
  name,
  passed,
  visible,
  inputs,
  expected,
  actual,
  message,
}: Check): CheckAnswer {
  return {
    name,
    passed,
    visible,
    inputs: inputs === undefined ? null : [...inputs],
    expected: visible ? (expected ?? null) : null,
    actual: actual ?? null,
    message: message ?? null,
  };
}
