import { describe, expect, test } from 'vitest';
import { mostSimilar, similarity } from './similarity.ts';

describe('how alike two words are', () => {
  test.each([
    ['the same', 'total', 'total', 1],
    ['nothing in common', 'abc', 'xyz', 0],
    ['two letters changed places', 'int', 'itn', 0.9],
    ['two letters changed places at the start', 'print', 'rpint', 0.9],
    ['a letter is missing', 'score', 'scor', 8 / 9],
    ['as long as the typo finder compares', 'a'.repeat(64), `${'a'.repeat(63)}b`, 63 / 64],
    ['too long to be a slip', 'a'.repeat(65), `${'a'.repeat(64)}b`, 0],
  ])('%s', (_, a, b, expected) => {
    expect(similarity(a, b)).toBeCloseTo(expected, 5);
    expect(similarity(b, a)).toBeCloseTo(expected, 5);
  });

  test('the most similar word wins, if it is similar enough', () => {
    expect(mostSimilar('toal', ['tool', 'total', 'name'], 0.75)).toBe('total');
    expect(mostSimilar('toal', ['name'], 0.75)).toBeNull();
  });
});
