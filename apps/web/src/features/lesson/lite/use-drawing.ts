import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { LiteLesson } from './use-lite-lesson.ts';
import type { Room } from './use-room.ts';

type Drawing = {
  lesson: LiteLesson;
  /** Null until it is measured. */
  room: Room | null;
  /** How much larger than usual the learner wants the letters of programs. */
  letterScale: number;
  /** Returns the exact position, in seconds. */
  now: () => number;
  /** The last reported position, in seconds. */
  atS: number;
  isPlaying: boolean;
};

/** As many frames a second as a video has: what moves between them is moved by the style sheet, and a slow phone keeps up. */
const frameMs = 80;

/** Draws the lesson into an element: continuously while it plays, and whenever the position changes. */
export function useDrawing(stageRef: RefObject<HTMLElement | null>, drawing: Drawing): void {
  const { lesson, room, letterScale, now, atS, isPlaying } = drawing;
  const readClock = useEffectEvent(now);
  useEffect(() => {
    draw(stageRef.current, { lesson, room, letterScale }, atS);
  }, [stageRef, lesson, room, letterScale, atS]);
  useEffect(() => {
    if (!isPlaying) return;
    let request = 0;
    // Not a frame after each frame: every one that a page asks for costs a cheap phone, drawn or not.
    const timer = setInterval(() => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() =>
        draw(stageRef.current, { lesson, room, letterScale }, readClock()),
      );
    }, frameMs);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(request);
    };
  }, [stageRef, lesson, room, letterScale, isPlaying]);
}

/** Markup that each element shows; unchanged markup is not compared again. */
const shown = new WeakMap<HTMLElement, string>();

function draw(
  stage: HTMLElement | null,
  { lesson, room, letterScale }: Pick<Drawing, 'lesson' | 'room' | 'letterScale'>,
  atS: number,
): void {
  if (stage === null || room === null) return;
  const markup = lesson.frameAt(lesson.timeline, atS * 1000, { isStill: wantsNoMotion(), room, letterScale });
  if (shown.get(stage) === markup) return;
  shown.set(stage, markup);
  lesson.patchStage(stage, markup);
}

function wantsNoMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
}
