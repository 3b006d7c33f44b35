import type { EndedRun } from '@python-learning/contract';
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

/**
 * Returns the verdict on a run.
 * @param ranText headline of a run that ended well where nothing is asked
 */
export function verdictOf(result: EndedRun, ranText = ''): Verdict {
  if (result.verdict === 'solved') return solvedVerdict(result);
  if (result.is_stopped) return { kind: 'stopped', headline: m.practice_ran_stopped(), note: null };
  if (result.error !== undefined) {
    return { kind: 'stopped', headline: m.practice_ran_with_error(), note: null };
  }
  if (result.verdict === 'unchecked') return { kind: 'ran', headline: ranText, note: null };
  return { kind: 'not-yet', headline: m.practice_verdict_not_yet(), note: noteOf(result) };
}

function solvedVerdict({ guess, with_help: isWithHelp }: Extract<EndedRun, { verdict: 'solved' }>): Verdict {
  const note = m.practice_success();
  if (isWithHelp === true) {
    const words = `${note} ${m.practice_with_help_note()}`;
    return { kind: 'solved', headline: m.practice_verdict_with_help(), note: words };
  }
  if (guess === undefined) return { kind: 'solved', headline: m.practice_verdict_solved(), note };
  return guess.is_right
    ? { kind: 'solved', headline: m.practice_verdict_guessed(), note }
    : { kind: 'surprise', headline: m.practice_verdict_surprise(), note };
}

function noteOf(result: Extract<EndedRun, { verdict: 'wrong' }>): string {
  if (result.only_hidden_failed) return m.practice_nearly();
  return nextStepOfVerdict(result) ?? m.practice_ran_without_error();
}

/** Returns the next step that the verdict itself tells; null where it stays in the explanation. */
export function nextStepOfVerdict(result: EndedRun): string | null {
  if (result.verdict !== 'wrong' || result.only_hidden_failed || result.error !== undefined) return null;
  return result.explanation?.next_step ?? null;
}

/** Returns why a run call failed, in the server's words if it sent some. */
export function failureText(failure: RunFailure): string {
  return failure.kind === 'unanswered'
    ? `${noAnswerSentence()} ${m.practice_code_safe()}`
    : (failure.sentence ?? m.practice_error_run());
}
