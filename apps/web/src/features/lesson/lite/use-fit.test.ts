import { describe, expect, it } from 'vitest';
import { fitInto, shapes } from './use-fit.ts';

describe('the stage of a lite lesson', () => {
  it('is as wide as its room, and tall on a phone', () => {
    expect(fitInto({ width: 1280, height: 1 }, false)).toEqual({ shape: 'wide', scale: 1 });
    expect(fitInto({ width: 320, height: 1 }, false)).toEqual({ shape: 'tall', scale: 0.5 });
  });

  it.each([
    { width: 360, height: 560 },
    { width: 740, height: 250 },
    { width: 1280, height: 600 },
  ])('fits into the whole screen: %o', (room) => {
    const { shape, scale } = fitInto(room, true);
    expect(shapes[shape].width * scale).toBeLessThanOrEqual(room.width + 0.01);
    expect(shapes[shape].height * scale).toBeLessThanOrEqual(room.height + 0.01);
    expect(shape).toBe(room.height > room.width ? 'tall' : 'wide');
  });
});
