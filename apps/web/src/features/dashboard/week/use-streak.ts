import type { Contract, SentBodyOf, Streak } from '@python-learning/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/session.tsx';

function keyOf(learnerId: string | undefined) {
  return ['streak', learnerId];
}

/** The learner's weeks. */
export function useStreak() {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id),
    queryFn: ({ signal }) => api.achievements.streak({ signal }),
    enabled: user !== null,
    // What was just done must count; what was known before is shown meanwhile.
    staleTime: 0,
  });
}

/** What a learner wishes about rest: to begin or to end it. */
export type RestWish = SentBodyOf<Contract['achievements']['rest']>;

/** Begins or ends a rest; the dashboard shows what the server made of it. */
export function useRest(onDone: (streak: Streak) => void) {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: RestWish) => api.achievements.rest({ body }),
    onSuccess: (after) => {
      cache.setQueryData(keyOf(user?.id), after);
      onDone(after);
    },
  });
}
