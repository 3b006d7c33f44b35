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
import { forgetEarlyAnswers } from '../api/early-answers.ts';
import { useCacheHolder } from '../data/cache-holder.ts';
import { clearLearnerStorage, isStorageClaimed } from '../storage/learner-storage.ts';
import { claimStorage, keepSetAside, leaveStorage } from '../storage/storage-owner.ts';
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
  /** True from the end of a session on: calls of the page that is left may still be refused, and that is no second end. */
  const isLeaving = useRef(false);

  const learn = useCallback((user: Learner | null) => {
    if (user !== null) isLeaving.current = false;
    setWho(user);
    setUnreachable(false);
  }, []);
  const become = useCallback(
    (user: Learner | null) => {
      cache.client?.removeQueries();
      forgetEarlyAnswers();
      learn(user);
    },
    [cache, learn],
  );
  // Keeps the cache: what a page requested meanwhile belongs to the same person.
  const ask = useCallback(() => {
    fetchUser().then(
      (found) => {
        // The screen that waited for this is rendered in slices.
        startTransition(() => {
          learn(found.user);
          if (found.hasEnded) setHasEnded(true);
        });
      },
      () => setUnreachable(true),
    );
  }, [learn]);

  useEffect(ask, [ask]);
  useEffect(() => {
    onSessionLost(() => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      void leaveStorage().then(() => {
        become(null);
        setHasEnded(true);
        onLost?.();
      });
    });
  }, [become, onLost]);

  const session = useMemo<Session>(
    () => ({
      status: statusOf(who, isUnreachable),
      user: who ?? null,
      hasEnded,
      login: async (credentials) => {
        const user = await sessionCalls.login(credentials);
        await claimStorage(user.id);
        become(user);
        setHasEnded(false);
      },
      logout: async (goAway) => {
        isLeaving.current = true;
        try {
          await keepSetAside(() => sessionCalls.logout());
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

type Found = Pick<Session, 'user' | 'hasEnded'>;

/** Finds out who is logged in. The storage is left if the learner of the last visit is not. */
async function fetchUser(): Promise<Found> {
  try {
    const user = await sessionCalls.user();
    await claimStorage(user.id);
    return { user, hasEnded: false };
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 401) throw failure;
    const hasEnded = isStorageClaimed();
    if (hasEnded) await leaveStorage();
    return { user: null, hasEnded };
  }
}
