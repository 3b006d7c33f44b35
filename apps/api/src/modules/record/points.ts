import type { AwardKind } from './record.tables.ts';

/** What points are awarded for: the kind of award, and the id of the milestone, question or exercise. */
export type AwardReason = { kind: AwardKind; subject: string };

/** Points for one reason, 0 for what counts without any. The same reason counts once for a learner, whatever happens later. */
export type Award = AwardReason & { points: number };

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
  return { kind: 'videos', subject: milestoneId, points: pointsFor.videos };
}

/** @param isWithHelp true if lines of the solution were opened: the question counts as solved, and earns nothing */
export function questionAward(question: { id: string; points: number }, isWithHelp = false): Award {
  return { kind: 'question', subject: question.id, points: isWithHelp ? 0 : question.points };
}

/** The guess was exactly what the program showed. */
export function predictionAward(questionId: string): Award {
  return { kind: 'prediction', subject: questionId, points: pointsFor.rightPrediction };
}

/** Every question of the exercise answered right. */
export function exerciseAward(milestoneId: string): Award {
  return { kind: 'exercise', subject: milestoneId, points: pointsFor.exercise };
}

/** The very first answer was the right one. */
export function mcqFirstAward(mcqId: string): Award {
  return { kind: 'mcq_first', subject: mcqId, points: pointsFor.mcqRightAtFirst };
}

/** Videos, code and exercise of the milestone are done. */
export function milestoneAward(milestoneId: string): Award {
  return { kind: 'milestone', subject: milestoneId, points: pointsFor.milestone };
}

/** Milestones that were ever completed, including those with a part reset since. */
export function milestonesEverCompleted(awardedReasons: readonly AwardReason[]): ReadonlySet<string> {
  return subjectsOf('milestone', awardedReasons);
}

/** Milestones whose lessons were ever all watched. */
export function milestonesEverWatched(awardedReasons: readonly AwardReason[]): ReadonlySet<string> {
  return subjectsOf('videos', awardedReasons);
}

/** Questions that were ever solved, including those reset since. */
export function questionsEverSolved(awardedReasons: readonly AwardReason[]): ReadonlySet<string> {
  return subjectsOf('question', awardedReasons);
}

/** Questions whose output was ever guessed exactly. */
export function questionsEverGuessed(awardedReasons: readonly AwardReason[]): ReadonlySet<string> {
  return subjectsOf('prediction', awardedReasons);
}

/** Milestones whose exercise was ever completed. */
export function exercisesEverCompleted(awardedReasons: readonly AwardReason[]): ReadonlySet<string> {
  return subjectsOf('exercise', awardedReasons);
}

function subjectsOf(kind: AwardKind, awardedReasons: readonly AwardReason[]): ReadonlySet<string> {
  return new Set(awardedReasons.flatMap((reason) => (reason.kind === kind ? [reason.subject] : [])));
}
