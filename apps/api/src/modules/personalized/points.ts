import type { Difficulty } from '@python-learning/contract';

export const pointsByDifficulty = { easy: 5, medium: 10, hard: 15 } as const satisfies Record<
  Difficulty,
  number
>;
export const pointsOfCustom = 2;
/** The most that a day gives for solved exercises, and for questions of one's own. */
export const pointsPerDay = { exercises: 60, custom: 10 } as const;

export type PointsKind = keyof typeof pointsPerDay;

/** The beginnings of the reasons in the ledger; the id of the exercise follows. */
export const reasonPrefix = {
  exercises: 'personalized:',
  custom: 'custom:',
} as const satisfies Record<PointsKind, string>;

/** What is left of a day's points for one more, which is worth `points`. */
export function pointsLeft(kind: PointsKind, points: number, earnedToday: number): number {
  return Math.max(0, Math.min(points, pointsPerDay[kind] - earnedToday));
}
