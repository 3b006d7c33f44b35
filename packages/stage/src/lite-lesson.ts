import type { Timeline } from './timeline.ts';

/** Increase when older pages cannot play newer lessons; the page then reloads. */
const format = 2;

/** A lesson of this format lacks what newer ones may have, and is played as it is. */
const olderFormat = 1;

/** Serializes a lite lesson: its timeline, with times in whole milliseconds. */
export function writeLiteLesson(timeline: Timeline): string {
  return JSON.stringify({ format, ...timeline }, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value) : value,
  );
}

/**
 * Returns the timeline of a parsed lite lesson.
 * @throws TypeError when it is not one, or one that this stage cannot play
 */
export function readLiteLesson(value: unknown): Timeline {
  if (!isLiteLesson(value)) throw new TypeError('not a lite lesson of this stage');
  return value;
}

/** Checks only that the file is complete: it is ours, and named by the hash of its sources. */
function isLiteLesson(value: unknown): value is Timeline {
  const given = new Map<string, unknown>(Object.entries(Object(value)));
  const isOurs =
    [olderFormat, format].includes(Number(given.get('format'))) && typeof given.get('title') === 'string';
  const isTimed = typeof given.get('durationMs') === 'number' && typeof given.get('closing') === 'object';
  const lists = [given.get('scenes'), given.get('tryIts')];
  return isOurs && isTimed && lists.every((list) => Array.isArray(list));
}
