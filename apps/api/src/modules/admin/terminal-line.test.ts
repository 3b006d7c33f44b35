import { expect, test } from 'vitest';
import { terminalLine } from './admin.service.ts';

test.each([
  ['colours and what clears the screen', '\u001b[2J\u001b[31mred\u009b0m', ' [2J [31mred 0m'],
  ['a new line that would begin another message', 'Selvi\n2026-11-20 Kumar\r', 'Selvi 2026-11-20 Kumar '],
  ['the direction of writing', 'abc\u202ecba\u2069', 'abc cba '],
])('%s do nothing', (_what, text, line) => {
  expect(terminalLine(text)).toBe(line);
});

test('names stay as they are, joined Tamil letters and pictures included', () => {
  const name = 'செல்வி க்‌ஷ ශ්‍රී 👩‍🏫';
  expect(terminalLine(name)).toBe(name);
});
