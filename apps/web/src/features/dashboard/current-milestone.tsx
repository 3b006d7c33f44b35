import { m } from '../../paraglide/messages.js';
import { MilestoneAction } from './milestone-action.tsx';
import { MilestoneDot, MilestoneState } from './milestone-look.tsx';
import { MilestonePartList } from './milestone-parts.tsx';
import type { MilestoneItemProps } from './milestone-row.tsx';

/** The learner's current milestone, unfolded: what it is about and its three steps. */
export function CurrentMilestone({ milestone, status, standing }: MilestoneItemProps) {
  return (
    <div className="grid grid-cols-1 gap-3 rounded-2xl border-2 border-action bg-surface p-3 sm:p-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
        <MilestoneDot order={milestone.order} state={status.state} />
        <h3 className="pt-1 text-lg leading-snug">
          <span className="sr-only">{m.dashboard_milestone_number({ order: milestone.order })}: </span>
          {milestone.title}
        </h3>
        {/* Below the dot on a phone: the Tamil words need the whole width. */}
        <div className="col-span-2 mt-1 sm:col-span-1 sm:col-start-2">
          <MilestoneState state={status.state} />
        </div>
      </div>
      <p className="text-muted">{milestone.description}</p>
      <MilestonePartList milestoneId={milestone.id} progress={standing.progress} />
      <MilestoneAction milestone={milestone} status={status} />
    </div>
  );
}
