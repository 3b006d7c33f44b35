import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { useSession } from '../../lib/session/session.tsx';

export type Start = { path: string; hasBegun: boolean };

/** Where the start button leads: to the current milestone, to the dashboard without one, to the sign-up without a learner. */
export function useStart(): Start {
  const { status } = useSession();
  const { progress } = useLearnerFacts();
  if (status !== 'learner') return { path: '/signup', hasBegun: false };
  const current = progress?.current_milestone;
  return { path: current ? `/learn/${current.id}` : '/dashboard', hasBegun: true };
}
