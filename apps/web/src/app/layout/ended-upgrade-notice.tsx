import { useState } from 'react';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { optionalPart } from '../../lib/parts/optional-part.tsx';

const Card = optionalPart(async () => (await import('./ended-upgrade-card.tsx')).EndedUpgradeCard);

/**
 * Tells the learner on any screen that the upgrade has ended while the app was open, and that nothing is lost by it.
 * Overlays the page, so that nothing moves, and stays until it is closed.
 */
export function EndedUpgradeNotice() {
  const { endedUpgrade } = useLearnerFacts();
  const [read, setRead] = useState<string | null>(null);
  const isShown = endedUpgrade !== null && endedUpgrade !== read;
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-30 grid justify-items-center px-4 print:hidden">
      {isShown && <Card onClose={() => setRead(endedUpgrade)} />}
    </output>
  );
}
