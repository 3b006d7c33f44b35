import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { useSession } from '../../lib/session/session.tsx';

export type Start = { path: string; hasBegun: boolean };

/** Target of the start button: the current milestone, the dashboard without one, the sign-up without a learner. */
export function useStart(): Start {
  const { status } = useSession();
  const { progress } = useLearnerFacts();
  if (status !== 'learner') return { path: '/signup', hasBegun: false };
  const current = progress?.current_milestone;
  return { path: current ? `/learn/${current.id}` : '/dashboard', hasBegun: true };
}
