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
  openedRung,
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

/** What the statement that counts a run reads. */
export type KnownBefore = {
  before: AttemptCounts;
  /** The guess that counts; null where none is asked. */
  guess: FirstGuess | null;
  /** The highest rung of help that is open; 0 for none. */
  rung: number;
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
  onKnown: (known: KnownBefore) => void;
};

/**
 * The condition under which a run is counted: the session is valid, the key is granted, the task is open, and the guess
 * that it asks for is recorded, by this run or before. Throws in this order: who is not logged in learns nothing of a kept
 * answer, and a kept answer is given also where the milestone has closed.
 */
export function admitting(db: Handle, asked: Asked): Condition {
  const { learnerId, at, admission, task, guess, onKnown, refuse } = asked;
  const counts = task === null ? sql`null` : attemptCounts(db, learnerId, task);
  const rung = task === null ? sql`null` : openedRung(db, learnerId, task);
  const known = sql`${counts} as attempts, ${rung} as rung, ${guessColumn(guess)}`;
  const readKnown = (row: Readonly<Record<string, unknown>>) => {
    const first = guess === null ? null : firstGuessOf(row['guess']);
    if (guess !== null && first === null) throw guessFirst(refuse);
    // Casts: the columns are made by `attemptCounts` and `openedRung`.
    const before = countsOf(row['attempts'] as AttemptCounts | null);
    onKnown({ before, guess: first, rung: (row['rung'] as number | null) ?? 0 });
  };
  if (admission === null) {
    return {
      tables: sql`open as (select), ${goingGuessed(db, asked)}`,
      columns: known,
      check: readKnown,
    };
  }
  const { caller, key, refuse: refuseAdmission, refuseClosed } = admission;
  const isOpen = refuseClosed === null ? sql`true` : sql`exists (${runningAt(db, learnerId, at)})`;
  return {
    tables: sql`living as (${livingSession(db, caller, at)}), ${key.claim(sql`from living`)},
      open as (select from claimed where ${isOpen}), ${goingGuessed(db, asked)}`,
    columns: sql`exists (select from living) as is_living, exists (select from claimed) as is_claimed,
      ${isOpen} as is_open, ${known}`,
    check: (row) => {
      if (row['is_living'] !== true) throw refuseAdmission('token_not_valid');
      key.check(row['is_claimed'] === true);
      if (refuseClosed !== null && row['is_open'] !== true) throw refuseClosed();
      readKnown(row);
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
