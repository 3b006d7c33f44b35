import type { Progress } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { findOpenPart, listParts, type MilestonePart, partPaths } from './milestone-status.ts';

const parts: Record<MilestonePart, { icon: IconName; name: () => string }> = {
  video: { icon: 'video', name: m.dashboard_part_video },
  code: { icon: 'code', name: m.dashboard_part_code },
  exercise: { icon: 'quiz', name: m.dashboard_part_exercise },
};

type PartsProps = { milestoneId: string; progress: Progress };

/** The three steps of the open milestone, each a link. */
export function MilestonePartList({ milestoneId, progress }: PartsProps) {
  const steps = listParts(milestoneId, progress);
  const next = findOpenPart(milestoneId, progress);
  return (
    <ol aria-label={m.dashboard_parts_label()} className="grid grid-cols-1 gap-1 sm:grid-cols-3">
      {steps.map(({ part, isDone }) => {
        const { icon, name } = parts[part];
        return (
          <li key={part}>
            <Link
              to={partPaths[part](milestoneId)}
              {...(part === next ? { 'aria-current': 'step' as const } : {})}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-xl px-3 hover:bg-action-soft',
                part === next ? 'bg-action-soft font-bold' : 'bg-sunken',
              )}
            >
              <Icon name={icon} className="size-5" />
              <span className="min-w-0 flex-1">{name()}</span>
              <PartMark isDone={isDone} />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

function PartMark({ isDone }: { isDone: boolean }) {
  return (
    <>
      {isDone ? (
        <Icon name="check-circle" className="size-6 text-success" />
      ) : (
        <span aria-hidden="true" className="m-0.5 size-5 rounded-full border-2 border-edge" />
      )}
      <span className="sr-only">: {isDone ? m.dashboard_part_done() : m.dashboard_part_open()}</span>
    </>
  );
}

/** The same three steps as small icons. */
export function MilestonePartDots({ milestoneId, progress }: PartsProps) {
  return (
    <ul aria-label={m.dashboard_parts_label()} className="flex gap-1">
      {listParts(milestoneId, progress).map(({ part, isDone }) => (
        <li
          key={part}
          className={classNames(
            'grid size-6 place-items-center rounded-full',
            isDone ? 'bg-success-soft text-success' : 'text-muted',
          )}
        >
          <Icon name={parts[part].icon} className="size-4" />
          <span className="sr-only">
            {parts[part].name()}: {isDone ? m.dashboard_part_done() : m.dashboard_part_open()}
          </span>
        </li>
      ))}
    </ul>
  );
}
