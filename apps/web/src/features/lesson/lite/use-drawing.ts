import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { LiteLesson } from './use-lite-lesson.ts';

type Drawing = {
  lesson: LiteLesson;
  isTall: boolean;
  /** Returns the exact position, in seconds. */
  now: () => number;
  /** The last reported position, in seconds. */
  atS: number;
  isPlaying: boolean;
};

/** Fifteen frames a second: letters are typed no faster, and a slow phone keeps up. */
const frameMs = 66;

/** Draws the lesson into an element: continuously while it plays, and whenever the position changes. */
export function useDrawing(stageRef: RefObject<HTMLElement | null>, drawing: Drawing): void {
  const { lesson, isTall, now, atS, isPlaying } = drawing;
  const readClock = useEffectEvent(now);
  useEffect(() => {
    draw(stageRef.current, { lesson, isTall }, atS);
  }, [stageRef, lesson, isTall, atS]);
  useEffect(() => {
    if (!isPlaying) return;
    let drawnMs = 0;
    let request = requestAnimationFrame(function go(ms) {
      if (ms - drawnMs >= frameMs) {
        drawnMs = ms;
        draw(stageRef.current, { lesson, isTall }, readClock());
      }
      request = requestAnimationFrame(go);
    });
    return () => cancelAnimationFrame(request);
  }, [stageRef, lesson, isTall, isPlaying]);
}

/** Markup that each element shows; unchanged markup is not parsed again. */
const shown = new WeakMap<HTMLElement, string>();

function draw(
  stage: HTMLElement | null,
  { lesson, isTall }: Pick<Drawing, 'lesson' | 'isTall'>,
  atS: number,
): void {
  if (stage === null) return;
  const markup = lesson.frameAt(lesson.timeline, atS * 1000, { isStill: wantsNoMotion(), isTall });
  if (shown.get(stage) === markup) return;
  shown.set(stage, markup);
  // Safe: the stage escapes every text of the lesson.
  stage.innerHTML = markup;
}

function wantsNoMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
}
