import type { Milestone } from '@python-learning/contract';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import {
  describeMilestone,
  listParts,
  type MilestoneAction,
  type MilestonePart,
  type MilestoneState,
  type MilestoneStatus,
  type Standing,
} from './milestone-status.ts';
import { StartOver } from './start-over.tsx';

type Look = { icon: IconName; chip: string; dot: string; name: () => string };

const looks: Record<MilestoneState, Look> = {
  completed: {
    icon: 'check',
    chip: 'bg-success-soft text-success',
    dot: 'border-reward bg-reward text-on-reward',
    name: m.dashboard_state_completed,
  },
  in_progress: {
    icon: 'play',
    chip: 'bg-action-soft text-action-strong',
    dot: 'border-action bg-surface text-action',
    name: m.dashboard_state_in_progress,
  },
  locked: {
    icon: 'lock',
    chip: 'bg-sunken text-muted',
    dot: 'border-line bg-sunken text-muted',
    name: m.dashboard_state_locked,
  },
  requires_upgrade: {
    icon: 'star',
    chip: 'bg-reward-soft text-reward-ink',
    dot: 'border-line bg-sunken text-muted',
    name: m.dashboard_state_requires_upgrade,
  },
};

const actionNames: Record<MilestoneAction, () => string> = {
  review: m.dashboard_action_review,
  continue: m.dashboard_action_continue,
  start: m.dashboard_action_start,
  upgrade: m.dashboard_action_upgrade,
};

const partNames: Record<MilestonePart, () => string> = {
  video: m.dashboard_part_video,
  code: m.dashboard_part_code,
  exercise: m.dashboard_part_exercise,
};

/** One milestone with its state and the button that fits it. */
export function MilestoneItem({ milestone, standing }: { milestone: Milestone; standing: Standing }) {
  const status = describeMilestone(milestone, standing);
  const { icon, chip, dot, name } = looks[status.state];
  return (
    <li
      className={classNames(
        'grid grid-cols-1 gap-3 rounded-2xl border bg-surface p-3 sm:p-4',
        status.state === 'in_progress' ? 'border-2 border-action' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-52 items-center gap-3">
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-11 shrink-0 place-items-center rounded-full border-2 text-lg font-bold',
              dot,
            )}
          >
            {milestone.order}
          </span>
          <div className="grid min-w-0 gap-1">
            <h3 className="text-lg leading-snug">
              <span className="sr-only">{m.dashboard_milestone_number({ order: milestone.order })}: </span>
              {milestone.title}
            </h3>
            <p
              className={classNames(
                'inline-flex items-center gap-1 justify-self-start rounded-full px-3',
                chip,
              )}
            >
              <Icon name={icon} className="size-4" />
              {name()}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <Action milestone={milestone} status={status} />
          {status.state === 'completed' && <StartOver milestone={milestone} progress={standing.progress} />}
        </div>
      </div>
      {status.state === 'in_progress' && (
        <div className="grid gap-2">
          <p className="text-muted">{milestone.description}</p>
          <Parts milestoneId={milestone.id} standing={standing} />
        </div>
      )}
    </li>
  );
}

function Action({ milestone, status }: { milestone: Milestone; status: MilestoneStatus }) {
  const text = actionNames[status.action]();
  const label = m.dashboard_action_for({ action: text, title: milestone.title });
  if (status.href === null) {
    return (
      <Button kind="secondary" disabled aria-label={label} title={m.dashboard_locked_reason()}>
        <Icon name="lock" className="size-5" />
        {text}
      </Button>
    );
  }
  return (
    <ButtonLink to={status.href} kind="secondary" aria-label={label}>
      {text}
    </ButtonLink>
  );
}

function Parts({ milestoneId, standing }: { milestoneId: string; standing: Standing }) {
  return (
    <ul aria-label={m.dashboard_parts_label()} className="flex flex-wrap gap-x-4 gap-y-1">
      {listParts(milestoneId, standing.progress).map(({ part, isDone }) => (
        <li
          key={part}
          className={classNames('flex items-center gap-1', isDone ? 'text-success' : 'text-muted')}
        >
          {isDone ? (
            <Icon name="check-circle" className="size-5" />
          ) : (
            <span aria-hidden="true" className="mx-0.5 size-4 rounded-full border-2 border-current" />
          )}
          {partNames[part]()}
          <span className="sr-only">: {isDone ? m.dashboard_part_done() : m.dashboard_part_open()}</span>
        </li>
      ))}
    </ul>
  );
}
