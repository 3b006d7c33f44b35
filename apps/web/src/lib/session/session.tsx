import type { BodyOf, Contract, Learner } from '@python-learning/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { api, onSessionLost } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { claimStorage, clearLearnerStorage } from '../storage/learner-storage.ts';

export type Session = {
  /** `unknown` until the api said who is there; `unreachable` when it could not be asked. */
  status: 'unknown' | 'unreachable' | 'visitor' | 'learner';
  user: Learner | null;
  /** The last session ended without the learner wanting it. */
  hasEnded: boolean;
  login: (credentials: BodyOf<Contract['auth']['login']>) => Promise<void>;
  /** Forgets everything of the learner, on the server, in the cache and in the browser. */
  logout: () => Promise<void>;
  /** Asks again who is there. */
  retry: () => void;
};

const sessionKey = ['session'];
const SessionContext = createContext<Session | null>(null);

type SessionProviderProps = {
  children: ReactNode;
  /** Called after the session of a learner ended without the learner wanting it. */
  onLost?: () => void;
};

export function SessionProvider({ children, onLost }: SessionProviderProps) {
  const cache = useQueryClient();
  const { data, status, refetch } = useQuery({
    queryKey: sessionKey,
    queryFn: fetchUser,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const [hasEnded, setHasEnded] = useState(false);
  const become = useCallback(
    (user: Learner | null) => {
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
      cache.setQueryData(sessionKey, user);
    },
    [cache],
  );

  useEffect(() => {
    onSessionLost(() => {
      clearLearnerStorage();
      become(null);
      setHasEnded(true);
      onLost?.();
    });
  }, [become, onLost]);

  const session = useMemo<Session>(
    () => ({
      status:
        status === 'pending' ? 'unknown' : status === 'error' ? 'unreachable' : data ? 'learner' : 'visitor',
      user: data ?? null,
      hasEnded,
      login: async (credentials) => {
        const { user } = await api.auth.login({ body: credentials });
        claimStorage(user.id);
        become(user);
        setHasEnded(false);
      },
      logout: async () => {
        await api.auth.logout();
        clearLearnerStorage();
        become(null);
      },
      retry: () => void refetch(),
    }),
    [status, data, hasEnded, become, refetch],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The learner, or null where nobody is logged in. */
async function fetchUser(): Promise<Learner | null> {
  try {
    const user = await api.auth.user({ probe: true });
    claimStorage(user.id);
    return user;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return null;
    throw failure;
  }
}
