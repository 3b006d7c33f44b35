import { type RefObject, useEffect, useRef } from 'react';
import type { LiteLesson } from './use-lite-lesson.ts';

type Drawing = {
  lesson: LiteLesson;
  isTall: boolean;
  /** The place in seconds at this very moment. */
  now: () => number;
  /** The place as it was told last. */
  atS: number;
  isPlaying: boolean;
};

/** Fifteen pictures a second: letters are typed no faster, and a slow phone keeps up. */
const frameMs = 66;

/** Draws the lesson into an element: over and over while it plays, and whenever the place becomes another. */
export function useDrawing(stageRef: RefObject<HTMLElement | null>, drawing: Drawing): void {
  const { lesson, isTall, now, atS, isPlaying } = drawing;
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });
  useEffect(() => {
    draw(stageRef.current, { lesson, isTall }, atS);
  }, [stageRef, lesson, isTall, atS]);
  useEffect(() => {
    if (!isPlaying) return;
    let drawnMs = 0;
    let request = requestAnimationFrame(function go(ms) {
      if (ms - drawnMs >= frameMs) {
        drawnMs = ms;
        draw(stageRef.current, { lesson, isTall }, clock.current());
      }
      request = requestAnimationFrame(go);
    });
    return () => cancelAnimationFrame(request);
  }, [stageRef, lesson, isTall, isPlaying]);
}

/** What each element shows: markup that stays the same is not parsed again. */
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
  // The stage escapes every text of the lesson.
  stage.innerHTML = markup;
}

function wantsNoMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
}
