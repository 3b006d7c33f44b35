import { expect, test } from 'vitest';
import { frameAt } from './frame.ts';
import { readLiteLesson, writeLiteLesson } from './lite-lesson.ts';
import { videoLook } from './look.ts';
import { withTable } from './timeline.fixture.ts';
import { speechOf } from './timeline.ts';

test('a lesson that was written and read again shows the same pictures and says the same words', () => {
  const read = readLiteLesson(JSON.parse(writeLiteLesson(withTable)));
  for (let ms = 0; ms < withTable.durationMs; ms += 250)
    expect(frameAt(read, ms, videoLook)).toBe(frameAt(withTable, ms, videoLook));
  expect(speechOf(read)).toEqual(speechOf(withTable));
  expect(read.tryIts).toEqual(withTable.tryIts);
});

test('times are written in whole milliseconds', () => {
  const text = writeLiteLesson({ ...withTable, durationMs: 17_600.4 });
  expect(readLiteLesson(JSON.parse(text)).durationMs).toBe(17_600);
});

test.each([
  ['nothing', null],
  ['a text', 'lesson'],
  ['the page of an error', { detail: 'Not found.' }],
  ['a later format', { ...(JSON.parse(writeLiteLesson(withTable)) as object), format: 99 }],
  ['half a lesson', { ...(JSON.parse(writeLiteLesson(withTable)) as object), scenes: null }],
])('%s is refused', (_what, value) => {
  expect(() => readLiteLesson(value)).toThrow(TypeError);
});
