import type { Award } from './awards.repository.ts';

/** Points for everything but questions; a question's points are in its content file. */
const pointsFor = {
  videos: 10,
  rightPrediction: 2,
  exercise: 15,
  mcqRightAtFirst: 2,
  milestone: 20,
} as const;

/** All lessons of the milestone watched to the end. */
export function videosAward(milestoneId: string): Award {
  return { reason: videosPrefix + milestoneId, points: pointsFor.videos };
}

export function questionAward(question: { id: string; points: number }): Award {
  return { reason: questionPrefix + question.id, points: question.points };
}

/** The guess was exactly what the program showed. */
export function predictionAward(questionId: string): Award {
  return { reason: predictionPrefix + questionId, points: pointsFor.rightPrediction };
}

/** Every question of the exercise answered right. */
export function exerciseAward(milestoneId: string): Award {
  return { reason: `exercise:${milestoneId}`, points: pointsFor.exercise };
}

/** The very first answer was the right one. */
export function mcqFirstAward(mcqId: string): Award {
  return { reason: `mcq-first:${mcqId}`, points: pointsFor.mcqRightAtFirst };
}

const milestonePrefix = 'milestone:';
const questionPrefix = 'question:';
const predictionPrefix = 'prediction:';
const videosPrefix = 'videos:';

/** Videos, code and exercise of the milestone are done. */
export function milestoneAward(milestoneId: string): Award {
  return { reason: milestonePrefix + milestoneId, points: pointsFor.milestone };
}

/** Milestones that were ever completed, including those with a part reset since. */
export function milestonesEverCompleted(awardedReasons: readonly string[]): ReadonlySet<string> {
  return namesAfter(milestonePrefix, awardedReasons);
}

/** Milestones whose lessons were ever all watched. */
export function milestonesEverWatched(awardedReasons: readonly string[]): ReadonlySet<string> {
  return namesAfter(videosPrefix, awardedReasons);
}

/** Questions that were ever solved, including those reset since. */
export function questionsEverSolved(awardedReasons: readonly string[]): ReadonlySet<string> {
  return namesAfter(questionPrefix, awardedReasons);
}

/** Questions whose output was ever guessed exactly. */
export function questionsEverGuessed(awardedReasons: readonly string[]): ReadonlySet<string> {
  return namesAfter(predictionPrefix, awardedReasons);
}

function namesAfter(prefix: string, awardedReasons: readonly string[]): ReadonlySet<string> {
  const reasons = awardedReasons.filter((reason) => reason.startsWith(prefix));
  return new Set(reasons.map((reason) => reason.slice(prefix.length)));
}
