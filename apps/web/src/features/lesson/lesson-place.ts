import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import type { SeenRange } from './seen-ranges.ts';

/** Where a learner is in a lesson, as shares of it: its video and its audio, in either language, differ in length. */
export type LessonPlace = { at: number; seen: readonly SeenRange[] };

export const lessonStart: LessonPlace = { at: 0, seen: [] };

/** The place that this browser remembers; the start where it remembers none that can be read. */
export function readPlace(lessonId: string): LessonPlace {
  return unpackPlace(learnerStorage.readLessonPlace(lessonId));
}

export function keepPlace(lessonId: string, { at, seen }: LessonPlace): void {
  const rounded = seen.map((range) => range.map(round));
  learnerStorage.rememberLessonPlace(lessonId, JSON.stringify({ at: round(at), seen: rounded }));
}

/** Anything unreadable is left out: a browser's storage is not ours alone. */
export function unpackPlace(kept: string | null): LessonPlace {
  const value = parse(kept);
  if (typeof value !== 'object' || value === null) {
    return lessonStart;
  }
  const at: unknown = Reflect.get(value, 'at');
  const seen: unknown = Reflect.get(value, 'seen');
  return {
    at: isShare(at) ? at : 0,
    seen: Array.isArray(seen) ? seen.filter(isRange) : [],
  };
}

function isRange(value: unknown): value is SeenRange {
  return Array.isArray(value) && value.length === 2 && value.every(isShare);
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
