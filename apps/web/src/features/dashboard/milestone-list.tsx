import type { Milestone } from '@python-learning/contract';
import { useId, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MilestoneAction } from './milestone-action.tsx';
import { MilestoneDot, MilestoneState } from './milestone-look.tsx';
import { MilestonePartList } from './milestone-parts.tsx';
import { type MilestoneItemProps, MilestoneRow } from './milestone-row.tsx';
import { type CourseStanding, describeMilestone } from './milestone-status.ts';

type MilestoneListProps = { milestones: readonly Milestone[]; standing: CourseStanding };

/** Milestones that a folded list shows on a phone, on either side of the learner's position. */
const nearby = 2;

/** All milestones: the current one unfolded, completed and later ones as a line each. */
export function MilestoneList({ milestones, standing }: MilestoneListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const here = findPlace(milestones, standing);
  return (
    <section aria-labelledby="milestones" className="grid grid-cols-1 content-start gap-3">
      <h2 id="milestones" className="text-xl">
        {m.dashboard_milestones_heading()}
      </h2>
      {milestones.length === 0 ? (
        <p className="text-muted">{m.dashboard_milestones_empty()}</p>
      ) : (
        <ol
          id={listId}
          className="grid grid-cols-1 overflow-hidden rounded-2xl border border-line bg-surface"
        >
          {milestones.map((milestone, index) => {
            const status = describeMilestone(milestone, standing);
            const Item = status.state === 'in_progress' ? CurrentMilestone : MilestoneRow;
            return (
              <li
                key={milestone.id}
                className={classNames(
                  '-mt-px border-t border-line',
                  !showsAll && Math.abs(index - here) > nearby && 'max-md:hidden',
                )}
              >
                <Item milestone={milestone} status={status} standing={standing} />
              </li>
            );
          })}
        </ol>
      )}
      {milestones.length > 0 && (
        <Button
          kind="secondary"
          className="md:hidden"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? m.dashboard_milestones_fewer()
            : m.dashboard_milestones_all({ total: milestones.length })}
          <Icon name="chevron-down" className={classNames('size-5', showsAll && 'rotate-180')} />
        </Button>
      )}
    </section>
  );
}

/** Index of the current milestone, else of the next open one; of the last when all are done. */
function findPlace(milestones: readonly Milestone[], { progress }: CourseStanding): number {
  const completed = new Set(progress.completed_milestones.map(({ id }) => id));
  const current = milestones.findIndex(
    ({ id }) => id === progress.current_milestone?.id && !completed.has(id),
  );
  const open = current === -1 ? milestones.findIndex(({ id }) => !completed.has(id)) : current;
  return open === -1 ? milestones.length - 1 : open;
}

/** The learner's current milestone, unfolded: what it is about and its three steps. */
function CurrentMilestone({ milestone, status, standing }: MilestoneItemProps) {
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
