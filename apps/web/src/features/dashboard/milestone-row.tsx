import type { Milestone } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { MilestoneAction } from './milestone-action.tsx';
import { MilestoneDot, MilestoneState } from './milestone-look.tsx';
import { MilestonePartDots } from './milestone-parts.tsx';
import type { CourseStanding, MilestoneStatus } from './milestone-status.ts';
import { StartOver } from './start-over.tsx';

export type MilestoneItemProps = { milestone: Milestone; status: MilestoneStatus; standing: CourseStanding };

/** A completed or later milestone: one line with its button. */
export function MilestoneRow({ milestone, status, standing }: MilestoneItemProps) {
  const isDone = status.state === 'completed';
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 px-3 py-2 @max-[20rem]:grid-cols-1 sm:items-center sm:px-4">
      <MilestoneDot order={milestone.order} state={status.state} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 sm:grid sm:grid-cols-[minmax(0,1fr)_auto_12rem]">
        <div className="min-w-0 basis-full">
          <h3 className={classNames('pt-1.5 text-base leading-snug sm:pt-0', !isDone && 'font-normal')}>
            <span className="sr-only">{m.dashboard_milestone_number({ order: milestone.order })}: </span>
            {milestone.title}
          </h3>
          <MilestoneState state={status.state} />
        </div>
        <MilestonePartDots milestoneId={milestone.id} progress={standing.progress} />
        <span className="ms-auto flex flex-wrap items-center justify-end">
          {isDone && <StartOver milestone={milestone} progress={standing.progress} />}
          <MilestoneAction milestone={milestone} status={status} />
        </span>
      </div>
    </div>
  );
}
