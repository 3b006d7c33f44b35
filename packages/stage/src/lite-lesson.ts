import type { Timeline } from './timeline.ts';

/** Goes up when older pages could not play newer lessons; the page is then loaded anew. */
const format = 1;

/** The text of a lite lesson: its timeline, with times in whole milliseconds. */
export function writeLiteLesson(timeline: Timeline): string {
  return JSON.stringify({ format, ...timeline }, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value) : value,
  );
}

/**
 * The timeline in the parsed text of a lite lesson.
 * @throws TypeError when it is none, or one that this stage can not play
 */
export function readLiteLesson(value: unknown): Timeline {
  if (!isLiteLesson(value)) throw new TypeError('not a lite lesson of this stage');
  return value;
}

/** The file is ours and named by the hash of what it was made from: that it came whole is all that is asked. */
function isLiteLesson(value: unknown): value is Timeline {
  const given = new Map<string, unknown>(Object.entries(Object(value)));
  const isOurs = given.get('format') === format && typeof given.get('title') === 'string';
  const isTimed = typeof given.get('durationMs') === 'number' && typeof given.get('closing') === 'object';
  const lists = [given.get('scenes'), given.get('tryIts')];
  return isOurs && isTimed && lists.every((list) => Array.isArray(list));
}
