import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { useSession } from '../../lib/session/session.tsx';

/** Where Learn leads: to the current milestone, to the dashboard without one, to the login without a learner. */
export function useLearnPath(): string {
  const { status } = useSession();
  const { progress } = useLearnerFacts();
  if (status === 'visitor') return '/login';
  const current = progress?.current_milestone;
  return current ? `/learn/${current.id}` : '/dashboard';
}
