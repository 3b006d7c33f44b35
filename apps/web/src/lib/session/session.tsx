import type { Contract, Learner, SentBodyOf } from '@python-learning/contract';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ApiError } from '../api/api-error.ts';
import { onSessionLost } from '../api/app-transport.ts';
import { useCacheHolder } from '../data/cache-holder.ts';
import { claimStorage, clearLearnerStorage } from '../storage/learner-storage.ts';
import { sessionCalls } from './session-calls.ts';

export type Session = {
  /** `unknown` until the api has answered; `unreachable` if it could not be asked. */
  status: 'unknown' | 'unreachable' | 'visitor' | 'learner';
  user: Learner | null;
  /** True if the last session ended without a logout. */
  hasEnded: boolean;
  login: (credentials: SentBodyOf<Contract['auth']['login']>) => Promise<void>;
  /**
   * Ends the session on the server and clears the learner's data from the cache and the browser. `goAway` changes the
   * page in the same transition; otherwise a page for learners would send the visitor to the login.
   */
  logout: (goAway?: () => void) => Promise<void>;
  /** Asks again who is logged in. */
  retry: () => void;
};

/** Undefined until it is known, null where nobody is logged in. */
type Who = Learner | null | undefined;

const SessionContext = createContext<Session | null>(null);

type SessionProviderProps = {
  children: ReactNode;
  /** Called after a learner's session ended without a logout. */
  onLost?: () => void;
};

export function SessionProvider({ children, onLost }: SessionProviderProps) {
  const cache = useCacheHolder();
  const [who, setWho] = useState<Who>(undefined);
  const [isUnreachable, setUnreachable] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  /** True from a logout on: calls of the page that is left may still be refused, and that is no lost session. */
  const isLeaving = useRef(false);

  const learn = useCallback((user: Learner | null) => {
    setWho(user);
    setUnreachable(false);
  }, []);
  const become = useCallback(
    (user: Learner | null) => {
      cache.client?.removeQueries();
      learn(user);
    },
    [cache, learn],
  );
  // Keeps the cache: what a page requested meanwhile belongs to the same person.
  const ask = useCallback(() => {
    fetchUser().then(learn, () => setUnreachable(true));
  }, [learn]);

  useEffect(ask, [ask]);
  useEffect(() => {
    onSessionLost(() => {
      if (isLeaving.current) return;
      clearLearnerStorage();
      become(null);
      setHasEnded(true);
      onLost?.();
    });
  }, [become, onLost]);

  const session = useMemo<Session>(
    () => ({
      status: statusOf(who, isUnreachable),
      user: who ?? null,
      hasEnded,
      login: async (credentials) => {
        const user = await sessionCalls.login(credentials);
        claimStorage(user.id);
        isLeaving.current = false;
        become(user);
        setHasEnded(false);
      },
      logout: async (goAway) => {
        isLeaving.current = true;
        try {
          await sessionCalls.logout();
        } catch (failure) {
          isLeaving.current = false;
          throw failure;
        }
        clearLearnerStorage();
        startTransition(() => {
          goAway?.();
          become(null);
        });
      },
      retry: ask,
    }),
    [who, isUnreachable, hasEnded, become, ask],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new TypeError('useSession needs a SessionProvider above it');
  return session;
}

function statusOf(who: Who, isUnreachable: boolean): Session['status'] {
  if (who === undefined) return isUnreachable ? 'unreachable' : 'unknown';
  return who === null ? 'visitor' : 'learner';
}

/** The learner, or null where nobody is logged in. */
async function fetchUser(): Promise<Learner | null> {
  try {
    const user = await sessionCalls.user();
    claimStorage(user.id);
    return user;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return null;
    throw failure;
  }
}
