import type { Progress } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { useNewBadges } from '../../lib/data/new-badges.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { MedalDisc } from '../../ui/medal-disc.tsx';
import { focusPageTitle } from '../../ui/page-title.tsx';

type Badges = Progress['badges'];

/** The badges that were not announced where they were earned, until the learner closes the list. */
export function NewBadges({ badges }: { badges: Badges }) {
  const [fresh, putAway] = useNewBadges(badges);
  if (fresh.length === 0) {
    return null;
  }
  return (
    <section
      aria-labelledby="new-badge"
      className="flex items-start gap-3 rounded-2xl border-2 border-reward bg-reward-soft p-4 md:px-6"
    >
      <div className="grid grid-cols-1 min-w-0 flex-1 gap-3">
        <h2 id="new-badge" className="text-lg text-reward-ink">
          {m.dashboard_new_badge()}
        </h2>
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {fresh.map(({ id, title, description }) => (
            <li key={id} className="flex items-center gap-4">
              <MedalDisc id={id} isAwarded isLarge />
              <div className="min-w-0">
                <p className="text-lg font-bold">{title}</p>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <CloseButton
        on="reward"
        className="-me-2 -mt-2"
        onClose={() => {
          putAway();
          focusPageTitle();
        }}
      />
    </section>
  );
}
