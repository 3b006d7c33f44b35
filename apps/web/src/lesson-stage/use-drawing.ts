import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMedia } from '../ui/use-media.ts';
import type { LiteLesson } from './open-lite-lesson.ts';
import type { Room } from './use-room.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

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

/** What moves between two drawings is moved by the style sheet, so a cheap phone keeps up. */
const frameMs = 100;

/** Draws the lesson into an element: continuously while it plays, otherwise whenever the position changes. */
export function useDrawing(stageRef: RefObject<HTMLElement | null>, drawing: Drawing): void {
  const { lesson, room, letterScale, now, atS, isPlaying } = drawing;
  const isStill = useMedia(lessMotion);
  const readClock = useEffectEvent(now);
  useEffect(() => {
    if (!isPlaying) draw(stageRef.current, { lesson, room, letterScale, isStill }, atS);
  }, [stageRef, lesson, room, letterScale, isStill, atS, isPlaying]);
  useEffect(() => {
    if (!isPlaying) return;
    const drawNow = () => draw(stageRef.current, { lesson, room, letterScale, isStill }, readClock());
    drawNow();
    // Not with each frame of the page: every one that it asks for costs a cheap phone, drawn or not.
    const timer = setInterval(drawNow, frameMs);
    return () => clearInterval(timer);
  }, [stageRef, lesson, room, letterScale, isStill, isPlaying]);
}

/** Markup that each element shows; unchanged markup is not compared again. */
const shown = new WeakMap<HTMLElement, string>();

function draw(
  stage: HTMLElement | null,
  { lesson, room, ...look }: Pick<Drawing, 'lesson' | 'room' | 'letterScale'> & { isStill: boolean },
  atS: number,
): void {
  if (stage === null || room === null) return;
  const markup = lesson.frameAt(lesson.timeline, atS * 1000, { room, ...look });
  if (shown.get(stage) === markup) return;
  shown.set(stage, markup);
  lesson.patchStage(stage, markup);
}
