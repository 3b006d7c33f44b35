import { m } from '../../compiled-messages/messages.ts';
import { kolamStanding } from '../../lib/data/kolam-standing.ts';
import { useSession } from '../../lib/session/session.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OwnKolam } from '../../ui/own-kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { findCertificate, findNextStep } from './milestone-status.ts';
import { NextStepCard } from './next-step-card.tsx';
import type { Course } from './use-course.ts';

type HeroProps = Course & {
  /** The name of the page in the browser's tab. */
  tab: string;
  /** True after a long absence. */
  isReturn: boolean;
};

/** Head of a learner's pages: the kolam so far, points, badges and the next step. */
export function Hero({ milestones, standing, tab, isReturn }: HeroProps) {
  const { user } = useSession();
  const username = user?.username ?? '';
  const { progress } = standing;
  const total = milestones.length;
  const done = progress.completed_milestones.length;
  const kolam = kolamStanding(progress);
  const cheer =
    kolam.finished === 0
      ? m.dashboard_kolam_empty()
      : kolam.finished < kolam.lessons
        ? m.dashboard_kolam_growing()
        : m.dashboard_kolam_complete();
  return (
    <header className="on-floor grid grid-cols-[minmax(0,1fr)_auto] items-center @max-[20rem]:grid-cols-1 gap-x-4 gap-y-4 rounded-3xl bg-floor p-4 text-on-floor md:gap-x-10 md:gap-y-5 md:p-8">
      <div className="grid grid-cols-1 min-w-0 gap-1">
        <PageTitle
          title={tab}
          // On a phone a smaller size keeps a long name and its exclamation mark on one line.
          className={classNames(
            'min-w-0 wrap-anywhere md:text-3xl',
            username.length > 10 ? 'text-lg' : 'text-xl',
          )}
        >
          {m.dashboard_welcome({ username })}
        </PageTitle>
        <p className="hidden text-on-floor-muted md:block">{cheer}</p>
      </div>
      <div className="grid justify-items-center gap-1 md:row-span-3">
        <OwnKolam
          {...kolam}
          drawing={1}
          className="w-[min(8rem,32vw)] text-on-floor md:w-[min(20rem,42vw)]"
        />
        <p className="max-w-[min(8rem,35vw)] text-center leading-snug text-balance text-on-floor-muted md:max-w-none">
          {m.dashboard_milestones_done()} <strong>{m.dashboard_done_of_total({ done, total })}</strong>
        </p>
      </div>
      <dl className="col-span-2 flex @max-[20rem]:col-span-1 flex-wrap gap-x-8 gap-y-1 md:col-span-1">
        <Figure name={m.dashboard_points()} value={progress.score} />
        <Figure name={m.dashboard_badges()} value={progress.badges.length} />
      </dl>
      <div className="col-span-2 @max-[20rem]:col-span-1 md:col-span-1">
        {total > 0 && (
          <NextStepCard
            step={findNextStep(milestones, standing)}
            total={total}
            freeMilestones={milestones.filter(({ is_free: isFree }) => isFree)}
            isReturn={isReturn}
            certificate={findCertificate(milestones, standing)}
          />
        )}
      </div>
    </header>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-2">
      <dt className="text-on-floor-muted">{name}</dt>
      <dd className="text-xl font-bold md:text-2xl">{value}</dd>
    </div>
  );
}
