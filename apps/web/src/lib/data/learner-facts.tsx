import type { Progress, SubscriptionStatus } from '@python-learning/contract';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react';
import { useSession } from '../session/session.tsx';

/** What the frame of every page says about a learner; undefined as long as it is not known. */
export type LearnerFacts = {
  progress: Progress | undefined;
  /** Null without a running subscription. */
  subscription: SubscriptionStatus | null | undefined;
  /** The end of an upgrade that ran when the app was opened and runs no more; null for everybody else. */
  endedUpgrade: string | null;
};

export type LearnerFactsWatch = ComponentType<{ onChange: (facts: LearnerFacts) => void }>;

const nothing: LearnerFacts = { progress: undefined, subscription: undefined, endedUpgrade: null };
const FactsContext = createContext(nothing);

const Watch = lazy<LearnerFactsWatch>(async () => {
  // The frame does without: what can not be loaded must not take the page with it.
  const module = await import('./learner-facts-watch.tsx').catch(() => null);
  return { default: module?.LearnerFactsWatch ?? NoWatch };
});

/** Watches progress and subscription of who is logged in. For a visitor nothing is loaded and nothing asked. */
export function LearnerFactsProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [facts, setFacts] = useState(nothing);
  return (
    <FactsContext value={user === null ? nothing : facts}>
      {user !== null && (
        <Suspense fallback={null}>
          <Watch key={user.id} onChange={setFacts} />
        </Suspense>
      )}
      {children}
    </FactsContext>
  );
}

/** Progress and subscription for the frame and the landing page. Screens that live on them use `useProgress`. */
export function useLearnerFacts(): LearnerFacts {
  return useContext(FactsContext);
}

function NoWatch() {
  return null;
}
