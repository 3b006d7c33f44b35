/** A learner's history with one multiple-choice question of an earlier milestone. */
export type Encounter = {
  mcqId: string;
  /** Answered wrong in an exercise or a warm-up, and not right in a warm-up since. */
  needsReview: boolean;
  /** Time of the last answer; null when never answered. */
  lastMetAt: Date | null;
};

/**
 * Chooses questions to review: first those that the learner got wrong, then those not met for longest, and only if
 * needed those never met. Ties go to the question met longest ago, then to the order of the course.
 * @param meetings one for each question, in the order of the course
 */
export function chooseQuestions(encounters: readonly Encounter[], count: number): string[] {
  const ranked = encounters.toSorted(
    (left, right) => rankOf(left) - rankOf(right) || metAt(left) - metAt(right),
  );
  return ranked.slice(0, Math.max(0, count)).map(({ mcqId }) => mcqId);
}

function rankOf({ needsReview, lastMetAt }: Encounter): number {
  if (lastMetAt === null) return 2;
  return needsReview ? 0 : 1;
}

function metAt({ lastMetAt }: Encounter): number {
  return lastMetAt?.getTime() ?? 0;
}
