import type { EndedRun } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { type EvidenceViews, viewOf } from './evidence-views.ts';
import { otherAnswers } from './tried-answers.ts';

/**
 * Returns what differs first after a run that ended well but showed something else than expected, to be shown below the
 * explanation; null if nothing can be compared.
 * @param typed what the learner typed in the run
 */
export function differenceIn(
  { verdict, checks, error }: EndedRun,
  typed: readonly string[],
  views: EvidenceViews,
): ReactNode {
  const failed = checks.find(({ passed }) => !passed);
  if (verdict === 'solved' || error !== undefined || failed === undefined) return null;
  if (failed.expected === null || failed.actual === null) return null;
  const difference = viewOf(failed, views).difference(failed.expected, failed.actual);
  if (difference === null) return null;
  const answers = otherAnswers(failed, typed);
  return (
    <div className="grid grid-cols-1 gap-2 rounded-xl bg-reward-soft px-4 py-3">
      {answers !== null && <p className="break-words">{m.practice_tried_with({ answers })}</p>}
      {difference}
    </div>
  );
}
