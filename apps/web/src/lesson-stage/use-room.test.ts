import { expect, it } from 'vitest';
import { roomIn } from './use-room.ts';

it('the stage is as wide as its box, and upright on a phone', () => {
  expect(roomIn({ width: 1280, height: 1 }, false)).toEqual({ width: 1280, height: 720 });
  const phone = roomIn({ width: 328, height: 1 }, false);
  expect(phone.width).toBe(328);
  expect(phone.height).toBeGreaterThan(phone.width);
});

it('the stage fills a box that has its own height', () => {
  expect(roomIn({ width: 360, height: 560 }, true)).toEqual({ width: 360, height: 560 });
});
