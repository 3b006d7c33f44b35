import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { LearnerCaller } from '../../platform/http/handler.ts';
import { livingSession } from '../auth/index.ts';
import { progressColumns } from './progress-columns.ts';
import type { MarkKind } from './record.tables.ts';

/** What is shown of a learner's progress, at one moment. */
export type ShownRecord = {
  kolamSeed: number;
  score: number;
  /** Null until it moves for the first time, which means the first milestone of the course. */
  currentMilestoneId: string | null;
  /** Oldest first. */
  marks: readonly { milestoneId: string; kind: MarkKind }[];
  /** Ids of the questions with a solution since their last reset. */
  solvedQuestions: readonly string[];
  /** Ids of the questions with a draft or a failed attempt since their last reset. */
  triedQuestions: readonly string[];
  badges: readonly { id: string; awardedAt: Date }[];
};

/** Ids have no spaces. Null without a row. */
const taskIds = sql<string | null>`string_agg(task_id, ' ')`.as('ids');

/**
 * Reads what is shown of the caller's record; null when the session has ended. It asks for a sum and for ids as one text,
 * because rows as JSON cost both sides several times as much.
 */
export async function readOfCaller(
  db: Handle,
  caller: LearnerCaller,
  now: Date,
): Promise<ShownRecord | null> {
  const { learnerId } = caller;
  const row = await db
    .selectNoFrom((from) => [
      livingSession(db, caller, now).as('session'),
      ...progressColumns(db, learnerId),
      from
        .selectFrom('points_ledger')
        .select(sql<number>`coalesce(sum(points), 0)::int`.as('score'))
        .where('learner_id', '=', learnerId)
        .as('score'),
      from
        .selectFrom('solved_tasks')
        .select(taskIds)
        .where('learner_id', '=', learnerId)
        .where('task_kind', '=', 'question')
        .as('solved'),
      from
        .selectFrom('task_drafts')
        .select(taskIds)
        .where('learner_id', '=', learnerId)
        .where('task_kind', '=', 'question')
        .as('drafted'),
      from
        .selectFrom('task_attempts')
        .select(taskIds)
        .where('learner_id', '=', learnerId)
        .where('task_kind', '=', 'question')
        .where('failed', '>', 0)
        .as('failed'),
    ])
    .executeTakeFirstOrThrow();
  if (row.session === null) return null;
  return {
    kolamSeed: row.kolam_seed ?? 0,
    score: row.score ?? 0,
    currentMilestoneId: row.current_milestone_id,
    marks: row.marks,
    solvedQuestions: idsIn(row.solved),
    triedQuestions: [...new Set([...idsIn(row.drafted), ...idsIn(row.failed)])],
    badges: row.badges.map(({ id, awardedAt }) => ({ id, awardedAt: new Date(awardedAt) })),
  };
}

function idsIn(text: string | null): string[] {
  return text === null ? [] : text.split(' ');
}
