import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { readFields } from '../../lib/storage/read-fields.ts';
import type { SeenRange } from './seen-ranges.ts';

/**
 * A learner's position in a lesson and the ranges seen, as shares of its length: video and audio, in either language,
 * differ in length.
 */
export type LessonPosition = { at: number; seen: readonly SeenRange[] };

export const lessonStart: LessonPosition = { at: 0, seen: [] };

/** Returns the position stored in this browser; the start when none can be read. */
export function readPlace(lessonId: string): LessonPosition {
  return parsePosition(learnerStorage.readLessonPosition(lessonId));
}

export function savePosition(lessonId: string, { at, seen }: LessonPosition): void {
  const rounded = seen.map((range) => range.map(round));
  learnerStorage.rememberLessonPosition(lessonId, JSON.stringify({ at: round(at), seen: rounded }));
}

/** Skips anything unreadable, because a browser's storage cannot be trusted. */
export function parsePosition(kept: string | null): LessonPosition {
  const { at, seen } = readFields(kept);
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
