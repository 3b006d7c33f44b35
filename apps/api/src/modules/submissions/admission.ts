import type { RunResult } from '@python-learning/contract';
import { sql } from 'kysely';
import type { Condition } from '../../platform/db/condition.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { ClaimedKey, LearnerCaller } from '../../platform/http/handler.ts';
import { livingSession } from '../auth/index.ts';
import { type AttemptCounts, attemptCounts, countsOf, openedRung, type TaskRef } from '../record/index.ts';
import { runningAt } from '../subscriptions/index.ts';

export type RefuseAdmission = Refuse<'token_not_valid' | 'subscription_required'>;

/** What lets a call run its program. The statement that counts the run proves it. */
export type Admission = {
  caller: LearnerCaller;
  key: ClaimedKey<RunResult>;
  /** False where a subscription must run. */
  isFree: boolean;
  refuse: RefuseAdmission;
};

/** A run that is about to be counted, as its statement sees it. */
type Asked = {
  learnerId: string;
  at: Date;
  /** Null for a call whose session and key the platform has checked before. */
  admission: Admission | null;
  /** Null for a program whose attempts are not counted. */
  task: TaskRef | null;
  onCounts: (before: AttemptCounts, rung: number) => void;
};

/**
 * The condition under which a run is counted: the session is valid, the key is granted, and the task is open. Throws in
 * this order: who is not logged in learns nothing of a kept answer, and a kept answer is given also where the milestone has closed.
 */
export function admitting(db: Handle, asked: Asked): Condition {
  const { learnerId, at, admission, task, onCounts } = asked;
  const counts = task === null ? sql`null` : attemptCounts(db, learnerId, task);
  const rung = task === null ? sql`null` : openedRung(db, learnerId, task);
  const readCounts = (row: Readonly<Record<string, unknown>>) =>
    // Casts: the columns are made by `attemptCounts` and `openedRung`.
    onCounts(countsOf(row['attempts'] as AttemptCounts | null), (row['rung'] as number | null) ?? 0);
  if (admission === null) {
    return {
      tables: sql`go as (select)`,
      columns: sql`${counts} as attempts, ${rung} as rung`,
      check: readCounts,
    };
  }
  const { caller, key, isFree, refuse } = admission;
  const isOpen = isFree ? sql`true` : sql`exists (${runningAt(db, learnerId, at)})`;
  return {
    tables: sql`living as (${livingSession(db, caller, at)}), ${key.claim(sql`from living`)},
      go as (select from claimed where ${isOpen})`,
    columns: sql`exists (select from living) as is_living, exists (select from claimed) as is_claimed,
      ${isOpen} as is_open, ${counts} as attempts, ${rung} as rung`,
    check: (row) => {
      if (row['is_living'] !== true) throw refuse('token_not_valid');
      key.check(row['is_claimed'] === true);
      if (row['is_open'] !== true) throw refuse('subscription_required');
      readCounts(row);
    },
  };
}
