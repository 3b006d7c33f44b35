import type { HintLadder } from '@python-learning/contract';
import { renderPlain } from '@python-learning/curriculum';
import type { Bilingual, Language } from '@python-learning/domain';
import { hintLadder } from '@python-learning/feedback';

/**
 * The hints of a task as one learner has them, in that learner's language.
 * @param failures failed runs of the task so far
 * @param opened hints that the learner opened without failing
 */
export function hintLadderAnswer(
  hints: readonly Bilingual[],
  failures: number,
  language: Language,
  opened = 0,
): HintLadder {
  const { open, total, nextAfter } = hintLadder(hints, failures, language, opened);
  return { open: open.map(renderPlain), total, next_after: nextAfter };
}
