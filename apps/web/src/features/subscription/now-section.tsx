import type { Progress } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { useProgress, useSubscription } from '../../lib/data/queries.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';

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
  const last = completed
    .filter(({ order }) => course !== undefined && order <= course.free)
    .toSorted((a, b) => a.order - b.order)
    .at(-1);
  if (progress.data === undefined || last === undefined || subscription.data != null) return null;
  return <Now progress={progress.data} last={last} />;
}

type NowProps = {
  progress: Progress;
  /** The last completed milestone that is open without a subscription. */
  last: Progress['completed_milestones'][number];
};

function Now({ progress, last }: NowProps) {
  const { title } = last;
  const counts = { done: progress.completed_milestones.length, total: progress.course.milestones };
  const text = m.subscription_home_message({ ...counts, title });
  const url = `${window.location.origin}${paths.home()}#parents`;
  return (
    <section
      aria-labelledby="now"
      className="grid grid-cols-1 gap-6 rounded-2xl border border-line bg-surface p-5 md:grid-cols-2 md:gap-10 md:p-6"
    >
      <div className="grid grid-cols-1 content-start gap-1">
        <h2 id="now" className="text-xl">
          {m.subscription_now_title(counts)}
        </h2>
        <p className="text-muted">{m.subscription_now_text({ title })}</p>
        <ul className="grid grid-cols-1">
          <li>
            <TextLink to={paths.code(last.id)}>{m.subscription_now_challenges()}</TextLink>
          </li>
          <li>
            <TextLink to={paths.exercise(last.id)}>{m.subscription_now_review()}</TextLink>
          </li>
          {counts.done >= progress.course.free && (
            <li>
              <TextLink to={paths.certificate('starter')}>{m.subscription_now_certificate()}</TextLink>
            </li>
          )}
        </ul>
      </div>
      <div className="grid grid-cols-1 content-start gap-2">
        <h2 className="text-xl">{m.subscription_home_title()}</h2>
        <p className="text-muted">{m.subscription_home_text()}</p>
        <blockquote className="rounded-xl bg-sunken px-4 py-3 wrap-anywhere">
          {text} {url}
        </blockquote>
        <ShareButton message={{ text, url }} className="justify-self-start">
          {m.subscription_home_send()}
        </ShareButton>
      </div>
    </section>
  );
}
