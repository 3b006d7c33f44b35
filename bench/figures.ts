export type Summary = { p50: number; p95: number; perSecond: number };

/** Percentiles of durations in milliseconds, by the nearest-rank method. */
export function summarize(durationsMs: readonly number[], elapsedMs: number): Summary {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { p50: rank(0.5), p95: rank(0.95), perSecond: (durationsMs.length / elapsedMs) * 1000 };
}

/** The middle one of the values, the upper one of two; not a number where there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Calls `work` `count` times from `concurrency` callers at once and times each call. */
export async function timed(count: number, concurrency: number, work: () => Promise<void>): Promise<Summary> {
  const durations: number[] = [];
  let left = count;
  const from = performance.now();
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await work();
      durations.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, caller));
  return summarize(durations, performance.now() - from);
}

/** Prints one line of the report, with the aim of the figure if it has one. */
export function printFigure(name: string, value: string, aim?: { text: string; reached: boolean }): void {
  const verdict = aim === undefined ? '' : `   aim ${aim.text}: ${aim.reached ? 'reached' : 'MISSED'}`;
  console.log(`  ${name.padEnd(54)} ${value.padStart(18)}${verdict}`);
}
