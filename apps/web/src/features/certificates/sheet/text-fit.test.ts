import { describe, expect, it } from 'vitest';
import { fitText, widthOf } from './text-fit.ts';

const long = 'நிறைவுத் திட்டம்: விளையாட்டு விழாப் புள்ளிப் பலகை';

describe('a text', () => {
  it('that has room keeps its size and stays on one line', () => {
    expect(fitText('Hello, Python!', { width: 500, size: 28 })).toEqual({
      lines: ['Hello, Python!'],
      size: 28,
    });
  });

  it.each([1, 2, 3])('that is too long becomes smaller until it fits %i lines', (most) => {
    const { lines, size } = fitText(long, { width: 300, size: 28, most });
    expect(lines.length).toBeLessThanOrEqual(most);
    expect(lines.join(' ')).toBe(long);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(300);
  });

  it('of one endless word is made small rather than cut', () => {
    const word = 'n'.repeat(60);
    const { lines, size } = fitText(word, { width: 900, size: 58 });
    expect(lines).toEqual([word]);
    expect(widthOf(word, size)).toBeLessThanOrEqual(900);
  });

  it('of nothing has no lines', () => {
    expect(fitText('  ', { width: 100, size: 20 }).lines).toEqual([]);
  });
});

it('a syllable of Tamil is not counted sign by sign', () => {
  expect(widthOf('க்', 10)).toBe(widthOf('க', 10));
  expect(widthOf('கொ', 10)).toBeGreaterThan(widthOf('க', 10));
});
