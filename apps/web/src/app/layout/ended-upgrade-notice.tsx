import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

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
      {isShown && (
        <span className="pointer-events-auto grid grid-cols-1 w-full max-w-xl animate-[rise_200ms_ease-out] gap-3 rounded-xl border-2 border-action bg-surface px-4 py-3 text-ink shadow-[0_12px_32px_-12px_rgb(10_30_34/0.35)]">
          <span>
            <strong className="block">{m.core_upgrade_ended()}</strong>
            {m.core_upgrade_ended_text()}
          </span>
          <span className="flex flex-wrap gap-3">
            <ButtonLink to={paths.subscription()} onClick={() => setRead(endedUpgrade)}>
              {m.core_upgrade_again()}
            </ButtonLink>
            <Button kind="secondary" onClick={() => setRead(endedUpgrade)}>
              {m.core_close()}
            </Button>
          </span>
        </span>
      )}
    </output>
  );
}
