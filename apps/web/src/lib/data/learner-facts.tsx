import { createContext, type ReactNode, useContext, useState } from 'react';
import { optionalPart } from '../parts/optional-part.tsx';
import { useSession } from '../session/session.tsx';
import type { LearnerFacts } from './learner-facts-watch.tsx';

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
