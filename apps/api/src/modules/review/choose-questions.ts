/** What is known of a learner and one multiple-choice question of an earlier milestone. */
export type Meeting = {
  mcqId: string;
  /** A wrong answer was given, in an exercise or a warm-up, and no right one in a warm-up since. */
  needsReview: boolean;
  /** When the learner answered it last; null for one that was never met. */
  lastMetAt: Date | null;
};

/**
 * The questions to look back at: first those that the learner got wrong, then those not met for longest, and only
 * where that is not enough those that were never met. Among equals the ones met longest ago come first, then those that
 * come first in the course.
 * @param meetings one for each question, in the order of the course
 */
export function chooseQuestions(meetings: readonly Meeting[], count: number): string[] {
  const ranked = meetings.toSorted(
    (left, right) => rankOf(left) - rankOf(right) || metAt(left) - metAt(right),
  );
  return ranked.slice(0, Math.max(0, count)).map(({ mcqId }) => mcqId);
}

function rankOf({ needsReview, lastMetAt }: Meeting): number {
  if (lastMetAt === null) return 2;
  return needsReview ? 0 : 1;
}

function metAt({ lastMetAt }: Meeting): number {
  return lastMetAt?.getTime() ?? 0;
}
