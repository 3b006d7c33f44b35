import type { Difficulty } from '@python-learning/contract';

export const pointsByDifficulty = { easy: 5, medium: 10, hard: 15 } as const satisfies Record<
  Difficulty,
  number
>;
export const pointsOfCustom = 2;
/** Maximum points per day for solved exercises and for custom questions. */
export const pointsPerDay = { exercises: 60, custom: 10 } as const;

export type PointsKind = keyof typeof pointsPerDay;

/** Prefixes of the reasons in the ledger; the exercise id follows. */
export const reasonPrefix = {
  exercises: 'personalized:',
  custom: 'custom:',
} as const satisfies Record<PointsKind, string>;

/** Points that the daily limit leaves for an exercise worth `points`. */
export function pointsLeft(kind: PointsKind, points: number, earnedToday: number): number {
  return Math.max(0, Math.min(points, pointsPerDay[kind] - earnedToday));
}
