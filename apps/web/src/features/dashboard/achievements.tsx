import type { Progress } from '@python-learning/contract';
import { useLanguage } from '../../lib/language/language.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The badges, newest first. */
export function Achievements({ badges }: { badges: Progress['badges'] }) {
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', numberingSystem: 'latn' });
  const newestFirst = badges.toSorted((a, b) => b.awarded_at.localeCompare(a.awarded_at));
  return (
    <Card>
      <h2 className="text-xl">{m.dashboard_achievements_heading()}</h2>
      {badges.length === 0 ? (
        <p className="mt-3 text-muted">{m.dashboard_achievements_empty()}</p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {newestFirst.map(({ id, title, description, awarded_at: awardedAt }) => (
            <li key={id} className="flex items-start gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-reward text-on-reward">
                <Icon name="star" />
              </span>
              <div className="min-w-0">
                <h3 className="text-base">{title}</h3>
                <p>{description}</p>
                <p className="text-muted">
                  {m.dashboard_badge_awarded({ date: date.format(new Date(awardedAt)) })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
