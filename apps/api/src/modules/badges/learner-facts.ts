import type { Curriculum, QuestionKind } from '@python-learning/curriculum';
import type { FeatKind } from '../../platform/db/achievement-tables.ts';
import {
  type BadgeRecord,
  milestonesEverCompleted,
  milestonesEverWatched,
  questionsEverGuessed,
  questionsEverSolved,
} from '../record/index.ts';
import { longestAwayDays } from './days-away.ts';
import type { LearnerFacts } from './rules/index.ts';

/** What badges are awarded from, read from the record of a learner. What the course no longer has counts as nothing. */
export function learnerFacts(
  { earnedReasons, feats, days, personalized }: BadgeRecord,
  course: Pick<Curriculum, 'questionById'>,
): LearnerFacts {
  const solvedQuestions = questionsEverSolved(earnedReasons);
  const feat = (kind: FeatKind) => feats.find((one) => one.kind === kind);
  return {
    watchedMilestones: milestonesEverWatched(earnedReasons),
    completedMilestones: milestonesEverCompleted(earnedReasons),
    solvedQuestions,
    solvedByKind: countKinds(solvedQuestions, course),
    rightPredictions: questionsEverGuessed(earnedReasons).size,
    recoveredErrors: feat('error-recovered')?.count ?? 0,
    mostFailedRuns: feat('solved-after-failed-runs')?.greatest ?? 0,
    recoveredHiddenCases: feat('hidden-case-recovered')?.count ?? 0,
    solvedPersonalized: personalized,
    longestAwayDays: longestAwayDays(days),
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
