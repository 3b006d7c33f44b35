import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Handle } from '../../platform/db/database.ts';
import { kolamSeedOf } from '../auth/index.ts';

/**
 * Columns of a learner's progress that each reading of it has: the seed of the kolam, the current milestone, marks and badges,
 * oldest first.
 */
export function progressColumns(db: Handle, learnerId: string) {
  return [
    kolamSeedOf(db, learnerId).as('kolam_seed'),
    db
      .selectFrom('learner_progress')
      .select('current_milestone_id')
      .where('learner_id', '=', learnerId)
      .as('current_milestone_id'),
    jsonArrayFrom(
      db
        .selectFrom('milestone_marks')
        .select(['milestone_id as milestoneId', 'kind'])
        .where('learner_id', '=', learnerId)
        .orderBy('marked_at')
        .orderBy('milestone_id'),
    ).as('marks'),
    jsonArrayFrom(
      db
        .selectFrom('learner_badges')
        .select(['badge_id as id', 'awarded_at as awardedAt'])
        .where('learner_id', '=', learnerId)
        .orderBy('awarded_at')
        .orderBy('badge_id'),
    ).as('badges'),
  ] as const;
}
