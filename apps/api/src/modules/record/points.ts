import type { Earning } from './earnings.repository.ts';

/** Points of what is not a question; a question's own are in its content file. */
const pointsFor = {
  videos: 10,
  rightPrediction: 2,
  exercise: 15,
  mcqRightAtFirst: 2,
  milestone: 20,
} as const;

/** All lessons of the milestone watched to the end. */
export function videosEarning(milestoneId: string): Earning {
  return { reason: videosPrefix + milestoneId, points: pointsFor.videos };
}

export function questionEarning(question: { id: string; points: number }): Earning {
  return { reason: questionPrefix + question.id, points: question.points };
}

/** The guess was exactly what the program showed. */
export function predictionEarning(questionId: string): Earning {
  return { reason: predictionPrefix + questionId, points: pointsFor.rightPrediction };
}

/** Every question of the exercise answered right. */
export function exerciseEarning(milestoneId: string): Earning {
  return { reason: `exercise:${milestoneId}`, points: pointsFor.exercise };
}

/** The very first answer was the right one. */
export function mcqFirstEarning(mcqId: string): Earning {
  return { reason: `mcq-first:${mcqId}`, points: pointsFor.mcqRightAtFirst };
}

const milestonePrefix = 'milestone:';
const questionPrefix = 'question:';
const predictionPrefix = 'prediction:';
const videosPrefix = 'videos:';

/** Videos, code and exercise of the milestone are done. */
export function milestoneEarning(milestoneId: string): Earning {
  return { reason: milestonePrefix + milestoneId, points: pointsFor.milestone };
}

/** The milestones that were completed at any time, also when a part of them was reset since. */
export function milestonesEverCompleted(earnedReasons: readonly string[]): ReadonlySet<string> {
  return namesAfter(milestonePrefix, earnedReasons);
}

/** The milestones whose lessons were all watched at any time. */
export function milestonesEverWatched(earnedReasons: readonly string[]): ReadonlySet<string> {
  return namesAfter(videosPrefix, earnedReasons);
}

/** The questions that were solved at any time, also when they were begun anew since. */
export function questionsEverSolved(earnedReasons: readonly string[]): ReadonlySet<string> {
  return namesAfter(questionPrefix, earnedReasons);
}

/** The questions whose output was guessed exactly at any time. */
export function questionsEverGuessed(earnedReasons: readonly string[]): ReadonlySet<string> {
  return namesAfter(predictionPrefix, earnedReasons);
}

function namesAfter(prefix: string, earnedReasons: readonly string[]): ReadonlySet<string> {
  const reasons = earnedReasons.filter((reason) => reason.startsWith(prefix));
  return new Set(reasons.map((reason) => reason.slice(prefix.length)));
}
