import type { Milestone } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCodingExercises } from './use-coding-exercises.ts';

type UpgradeStepProps = {
  freeMilestones: readonly Milestone[];
  /** Number of milestones of the course. */
  total: number;
};

const size = 'min-h-14 w-full text-lg focus-visible:outline-action! sm:w-fit sm:px-10!';

/** The step after the free milestones: first what a child can still do without an adult, then the upgrade. */
export function UpgradeStep({ freeMilestones, total }: UpgradeStepProps) {
  const { href, title, isPending } = useOpenChallenge(freeMilestones);
  const hasFree = isPending || href !== null;
  return (
    <>
      <p className="text-xl font-bold">{m.dashboard_upgrade_title()}</p>
      {hasFree && <p>{m.dashboard_next_free()}</p>}
      {isPending && <Skeleton className="mt-1 h-14 w-full rounded-xl sm:w-72" />}
      {href !== null && (
        <ButtonLink to={href} className={`mt-1 ${size}`}>
          {title}
          <Icon name="arrow-right" />
        </ButtonLink>
      )}
      <p className="mt-2">{m.dashboard_upgrade_text({ total })}</p>
      <ButtonLink
        to={paths.subscription()}
        kind={hasFree ? 'secondary' : 'reward'}
        className={`mt-1 ${size}`}
      >
        {m.dashboard_action_upgrade()}
        <Icon name="arrow-right" />
      </ButtonLink>
    </>
  );
}

type OpenChallenge = { href: string | null; title: string; isPending: boolean };

/** The first challenge of these milestones that is not solved yet. One that cannot be loaded is not offered. */
function useOpenChallenge(milestones: readonly Milestone[]): OpenChallenge {
  const exercises = useCodingExercises(milestones.map(({ id }) => id));
  const first = exercises.find(({ data, isPending }) => isPending || data?.challenge?.is_solved === false);
  const { data, isPending = false } = first ?? {};
  return {
    href: data === undefined ? null : `${paths.code(data.id)}?q=challenge`,
    title: data?.challenge?.title ?? '',
    isPending,
  };
}
