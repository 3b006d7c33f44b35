import type { Progress } from '@python-learning/contract';
import { m } from '../../paraglide/messages.js';
import { Kolam } from '../../ui/kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

type HeroProps = { username: string; progress: Progress; total: number };

/** The learner's own door step: the kolam so far, and what was earned. */
export function Hero({ username, progress, total }: HeroProps) {
  const done = progress.completed_milestones.length;
  const cheer =
    done === 0
      ? m.dashboard_kolam_empty()
      : done < total
        ? m.dashboard_kolam_growing()
        : m.dashboard_kolam_complete();
  return (
    <header className="on-floor grid gap-5 rounded-3xl bg-floor p-5 text-on-floor md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-10 md:p-8">
      <div className="grid gap-4">
        <PageTitle title={m.dashboard_document_title()} className="text-2xl break-words md:text-3xl">
          {m.dashboard_welcome({ username })}
        </PageTitle>
        <p className="text-on-floor-muted">{cheer}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure name={m.dashboard_points()} value={String(progress.score)} />
          <Figure name={m.dashboard_badges()} value={String(progress.badges.length)} />
          <Figure name={m.dashboard_milestones_done()} value={m.dashboard_done_of_total({ done, total })} />
        </dl>
      </div>
      <Kolam done={done} total={total} className="mx-auto w-full max-w-72 text-on-floor md:w-72" animated />
    </header>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-on-floor-muted">{name}</dt>
      <dd className="text-2xl font-bold">{value}</dd>
    </div>
  );
}
