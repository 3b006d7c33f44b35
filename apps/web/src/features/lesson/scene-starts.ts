import type { Timeline } from '@python-learning/stage';
import { type Cue, groupScenes } from './captions.ts';

/** A jump back goes to the scene before only when this one has just begun, in seconds. */
const justBegunS = 1.2;

/** Returns when each scene begins, in seconds: of the lite lesson, or of the spoken words where only those are known. */
export function sceneStarts(timeline: Timeline | null, spoken: readonly Cue[] | null): number[] {
  if (timeline !== null) return timeline.scenes.map(({ startMs }) => startMs / 1000);
  return groupScenes(spoken ?? []).map(([first], index) => (index === 0 ? 0 : (first?.startS ?? 0)));
}

/** Index of the scene at a moment, in seconds; -1 without scenes. */
export function sceneIndexAt(starts: readonly number[], atS: number): number {
  return starts.findLastIndex((startS) => startS <= atS);
}

/** Start of the next scene (`1`) or of this one or the one before (`-1`), in seconds; null when there is none. */
export function findScene(starts: readonly number[], atS: number, direction: -1 | 1): number | null {
  if (direction === 1) return starts.find((startS) => startS > atS) ?? null;
  return starts.findLast((startS) => startS <= atS - justBegunS) ?? starts[0] ?? null;
}
