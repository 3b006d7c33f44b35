import type { Milestone, Progress } from '@python-learning/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { LessonShape } from './lesson-loading.tsx';

/**
 * Renders what is above the first lesson of a milestone, and calls `onDecided` once it is known whether there is
 * anything.
 */
export type BeforeFirst = (onDecided: () => void) => ReactNode;

/**
 * Chooses what is above the first lesson from what the screen itself has loaded: null for nothing. A parent that chose
 * with its own copy could be one render behind the lesson, which asks only once.
 */
export type ChooseBeforeFirst = (milestone: Milestone, progress: Progress | undefined) => BeforeFirst | null;

/** How long a lesson waits, in milliseconds, to know what is above it. What comes later is not shown in this visit. */
const patienceMs = 2000;

/** What is above the first lesson in this visit, and whether that is still awaited. */
export function useBeforeFirst(given: BeforeFirst | null): { content: ReactNode; isAwaited: boolean } {
  const [beforeFirst] = useState(() => given);
  const [state, setState] = useState<'awaited' | 'decided' | 'late'>(given === null ? 'late' : 'awaited');
  useEffect(() => {
    if (state !== 'awaited') return;
    const timer = setTimeout(() => setState('late'), patienceMs);
    return () => clearTimeout(timer);
  }, [state]);
  const onDecided = () => setState((before) => (before === 'awaited' ? 'decided' : before));
  const content = beforeFirst === null || state === 'late' ? null : beforeFirst(onDecided);
  return { content, isAwaited: state === 'awaited' };
}

/**
 * Keeps the lesson invisible, in its place, until it is known what is above it: what came later would push the video
 * down under the learner's thumb. Meanwhile the lesson loads.
 */
export function UntilDecided({ isAwaited, children }: { isAwaited: boolean; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1" aria-busy={isAwaited}>
      <div
        className={classNames(
          'col-start-1 row-start-1 grid grid-cols-1 content-start gap-3 md:gap-5',
          isAwaited && 'invisible',
        )}
      >
        {children}
      </div>
      {isAwaited && (
        <div className="col-start-1 row-start-1">
          <p role="status" className="sr-only">
            {m.lesson_loading()}
          </p>
          <LessonShape />
        </div>
      )}
    </div>
  );
}
