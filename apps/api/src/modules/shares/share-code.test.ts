import { expect, test } from 'vitest';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { readShareCode, shareCode } from './share-code.ts';

test('a code has 43 bits in letters that make no word', () => {
  const codes = Array.from({ length: 2000 }, () => shareCode(systemRandomness.token()));
  expect(new Set(codes).size).toBe(codes.length);
  const letters = new Set(codes.join(''));
  expect(letters.size ** 10).toBeGreaterThan(2 ** 43);
  expect([...letters].join('')).not.toMatch(/[aeioul0-9]/);
  for (const code of codes) expect(code).toHaveLength(10);
});

test('a code is read in capitals, and what cannot be one is not looked up', () => {
  const code = shareCode(systemRandomness.token());
  expect(readShareCode(code.toUpperCase())).toBe(code);
  for (const typed of ['', code.slice(1), `${code}b`, `a${code.slice(1)}`, '../../../..'])
    expect(readShareCode(typed)).toBeNull();
});
