import type { HelpRung } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import type { Ladder } from './use-ladder.ts';

/** True while the call that opens this rung is under way. */
export function isOpening(ladder: Ladder | null, rung: HelpRung): boolean {
  const pending = ladder?.pending ?? null;
  return pending?.rung === rung && pending.failure === null;
}

/** Why a rung did not open, until it is pressed again. */
export function RungFailure({ ladder, rung }: { ladder: Ladder | null; rung: HelpRung }) {
  const pending = ladder?.pending ?? null;
  if (pending?.rung !== rung || pending.failure === null) return null;
  return <Banner kind="info">{noAnswerOr(pending.failure.cause, m.practice_help_missing)}</Banner>;
}
