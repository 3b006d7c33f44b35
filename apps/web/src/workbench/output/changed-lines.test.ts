import { expect, it } from 'vitest';
import { findChangedLines } from './changed-lines.ts';

it('shows the lines that a fix changes', () => {
  expect(findChangedLines('a = 1\nPrint(a)\nb = 2', 'a = 1\nprint(a)\nb = 2')).toEqual({
    before: ['Print(a)'],
    after: ['print(a)'],
  });
  expect(findChangedLines('a\nb', 'a\n\nb')).toEqual({ before: [], after: [''] });
  expect(findChangedLines('x', 'x')).toEqual({ before: [], after: [] });
});
