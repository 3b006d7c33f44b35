import type { Progress } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { useProgress, useSubscription } from '../../lib/data/queries.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ShowAtHome } from './show-at-home.tsx';

/** What a learner without a subscription has done and can still do, and how to show it to an adult. */
export function NowSection() {
  const { status } = useSession();
  if (status !== 'learner') return null;
  return <LearnerNow />;
}

function LearnerNow() {
  const progress = useProgress();
  const subscription = useSubscription();
  if (progress.isPending || subscription.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-72 w-full rounded-2xl" />
      </div>
    );
  }
  const { course, completed_milestones: completed = [] } = progress.data ?? {};
  const open = completed
    .filter(({ order }) => course !== undefined && order <= course.free)
    .toSorted((a, b) => b.order - a.order);
  const [last] = open;
  if (progress.data === undefined || last === undefined || subscription.data != null) return null;
  return <Now progress={progress.data} last={last} openIds={open.map(({ id }) => id)} />;
}

type NowProps = {
  progress: Progress;
  /** The last completed milestone that is open without a subscription. */
  last: Progress['completed_milestones'][number];
  /** All of these, the newest first. */
  openIds: readonly string[];
};

function Now({ progress, last, openIds }: NowProps) {
  const { title } = last;
  const counts = { done: progress.completed_milestones.length, total: progress.course.milestones };
  return (
    <section
      aria-labelledby="now"
      className="grid grid-cols-1 gap-6 rounded-2xl border border-line bg-surface p-5 md:grid-cols-2 md:gap-10 md:p-6"
    >
      <div className="grid grid-cols-1 content-start gap-1">
        <h2 id="now" className="text-xl">
          {m.subscriptions_now_title(counts)}
        </h2>
        <p className="text-muted">{m.subscriptions_now_text({ title })}</p>
        <ul className="grid grid-cols-1">
          <li>
            <TextLink to={paths.code(last.id)}>{m.subscriptions_now_challenges()}</TextLink>
          </li>
          <li>
            <TextLink to={paths.exercise(last.id)}>{m.subscriptions_now_review()}</TextLink>
          </li>
          {counts.done >= progress.course.free && (
            <li>
              <TextLink to={paths.certificate('starter')}>{m.subscriptions_now_certificate()}</TextLink>
            </li>
          )}
        </ul>
      </div>
      <ShowAtHome {...counts} title={title} milestoneIds={openIds} />
    </section>
  );
}
