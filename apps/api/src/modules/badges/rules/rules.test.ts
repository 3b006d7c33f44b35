import { expect, test } from 'vitest';
import { isEarned } from './index.ts';

test('a badge for the lessons of a milestone is earned by watching them, not those of another', () => {
  const rule = { kind: 'videos-watched', milestone: 'hello-python' } as const;

  expect(isEarned(rule, { watchedMilestones: new Set(['hello-python', 'lists']) })).toBe(true);
  expect(isEarned(rule, { watchedMilestones: new Set(['lists']) })).toBe(false);
});
