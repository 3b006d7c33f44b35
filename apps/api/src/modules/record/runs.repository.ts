import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { InvariantError } from '../../platform/errors/invariant-error.ts';
import {
  type AttemptRow,
  addingAttempt,
  type CountedAttempt,
  countedAttempt,
  createAttemptsRepository,
} from './attempts.repository.ts';
import { createProgramsRepository, type NewProgram, savingProgram } from './programs.repository.ts';

/** What every run of a task leaves: its program, and an attempt. */
export interface RunsRepository {
  /**
   * Saves the program, and counts the attempt, in one statement; the transaction must hold the learner's record lock.
   * Resolves with null for a run that waits for input, which is no attempt.
   * @param hasCopy false when the program itself is not saved
   */
  add(run: NewProgram, hasCopy: boolean): Promise<CountedAttempt | null>;
}

export function createRunsRepository(db: Handle): RunsRepository {
  return {
    add: async ({ verdict, ...run }, hasCopy) => {
      const program = { ...run, verdict };
      if (verdict === 'waiting') {
        if (hasCopy) await createProgramsRepository(db).add(program);
        return null;
      }
      const attempt = { ...run, verdict };
      if (!hasCopy) return createAttemptsRepository(db).add(attempt);
      const { rows } = await sql<AttemptRow>`
        with ${savingProgram(db, program)}, attempt as (${addingAttempt(db, attempt)})
        select runs, before from attempt`.execute(db);
      // An insert that updates in a conflict returns its row always.
      const [row] = rows;
      if (row === undefined) throw new InvariantError('An attempt is counted');
      return countedAttempt(row);
    },
  };
}
