import type { Progress } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { MedalDisc } from '../../ui/medal-disc.tsx';

type NewMedalsProps = {
  badges: Progress['badges'];
  /** True while a ceremony runs, in which they turn over. */
  isRunning?: boolean;
};

/** The badges that were just earned, as medals with their names; nothing without any. */
export function NewMedals({ badges, isRunning = false }: NewMedalsProps) {
  if (badges.length === 0) {
    return null;
  }
  return (
    <ul aria-label={m.exercise_done_badges()} className="flex flex-wrap justify-center gap-4">
      {badges.map(({ id, title }) => (
        <li
          key={id}
          className={classNames(
            'grid w-26 justify-items-center gap-1 leading-snug',
            isRunning && 'animate-[rise_360ms_ease-out_3.4s_backwards]',
          )}
        >
          <MedalDisc
            id={id}
            isAwarded
            className={isRunning ? 'animate-[turn-over_620ms_ease-out_3.4s_backwards]' : ''}
          />
          {title}
        </li>
      ))}
    </ul>
  );
}
