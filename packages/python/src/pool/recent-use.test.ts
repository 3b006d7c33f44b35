import { describe, expect, it } from 'vitest';
import { RecentUse } from './recent-use.ts';

describe('recent use', () => {
  it('adds up what an owner used, and loses half of it in a minute', () => {
    const use = new RecentUse();
    use.add('kavi', 1_000, 0);
    use.add('kavi', 500, 60_000);
    expect(use.of('kavi', 60_000)).toBe(1_000);
    expect(use.of('kavi', 120_000)).toBe(500);
    expect(use.of('selvi', 60_000)).toBe(0);
  });

  it('keeps nothing for work without an owner', () => {
    const use = new RecentUse();
    use.add(null, 1_000, 0);
    expect(use.of(null, 0)).toBe(0);
  });

  it('remembers the greatest users when there are too many to remember', () => {
    const use = new RecentUse();
    use.add('greedy', 5_000, 0);
    for (let index = 0; index < 10_000; index += 1) use.add(`learner ${index}`, 5, 0);
    expect(use.of('greedy', 0)).toBe(5_000);
    expect(use.of('learner 9999', 0)).toBe(0);
  });
});
