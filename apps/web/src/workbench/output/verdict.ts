import type { RunResult } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerSentence } from '../../lib/api/failure-text.ts';
import type { RunFailure } from '../run/workbench.reducer.ts';

/**
 * `surprise`: the question is solved, but its output is not what the learner guessed. `stopped`: Python or a limit ended
 * the program. `ran`: the run is not judged by whether it solves a question.
 */
export const verdictKinds = ['solved', 'surprise', 'not-yet', 'stopped', 'ran'] as const;
export type VerdictKind = (typeof verdictKinds)[number];

export type Verdict = {
  kind: VerdictKind;
  headline: string;
  /** What there is to do or to know, in one sentence; null if the headline says it all. */
  note: string | null;
};

export function verdictOf(result: RunResult): Verdict {
  if (result.is_correct) return solvedVerdict(result);
  if (result.explanation?.id.endsWith('-LIMIT') === true) {
    return { kind: 'stopped', headline: m.practice_ran_stopped(), note: null };
  }
  if (result.error !== undefined) {
    return { kind: 'stopped', headline: m.practice_ran_with_error(), note: null };
  }
  return { kind: 'not-yet', headline: m.practice_verdict_not_yet(), note: noteOf(result) };
}

function solvedVerdict({ guess }: RunResult): Verdict {
  const note = m.practice_success();
  if (guess === undefined) return { kind: 'solved', headline: m.practice_verdict_solved(), note };
  return guess.is_right
    ? { kind: 'solved', headline: m.practice_verdict_guessed(), note }
    : { kind: 'surprise', headline: m.practice_verdict_surprise(), note };
}

function noteOf(result: RunResult): string {
  if (isNearly(result)) return m.practice_nearly();
  return nextStepOfVerdict(result) ?? m.practice_ran_without_error();
}

/** Returns the next step that the verdict itself tells; null where it stays in the explanation. */
export function nextStepOfVerdict(result: RunResult): string | null {
  const { is_correct: isCorrect, error, explanation } = result;
  const isPlain = !isCorrect && error === undefined && !isNearly(result);
  return isPlain ? (explanation?.next_step ?? null) : null;
}

/** Returns why a run call failed, in the server's words if it sent some. */
export function failureText(failure: RunFailure): string {
  return failure.kind === 'unanswered'
    ? `${noAnswerSentence()} ${m.practice_code_safe()}`
    : (failure.sentence ?? m.practice_error_run());
}

/** True if all visible checks pass and only hidden cases fail. */
function isNearly({ checks }: RunResult): boolean {
  const failed = checks.filter(({ passed }) => !passed);
  return (
    failed.length > 0 && failed.every(({ visible }) => !visible) && checks.some(({ visible }) => visible)
  );
}
