import { describe, expect, test } from 'vitest';
import { createRandomDraws } from './random-draws.ts';
import { drawLines, drawText } from './template/draw-text.ts';

describe('chance from a seed', () => {
  test('is the same for the same seed, forever', () => {
    const draws = createRandomDraws('learner/1');
    expect(Array.from({ length: 8 }, () => draws.int(0, 999))).toEqual([
      855, 356, 594, 465, 411, 587, 475, 224,
    ]);
  });

  test('differs between seeds that differ in one sign', () => {
    const ten = (seed: string) => {
      const draws = createRandomDraws(seed);
      return Array.from({ length: 10 }, () => draws.int(0, 999)).join();
    };
    expect(ten('learner/1')).not.toBe(ten('learner/2'));
  });

  test('gives both ends, and nothing beyond them', () => {
    const draws = createRandomDraws('ends');
    const drawn = new Set(Array.from({ length: 300 }, () => draws.int(3, 6)));
    expect(drawn).toEqual(new Set([3, 4, 5, 6]));
  });

  test('draws what weighs more more often', () => {
    const draws = createRandomDraws('weights');
    const drawn = Array.from({ length: 1_000 }, () =>
      draws.weighted(['light', 'heavy'], (one) => (one === 'heavy' ? 9 : 1)),
    );
    const heavy = drawn.filter((one) => one === 'heavy').length;
    expect(heavy).toBeGreaterThan(850);
    expect(heavy).toBeLessThan(950);
  });
});

describe('the notation of draws', () => {
  const draws = createRandomDraws('notation');
  const many = (text: string) => Array.from({ length: 200 }, () => drawText(text, draws));

  test('keeps the step and the ends of a range', () => {
    expect([...new Set(many('<10..30/10>'))].toSorted()).toEqual(['10', '20', '30']);
  });

  test('writes as many decimals as the range does', () => {
    expect(many('<0.50..9.00>').every((text) => /^\d\.\d\d$/.test(text))).toBe(true);
  });

  test('leaves comparisons of programs alone', () => {
    expect(drawText('if a < b and b > 3', draws)).toBe('if a < b and b > 3');
  });

  test('draws nobody twice in one case', () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const [count, ...names] = drawLines('3-5 counted: <@people>', draws, new Set(['Meena']));
      expect(names).toHaveLength(Number(count));
      expect(new Set([...names, 'Meena']).size).toBe(names.length + 1);
    }
  });
});
