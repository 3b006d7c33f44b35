/** A played part of a lesson, as shares of the whole: `[0, 0.5]` is its first half. */
export type SeenRange = readonly [from: number, to: number];

/** Share that must be played, up to the end, to count as watched; short gaps are allowed. */
const watchedShare = 0.9;

/** Parts closer than this share are merged: players report their position only at intervals. */
const seam = 0.01;

/** Adds a part. The result is sorted, and none of its parts touch. */
export function addSeen(seen: readonly SeenRange[], from: number, to: number): SeenRange[] {
  if (!(to > from)) {
    return [...seen];
  }
  const sorted = [...seen, [Math.max(0, from), Math.min(1, to)] as const].toSorted((a, b) => a[0] - b[0]);
  const merged: SeenRange[] = [];
  for (const range of sorted) {
    const before = merged.at(-1);
    if (before !== undefined && range[0] - before[1] <= seam) {
      merged[merged.length - 1] = [before[0], Math.max(before[1], range[1])];
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** True when enough was played and the end was reached, in however many visits and in whatever order. */
export function isWatched(seen: readonly SeenRange[]): boolean {
  const share = seen.reduce((sum, [from, to]) => sum + to - from, 0);
  return share >= watchedShare && seen.at(-1)?.[1] === 1;
}

/** Returns the start of the longest skipped part as a share, or null if nothing was skipped. */
export function findSkipped(seen: readonly SeenRange[]): number | null {
  const edges = [...seen, [1, 1] as const];
  const gaps = edges.map(([from], index) => {
    const start = seen[index - 1]?.[1] ?? 0;
    return { start, length: from - start };
  });
  const widest = gaps.reduce((a, b) => (b.length > a.length ? b : a));
  return widest.length > seam ? widest.start : null;
}
