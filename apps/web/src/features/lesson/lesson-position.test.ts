import { expect, it } from 'vitest';
import { lessonStart, parsePosition, readPlace, savePosition } from './lesson-position.ts';

it('is found again, in the lesson it belongs to', () => {
  savePosition('v1', { at: 0.25, seen: [[0, 0.123_456]] });
  expect(readPlace('v1')).toEqual({ at: 0.25, seen: [[0, 0.1235]] });
  expect(readPlace('v2')).toEqual(lessonStart);
});

it.each([null, '', '{', '7', 'null', '[]', '{"at":"x"}', '{"at":2,"seen":[[0],[0,5],"x"]}'])(
  'begins again where %j was kept',
  (kept) => {
    expect(parsePosition(kept)).toEqual(lessonStart);
  },
);
