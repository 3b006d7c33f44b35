import { useQueryClient } from '@tanstack/react-query';
import { dataKeys, useSubscription } from '../../lib/data/queries.ts';
import { useSession } from '../../lib/session/session.tsx';
import { isPaidNow } from './before-payment.ts';
import { usePatientQuestions } from './use-patient-questions.ts';

/** After this many questions, about 15 seconds, the payment takes longer than usual. */
const lateAfter = 6;

export type Confirmation = { state: 'waiting' | 'late' | 'visitor' } | { state: 'active'; endDate: string };

/**
 * Whether the payment has arrived: the browser is often back before the provider has notified the server. Asks
 * repeatedly; after a while the state is `late` and the learner is told to expect it later.
 */
export function useConfirmation(): Confirmation {
  const { status } = useSession();
  const { data: subscription } = useSubscription();
  const cache = useQueryClient();
  const isActive = Boolean(subscription) && isPaidNow(subscription?.end_date ?? '');
  const asked = usePatientQuestions(!isActive && status !== 'visitor', () => {
    void cache.invalidateQueries({ queryKey: dataKeys.subscription });
  });
  if (subscription && isActive) return { state: 'active', endDate: subscription.end_date };
  if (status === 'visitor') return { state: 'visitor' };
  return { state: asked >= lateAfter ? 'late' : 'waiting' };
}
