import type { Curriculum } from '@python-learning/curriculum';
import type { QuestionKind } from '@python-learning/domain';
import {
  type BadgeRecord,
  type LearnerEventKind,
  milestonesEverCompleted,
  milestonesEverWatched,
  questionsEverGuessed,
  questionsEverSolved,
} from '../record/index.ts';
import type { LearnerFacts } from './rules/index.ts';

/**
 * Derives the facts for badge rules from a learner's record. Questions that the course no longer has count for no kind.
 */
export function learnerFacts(
  { awardedReasons, learnerEvents, days, personalized }: BadgeRecord,
  course: Pick<Curriculum, 'questionById'>,
): LearnerFacts {
  const solvedQuestions = questionsEverSolved(awardedReasons);
  const learnerEvent = (kind: LearnerEventKind) => learnerEvents.find((one) => one.kind === kind);
  return {
    watchedMilestones: milestonesEverWatched(awardedReasons),
    completedMilestones: milestonesEverCompleted(awardedReasons),
    solvedQuestions,
    solvedByKind: countKinds(solvedQuestions, course),
    rightPredictions: questionsEverGuessed(awardedReasons).size,
    recoveredErrors: learnerEvent('error-recovered')?.count ?? 0,
    maxFailedRuns: learnerEvent('solved-after-failed-runs')?.greatest ?? 0,
    recoveredHiddenCases: learnerEvent('hidden-case-recovered')?.count ?? 0,
    solvedPersonalized: personalized,
    maxAwayDays: maxAwayDays(days),
  };
}

function countKinds(
  questionIds: ReadonlySet<string>,
  course: Pick<Curriculum, 'questionById'>,
): Partial<Record<QuestionKind, number>> {
  const counts: Partial<Record<QuestionKind, number>> = {};
  for (const id of questionIds) {
    const kind = course.questionById(id)?.kind;
    if (kind !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

type Day = { day: string; hasSolution: boolean };

const dayMs = 86_400_000;

/**
 * Longest gap between two learning days, in days, after which a question was solved: on the day of the return or later.
 * @param days days such as `2026-11-21`, in ascending order
 */
export function maxAwayDays(days: readonly Day[]): number {
  const lastSolved = days.findLastIndex(({ hasSolution }) => hasSolution);
  const counted = days.slice(0, lastSolved + 1);
  return counted.reduce((longest, { day }, index) => {
    const before = counted[index - 1]?.day;
    return before === undefined ? longest : Math.max(longest, daysBetween(before, day));
  }, 0);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
