import type { Difficulty } from '@python-learning/contract';
import type { AwardKind } from '../record/index.ts';

export const pointsByDifficulty = { easy: 5, medium: 10, hard: 15 } as const satisfies Record<
  Difficulty,
  number
>;
export const pointsOfCustom = 2;
/** Maximum points per day for solved exercises and for custom questions. */
export const pointsPerDay = { personalized: 60, custom: 10 } as const satisfies Partial<
  Record<AwardKind, number>
>;

export type PointsKind = keyof typeof pointsPerDay;

/** Points that the daily limit leaves for an exercise worth `points`. */
export function pointsLeft(kind: PointsKind, points: number, awardedToday: number): number {
  return Math.max(0, Math.min(points, pointsPerDay[kind] - awardedToday));
}
