import type { Check as CheckAnswer, RunResult } from '@python-learning/contract';
import type { Assessment, Check } from '@python-learning/feedback';

/** What the server did with the run, besides saying what it thinks of it. */
export type RunConsequences = { pointsAwarded: number; solutionNote: string | null };

/** The answer to a submission. A program that waits for input is not graded yet, whatever its cases gave. */
export function runResult(
  assessment: Assessment,
  { pointsAwarded, solutionNote }: RunConsequences,
): RunResult {
  const { stdout_so_far, error, error_line, prediction } = assessment;
  const graded = assessment.status === 'finished';
  return {
    status: assessment.status,
    output: assessment.output,
    ...(stdout_so_far === undefined ? {} : { stdout_so_far }),
    hints: [...assessment.hints],
    suggestions: [...assessment.suggestions],
    is_correct: graded && assessment.is_correct,
    ...(error === undefined ? {} : { error }),
    ...(error_line === undefined ? {} : { error_line }),
    checks: graded ? assessment.checks.map(checkAnswer) : [],
    explanation: assessment.explanation,
    fix: assessment.fix,
    prediction: prediction?.text ?? null,
    solution_note: solutionNote,
    praise: assessment.praise ?? null,
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
