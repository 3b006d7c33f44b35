import type { Progress, SubscriptionStatus } from '@python-learning/contract';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { optionalPart } from '../parts/optional-part.tsx';
import { useSession } from '../session/session.tsx';

/** What the frame of every page says about a learner; undefined until it is known. */
export type LearnerFacts = {
  progress: Progress | undefined;
  /** Null without a running subscription, undefined until it is known. */
  subscription: SubscriptionStatus | null | undefined;
  /** End of an upgrade that ran when the app was opened and has ended since; otherwise null. */
  endedUpgrade: string | null;
};

const nothing: LearnerFacts = { progress: undefined, subscription: undefined, endedUpgrade: null };
const FactsContext = createContext(nothing);

/** The frame works without these facts. */
const Watch = optionalPart(async () => (await import('./learner-facts-watch.tsx')).LearnerFactsWatch);

/** Watches progress and subscription of a logged-in learner; loads nothing for a visitor. */
export function LearnerFactsProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [facts, setFacts] = useState(nothing);
  return (
    <FactsContext value={user === null ? nothing : facts}>
      {user !== null && <Watch key={user.id} onChange={setFacts} />}
      {children}
    </FactsContext>
  );
}

/** Progress and subscription for the frame and the landing page; others use `useProgress`. */
export function useLearnerFacts(): LearnerFacts {
  return useContext(FactsContext);
}
