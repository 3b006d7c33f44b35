import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { TaskRef } from './record.tables.ts';

/** The first guess of a learner at what the program of a task shows. */
export type FirstGuess = {
  lines: readonly string[];
  /** False where the learner had seen output of the task before. */
  isBeforeOutput: boolean;
};

/** A guess that comes with a run. */
export type SentGuess = { learnerId: string; task: TaskRef; lines: readonly string[]; at: Date };

/**
 * A statement that returns the first guess at a task as one JSON column `guess`, or no row without one. Records the sent
 * guess where there was none and `from` has a row; of two at the same moment one is the first, and both runs get it.
 * @param from a `from` clause, with the condition under which the guess is recorded
 */
export function recordingFirstGuess(db: Handle, sent: SentGuess, from: RawBuilder<unknown>) {
  const { learnerId, task, lines, at } = sent;
  const ofTask = sql`learner_id = ${learnerId} and task_kind = ${task.kind} and task_id = ${task.id}`;
  if (lines.length === 0) return sql`select ${guessColumn} from first_guesses where ${ofTask}`;
  return sql`${db
    .insertInto('first_guesses')
    .columns(['learner_id', 'task_kind', 'task_id', 'guess', 'is_before_output', 'guessed_at'])
    .expression(sql`(
      select ${learnerId}::uuid, ${task.kind}::text, ${task.id}::text, ${lines.join('\n')}::text,
        not exists (select from task_attempts where ${ofTask}), ${at}::timestamptz
      ${from}
    )`)
    // Changes nothing: the row of a statement at the same moment is returned by an update alone.
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'task_kind', 'task_id'])
        .doUpdateSet({ guess: sql`first_guesses.guess` }),
    )} returning ${guessColumn}`;
}

const guessColumn = sql`jsonb_build_object('text', first_guesses.guess,
  'isBeforeOutput', first_guesses.is_before_output) as guess`;

type GuessJson = { text: string; isBeforeOutput: boolean };

/** Reads the column of `recordingFirstGuess`; null for no row. */
export function firstGuessOf(column: unknown): FirstGuess | null {
  // Cast: the column is made above.
  const guess = column as GuessJson | null;
  return guess === null ? null : { lines: guess.text.split('\n'), isBeforeOutput: guess.isBeforeOutput };
}
