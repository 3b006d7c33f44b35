import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { MilestoneState as State } from './milestone-status.ts';

type Look = { icon: IconName; ink: string; dot: string; name: () => string };

const looks: Record<State, Look> = {
  completed: {
    icon: 'check',
    ink: 'text-success',
    dot: 'border-reward bg-reward text-on-reward',
    name: m.dashboard_state_completed,
  },
  in_progress: {
    icon: 'play',
    ink: 'text-action font-bold',
    dot: 'border-action bg-action text-on-action',
    name: m.dashboard_state_in_progress,
  },
  locked: {
    icon: 'lock',
    ink: 'text-muted',
    dot: 'border-line bg-sunken text-muted',
    name: m.dashboard_state_locked,
  },
  requires_upgrade: {
    icon: 'star',
    ink: 'text-reward-ink',
    dot: 'border-line bg-sunken text-muted',
    name: m.dashboard_state_requires_upgrade,
  },
};

/** Number of a milestone, drawn as its dot of the kolam. */
export function MilestoneDot({ order, state }: { order: number; state: State }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-full border-2 font-bold',
        looks[state].dot,
      )}
    >
      {order}
    </span>
  );
}

export function MilestoneState({ state }: { state: State }) {
  const { icon, ink, name } = looks[state];
  return (
    <p className={classNames('inline-flex items-center gap-1', ink)}>
      <Icon name={icon} className="size-4" />
      <span className="min-w-0 wrap-anywhere">{name()}</span>
    </p>
  );
}
