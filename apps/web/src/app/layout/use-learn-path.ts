import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { useSession } from '../../lib/session/session.tsx';

/** Target of Learn: the current milestone, the dashboard without one, the login for a visitor. */
export function useLearnPath(): string {
  const { status } = useSession();
  const { progress } = useLearnerFacts();
  if (status === 'visitor') return '/login';
  const current = progress?.current_milestone;
  return current ? `/learn/${current.id}` : '/dashboard';
}
