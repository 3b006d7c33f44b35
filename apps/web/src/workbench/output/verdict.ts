import type { RunResult } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerSentence } from '../../lib/api/failure-text.ts';
import type { BannerKind } from '../../ui/banner.tsx';
import type { RunFailure } from '../run/workbench.reducer.ts';

export type Verdict = { kind: BannerKind; text: string };

/** Returns the verdict on a run, in one sentence. */
export function verdictOf(result: RunResult): Verdict {
  if (result.is_correct) return { kind: 'success', text: m.practice_success() };
  if (result.explanation?.id.endsWith('-LIMIT') === true) {
    return { kind: 'error', text: m.practice_ran_stopped() };
  }
  if (result.error !== undefined) return { kind: 'error', text: m.practice_ran_with_error() };
  return { kind: 'info', text: isNearly(result) ? m.practice_nearly() : m.practice_ran_without_error() };
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
