import { describe, expect, test } from 'vitest';
import { type Grant, periodsOf } from './periods.ts';

const day = (number: number, seconds = 0) => new Date(Date.UTC(2026, 0, 1 + number, 0, 0, seconds));

function grant(id: string, at: number, days: number, endedAt: number | null = null): Grant {
  return { id, grantedAt: day(at), days, endedEarlyAt: endedAt === null ? null : day(endedAt) };
}

/** Periods in days since 1 January, for readable expectations. */
function told(...grants: Grant[]): Record<string, [number, number]> {
  const inDays = (time: Date) => (time.getTime() - day(0).getTime()) / 86_400_000;
  const entries = [...periodsOf(grants)].map(
    ([id, { startsAt, endsAt }]) => [id, [inDays(startsAt), inDays(endsAt)]] as const,
  );
  return Object.fromEntries(entries) as Record<string, [number, number]>;
}

describe('open time', () => {
  test('begins when it is granted and lasts its days to the second', () => {
    const period = periodsOf([{ id: 'a', grantedAt: day(3, 17), days: 30, endedEarlyAt: null }]).get('a');
    expect(period).toEqual({ startsAt: day(3, 17), endsAt: day(33, 17) });
  });

  test('that is paid early begins where the former ends', () => {
    expect(told(grant('a', 0, 30), grant('b', 10, 365))).toEqual({ a: [0, 30], b: [30, 395] });
  });

  test('that is paid after a pause begins at once: there is no debt', () => {
    expect(told(grant('a', 0, 30), grant('b', 100, 30))).toEqual({ a: [0, 30], b: [100, 130] });
  });

  test('that ends early ends then, and what was paid ahead follows at once', () => {
    expect(told(grant('a', 0, 30, 10), grant('b', 5, 30))).toEqual({ a: [0, 10], b: [10, 40] });
  });

  test('that ends before it began is nothing, and takes nothing from the others', () => {
    expect(told(grant('a', 0, 30), grant('b', 5, 30, 6), grant('c', 7, 30))).toEqual({
      a: [0, 30],
      b: [30, 30],
      c: [30, 60],
    });
  });

  test('does not get longer by an end after its end', () => {
    expect(told(grant('a', 0, 30, 90))).toEqual({ a: [0, 30] });
  });

  test('of a grant that is added moves none that was there', () => {
    const grants = [grant('a', 0, 30), grant('b', 0, 30), grant('c', 2, 365, 50)];
    const before = told(...grants);
    expect(told(...grants, grant('d', 2, 30))).toMatchObject(before);
  });

  test('never overlaps, and its sum is what was granted as long as nothing ends early', () => {
    const grants = Array.from({ length: 40 }, (_, index) =>
      grant(`g${index}`, Math.floor(index / 3) * 7, 1 + (index % 5)),
    );
    const periods = [...periodsOf(grants).values()].map(
      ({ startsAt, endsAt }) => [+startsAt, +endsAt] as const,
    );
    const sorted = periods.toSorted(([a], [b]) => a - b);
    for (const [index, [start]] of sorted.entries()) {
      expect(start).toBeGreaterThanOrEqual(sorted[index - 1]?.[1] ?? 0);
    }
    const sum = periods.reduce((total, [start, end]) => total + end - start, 0);
    expect(sum / 86_400_000).toBe(grants.reduce((total, { days }) => total + days, 0));
  });
});
