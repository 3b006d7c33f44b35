import type { RunResult } from '@python-learning/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../platform/db/condition.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { ClaimedKey, LearnerCaller } from '../../platform/http/handler.ts';
import { livingSession } from '../auth/index.ts';
import {
  type AttemptCounts,
  attemptCounts,
  countsOf,
  type FirstGuess,
  firstGuessOf,
  recordingFirstGuess,
  type TaskRef,
} from '../record/index.ts';
import { runningAt } from '../subscriptions/index.ts';
import { type AskedGuess, guessFirst } from './asked-guess.ts';

export type RefuseAdmission = Refuse<'token_not_valid'>;

/** What lets a call run its program. The statement that counts the run proves it. */
export type Admission = {
  caller: LearnerCaller;
  key: ClaimedKey<RunResult>;
  /** The refusal where no subscription runs; null where none is needed. */
  refuseClosed: (() => Error) | null;
  refuse: RefuseAdmission;
};

/** A run that is about to be counted, as its statement sees it. */
type Asked = {
  learnerId: string;
  at: Date;
  refuse: Refuse<'validation_failed'>;
  /** Null for a call whose session and key the platform has checked before. */
  admission: Admission | null;
  /** Null for a program whose attempts are not counted. */
  task: TaskRef | null;
  /** Null for a program that runs without a guess. */
  guess: AskedGuess | null;
  /** @param guess the guess that counts; null where none is asked */
  onCounts: (before: AttemptCounts, guess: FirstGuess | null) => void;
};

/**
 * The condition under which a run is counted: the session is valid, the key is granted, the task is open, and the guess
 * that it asks for is recorded, by this run or before. Throws in this order: who is not logged in learns nothing of a kept
 * answer, and a kept answer is given also where the milestone has closed.
 */
export function admitting(db: Handle, asked: Asked): Condition {
  const { learnerId, at, admission, task, guess, onCounts, refuse } = asked;
  const counts = task === null ? sql`null` : attemptCounts(db, learnerId, task);
  const readCounts = (row: Readonly<Record<string, unknown>>) => {
    const first = guess === null ? null : firstGuessOf(row['guess']);
    if (guess !== null && first === null) throw guessFirst(refuse);
    // Cast: the column is made by `attemptCounts`.
    onCounts(countsOf(row['attempts'] as AttemptCounts | null), first);
  };
  if (admission === null) {
    return {
      tables: sql`open as (select), ${goingGuessed(db, asked)}`,
      columns: sql`${counts} as attempts, ${guessColumn(guess)}`,
      check: readCounts,
    };
  }
  const { caller, key, refuse: refuseAdmission, refuseClosed } = admission;
  const isOpen = refuseClosed === null ? sql`true` : sql`exists (${runningAt(db, learnerId, at)})`;
  return {
    tables: sql`living as (${livingSession(db, caller, at)}), ${key.claim(sql`from living`)},
      open as (select from claimed where ${isOpen}), ${goingGuessed(db, asked)}`,
    columns: sql`exists (select from living) as is_living, exists (select from claimed) as is_claimed,
      ${isOpen} as is_open, ${counts} as attempts, ${guessColumn(guess)}`,
    check: (row) => {
      if (row['is_living'] !== true) throw refuseAdmission('token_not_valid');
      key.check(row['is_claimed'] === true);
      if (refuseClosed !== null && row['is_open'] !== true) throw refuseClosed();
      readCounts(row);
    },
  };
}

/** Expressions of which `go` has a row where `open` has one, and the guess that is asked for is recorded. */
function goingGuessed(db: Handle, { learnerId, at, guess }: Asked): RawBuilder<unknown> {
  if (guess === null) return sql`go as (select from open)`;
  const recording = recordingFirstGuess(db, { learnerId, at, ...guess }, sql`from open`);
  return sql`guessed as (${recording}), go as (select from open where exists (select from guessed))`;
}

function guessColumn(guess: AskedGuess | null): RawBuilder<unknown> {
  return guess === null ? sql`null as guess` : sql`(select guess from guessed) as guess`;
}
