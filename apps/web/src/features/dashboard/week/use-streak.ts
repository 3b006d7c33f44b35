import type { Contract, SentBodyOf, Streak } from '@python-learning/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/session.tsx';

function keyOf(learnerId: string | undefined) {
  return ['streak', learnerId];
}

export function useStreak() {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id),
    queryFn: ({ signal }) => api.streak.streak({ signal }),
    enabled: user !== null,
    // Always refetch, so that new progress counts; cached data is shown meanwhile.
    staleTime: 0,
  });
}

/** Request to begin or to end a rest. */
export type RestRequest = SentBodyOf<Contract['streak']['rest']>;

/** Begins or ends a rest; the dashboard then shows the server's answer. */
export function useRest(onDone: (streak: Streak) => void) {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: RestRequest) => api.streak.rest({ body }),
    onSuccess: (after) => {
      cache.setQueryData(keyOf(user?.id), after);
      onDone(after);
    },
  });
}
