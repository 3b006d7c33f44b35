import type { Difficulty } from '@python-learning/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Handle } from '../../platform/db/database.ts';
import type { LearningDay } from './learning-days.repository.ts';
import type { AwardReason } from './points.ts';
import type { LearnerEventKind } from './record.tables.ts';

/** How many personalized exercises a learner has solved, by difficulty. */
export type PersonalizedSolved = Readonly<Record<Difficulty, number>>;

/** All facts that badge rules need, at one moment. */
export type BadgeRecord = {
  badges: readonly { id: string; awardedAt: Date }[];
  /** Reasons in the points ledger. */
  awardedReasons: readonly AwardReason[];
  /** For each kind of learner event that happened: how often, and its largest size. */
  learnerEvents: readonly { kind: LearnerEventKind; count: number; greatest: number }[];
  /** Oldest first. */
  days: readonly Pick<LearningDay, 'day' | 'hasSolution'>[];
  personalized: PersonalizedSolved;
};

/** Reads what only badges need. */
export interface BadgeFactsRepository {
  /** In one round trip. */
  read(learnerId: string): Promise<BadgeRecord>;
}

export function createBadgeFactsRepository(db: Handle): BadgeFactsRepository {
  return { read: (learnerId) => read(db, learnerId) };
}

async function read(db: Handle, learnerId: string): Promise<BadgeRecord> {
  const row = await db
    .selectNoFrom((from) => [
      jsonArrayFrom(
        from
          .selectFrom('learner_badges')
          .select(['badge_id as id', 'awarded_at as awardedAt'])
          .where('learner_id', '=', learnerId),
      ).as('badges'),
      jsonArrayFrom(
        from.selectFrom('points_ledger').select(['kind', 'subject']).where('learner_id', '=', learnerId),
      ).as('awards'),
      jsonArrayFrom(
        from
          .selectFrom('learner_events')
          .select(['kind', sql<number>`count(*)`.as('count'), sql<number>`max(size)`.as('greatest')])
          .where('learner_id', '=', learnerId)
          .groupBy('kind'),
      ).as('learnerEvents'),
      jsonArrayFrom(
        from
          .selectFrom('learning_days')
          .select([sql<string>`day::text`.as('day'), 'has_solution as hasSolution'])
          .where('learner_id', '=', learnerId)
          .orderBy('learning_days.day'),
      ).as('days'),
      jsonArrayFrom(
        from
          .selectFrom('solved_tasks')
          .select(['difficulty', sql<number>`count(*)`.as('count')])
          .where('learner_id', '=', learnerId)
          .where('task_kind', '=', 'exercise')
          // Free practice is never checked, and has none.
          .where('difficulty', 'is not', null)
          .groupBy('difficulty'),
      ).as('personalized'),
    ])
    .executeTakeFirstOrThrow();
  const solved = (difficulty: Difficulty) =>
    row.personalized.find((one) => one.difficulty === difficulty)?.count ?? 0;
  return {
    badges: row.badges.map(({ id, awardedAt }) => ({ id, awardedAt: new Date(awardedAt) })),
    awardedReasons: row.awards,
    learnerEvents: row.learnerEvents,
    days: row.days,
    personalized: { easy: solved('easy'), medium: solved('medium'), hard: solved('hard') },
  };
}
