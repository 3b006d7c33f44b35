/** A learner's history with one multiple-choice question of an earlier milestone. */
export type Encounter = {
  mcqId: string;
  /** Answered wrong in an exercise or a warm-up, and not right in a warm-up since. */
  needsReview: boolean;
  /** Time of the last answer; null when never answered. */
  lastMetAt: Date | null;
};

/** A question answered within the last day is still known; asking it again would only feel like a repetition. */
const restMs = 24 * 60 * 60 * 1000;

/**
 * Chooses questions to review: first those that the learner got wrong, then those not met for longest, and only if
 * needed those never met. Questions met within the last day are left out. Ties go to the question met longest ago, then
 * to the order of the course.
 * @param encounters one for each question, in the order of the course
 */
export function chooseQuestions(encounters: readonly Encounter[], count: number, now: Date): string[] {
  const ranked = encounters
    .filter(({ lastMetAt }) => lastMetAt === null || now.getTime() - lastMetAt.getTime() >= restMs)
    .toSorted((left, right) => rankOf(left) - rankOf(right) || metAt(left) - metAt(right));
  return ranked.slice(0, Math.max(0, count)).map(({ mcqId }) => mcqId);
}

function rankOf({ needsReview, lastMetAt }: Encounter): number {
  if (lastMetAt === null) return 2;
  return needsReview ? 0 : 1;
}

function metAt({ lastMetAt }: Encounter): number {
  return lastMetAt?.getTime() ?? 0;
}
