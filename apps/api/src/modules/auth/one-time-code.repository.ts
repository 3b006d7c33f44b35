import type { CodePurpose } from '../../platform/db/accounts-tables.ts';
import type { Handle } from '../../platform/db/database.ts';

export function oneTimeCodeRepository(db: Handle) {
  return {
    /** Takes the place of the learner's former code of this purpose. */
    async put(code: {
      learnerId: string;
      purpose: CodePurpose;
      codeHash: string;
      createdAt: Date;
      expiresAt: Date;
    }): Promise<void> {
      const fresh = {
        code_hash: code.codeHash,
        attempts: 0,
        created_at: code.createdAt,
        expires_at: code.expiresAt,
        used_at: null,
      };
      await db
        .insertInto('one_time_codes')
        .values({ learner_id: code.learnerId, purpose: code.purpose, ...fresh })
        .onConflict((conflict) => conflict.columns(['learner_id', 'purpose']).doUpdateSet(fresh))
        .execute();
    },

    /** Counts an attempt and gives the hash to compare with; null when the code is dead. Parallel guesses all count. */
    async countAttempt(
      learnerId: string,
      purpose: CodePurpose,
      most: number,
      now: Date,
    ): Promise<string | null> {
      const row = await db
        .updateTable('one_time_codes')
        .set((set) => ({ attempts: set('attempts', '+', 1) }))
        .where('learner_id', '=', learnerId)
        .where('purpose', '=', purpose)
        .where('attempts', '<', most)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('code_hash')
        .executeTakeFirst();
      return row?.code_hash ?? null;
    },

    /** False when another call used the code first, or when it was replaced meanwhile. */
    async use(learnerId: string, purpose: CodePurpose, codeHash: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('one_time_codes')
        .set({ used_at: now })
        .where('learner_id', '=', learnerId)
        .where('purpose', '=', purpose)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .returning('learner_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async delete(learnerId: string, purpose: CodePurpose): Promise<void> {
      await db
        .deleteFrom('one_time_codes')
        .where('learner_id', '=', learnerId)
        .where('purpose', '=', purpose)
        .execute();
    },

    async deleteAllOf(learnerId: string): Promise<void> {
      await db.deleteFrom('one_time_codes').where('learner_id', '=', learnerId).execute();
    },

    /** Deletes at most `most`, and resolves with how many. */
    async deleteExpiredBefore(time: Date, most: number): Promise<number> {
      const expired = db
        .selectFrom('one_time_codes')
        .select(['learner_id', 'purpose'])
        .where('expires_at', '<', time)
        .limit(most);
      // Asked again: a code may be replaced while this waits for its row.
      const { numDeletedRows } = await db
        .deleteFrom('one_time_codes')
        .where((eb) =>
          eb(eb.refTuple('learner_id', 'purpose'), 'in', expired.$asTuple('learner_id', 'purpose')),
        )
        .where('expires_at', '<', time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
