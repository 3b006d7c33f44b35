import type { PersonalizedStats } from '@python-learning/contract';
import { type Language, learningDaySpan } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLearnerRecord } from '../record/index.ts';
import { skillName } from './exercise-answer.ts';
import type { FairUse } from './fair-use.ts';
import { focusSkill } from './learner-model/focus.ts';
import type { LearnerSkills } from './learner-skills.ts';
import { type PointsKind, pointsPerDay } from './points.ts';
import { createStatsRepository } from './stats.repository.ts';

export type StatsDeps = {
  db: Database;
  clock: Clock;
  fairUse: FairUse;
  learnerSkills: LearnerSkills;
  hasAi: boolean;
};

/** Reads what a learner has made and solved, and what is left of today's limits. */
export async function readStats(
  deps: StatsDeps,
  learnerId: string,
  language: Language,
): Promise<PersonalizedStats> {
  const [counts, allowances, { estimate, evidenceCount }, exercises, custom] = await Promise.all([
    createStatsRepository(deps.db).count(learnerId),
    deps.fairUse.allowances(learnerId),
    deps.learnerSkills.estimate(learnerId),
    pointsToday(deps, learnerId, 'personalized'),
    pointsToday(deps, learnerId, 'custom'),
  ]);
  return {
    made: counts.made,
    completed: counts.completed,
    right_at_first_run: counts.rightAtFirstRun,
    by_difficulty: counts.byDifficulty,
    points_today: { exercises, custom },
    next_focus_area: evidenceCount === 0 ? null : skillName(focusSkill(estimate), language),
    allowances,
    has_ai: deps.hasAi,
  };
}

async function pointsToday({ db, clock }: StatsDeps, learnerId: string, kind: PointsKind) {
  const since = learningDaySpan(clock.now()).startsAt;
  const earned = await createLearnerRecord(db).awards.sumSince(learnerId, kind, since);
  return { earned, limit: pointsPerDay[kind] };
}
