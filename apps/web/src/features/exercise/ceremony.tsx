import type { Milestone, Progress } from '@python-learning/contract';
import { useLayoutEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { countLessons, kolamStanding } from '../../lib/data/kolam-standing.ts';
import { useNewBadges } from '../../lib/data/new-badges.ts';
import { classNames } from '../../ui/class-names.ts';
import { OwnKolam } from '../../ui/own-kolam.tsx';
import { CeremonyButtons } from './ceremony-buttons.tsx';
import { CountingPoints } from './counting-points.tsx';
import { NewMedals } from './new-medals.tsx';
import { useCeremony } from './use-ceremony.ts';

export type CeremonyProps = {
  /** The points with which the exercise was opened. */
  pointsBefore: number;
  after: Progress;
  milestone: Milestone;
  /** The milestone after this one; undefined after the last. */
  next: Milestone | undefined;
  onAgain: () => void;
};

/**
 * Celebrates a completed milestone in six seconds: the kolam grows, the points count up, new badges turn over, and what
 * the learner can do now stands below. All text is there from the start, for screen readers.
 */
export function Ceremony({ pointsBefore, after, milestone, next, onAgain }: CeremonyProps) {
  const { isRunning, end } = useCeremony();
  const [badges] = useNewBadges(after.badges);
  const title = useRef<HTMLHeadingElement>(null);
  // Layout effect: with its first picture, so that a screen reader does not speak of something else before.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const enters = (animation: string) => (isRunning ? animation : undefined);
  return (
    <section
      aria-labelledby="milestone-done"
      className="on-floor grid flex-1 grid-cols-1 content-evenly justify-items-center gap-2 rounded-3xl bg-floor px-4 py-3 text-center text-on-floor md:flex-none md:gap-5 md:p-8"
    >
      <div>
        <h2
          id="milestone-done"
          ref={title}
          data-result
          tabIndex={-1}
          className={classNames(
            'text-xl outline-none md:text-3xl',
            enters('animate-[rise_360ms_ease-out_0.1s_backwards]'),
          )}
        >
          {m.exercise_done_title({ order: milestone.order })}
        </h2>
        <p className="leading-snug text-on-floor-muted">
          <strong>{m.exercise_congratulations()}</strong> {m.exercise_congratulations_text()}
        </p>
      </div>
      <OwnKolam
        {...kolamStanding(after)}
        drawing={isRunning ? countLessons(after.kolam, (_lesson, id) => id === milestone.id) : 0}
        className="w-[min(10rem,22dvh)] text-on-floor md:w-80 [&_.kolam-draws]:[animation:draw_1.7s_ease-in-out_0.5s_backwards]"
      />
      <p className={classNames('text-xl', enters('animate-[rise_360ms_ease-out_2.2s_backwards]'))}>
        <CountingPoints from={pointsBefore} to={after.score} isRunning={isRunning} />{' '}
        {m.exercise_done_points()}
      </p>
      <NewMedals badges={badges} isRunning={isRunning} />
      <p
        className={classNames(
          'max-w-md rounded-xl bg-floor-line px-4 py-2 leading-snug',
          enters('animate-[rise_360ms_ease-out_5.2s_backwards]'),
        )}
      >
        {milestone.description} <strong>{m.exercise_done_can()}</strong>
      </p>
      <CeremonyButtons next={next} isRunning={isRunning} onSkip={end} onAgain={onAgain} />
    </section>
  );
}
