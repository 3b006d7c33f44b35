import type { LoginSession } from '@python-learning/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';

/** What is being ended: the id of a session, or `others`. */
type Ending = { what: string };

export const sessionsKey = ['login-sessions'];

/** Where the learner is logged in, and the functions to end those sessions. */
export function useSessions() {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.auth.sessions({ signal }),
    staleTime: 0,
  });
  const [ending, setEnding] = useState<Ending | null>(null);
  const [endFailure, setEndFailure] = useState<unknown>(null);

  /** Resolves to true if the call succeeded. */
  const end = async (what: string, call: () => Promise<LoginSession[]>): Promise<boolean> => {
    if (ending !== null) return false;
    setEnding({ what });
    setEndFailure(null);
    try {
      cache.setQueryData(sessionsKey, await call());
      return true;
    } catch (failure) {
      setEndFailure(failure);
      return false;
    } finally {
      setEnding(null);
    }
  };
  return {
    sessions: data,
    loadFailure: error,
    reload: () => void refetch(),
    ending: ending?.what ?? null,
    endFailure,
    endOne: (id: string) => end(id, () => api.auth.endSession({ params: { id } })),
    endOthers: () => end('others', () => api.auth.endOtherSessions()),
  };
}
