import type { Handle } from '../../platform/db/database.ts';
import type { CodePurpose } from './auth.tables.ts';
import { emailKey } from './identity-key.ts';

/** Identifies a code: at most one is valid for each browser, purpose and address. */
export type CodeOwner = { browser: string; purpose: CodePurpose; email: string };

export function createOneTimeCodeRepository(db: Handle) {
  return {
    /** Replaces the owner's former code. */
    async put(owner: CodeOwner, code: { codeHash: string; createdAt: Date; expiresAt: Date }): Promise<void> {
      const fresh = {
        code_hash: code.codeHash,
        attempts: 0,
        created_at: code.createdAt,
        expires_at: code.expiresAt,
        used_at: null,
      };
      const { browser, purpose, email } = owner;
      await db
        .insertInto('one_time_codes')
        .values({ browser, purpose, email_key: emailKey(email), ...fresh })
        .onConflict((conflict) => conflict.columns(['browser', 'purpose', 'email_key']).doUpdateSet(fresh))
        .execute();
    },

    /**
     * Counts an attempt and returns the hash to compare with; null when the code is expired, used or out of attempts.
     * Parallel guesses all count.
     */
    async countAttempt(owner: CodeOwner, most: number, now: Date): Promise<string | null> {
      const row = await db
        .updateTable('one_time_codes')
        .set((set) => ({ attempts: set('attempts', '+', 1) }))
        .where('browser', '=', owner.browser)
        .where('purpose', '=', owner.purpose)
        .where('email_key', '=', emailKey(owner.email))
        .where('attempts', '<', most)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('code_hash')
        .executeTakeFirst();
      return row?.code_hash ?? null;
    },

    /**
     * Marks the code as used; false when another call used it first, or it was replaced meanwhile.
     */
    async use(owner: CodeOwner, codeHash: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('one_time_codes')
        .set({ used_at: now })
        .where('browser', '=', owner.browser)
        .where('purpose', '=', owner.purpose)
        .where('email_key', '=', emailKey(owner.email))
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .returning('browser')
        .executeTakeFirst();
      return row !== undefined;
    },

    async delete({ browser, purpose, email }: CodeOwner): Promise<void> {
      await db
        .deleteFrom('one_time_codes')
        .where('browser', '=', browser)
        .where('purpose', '=', purpose)
        .where('email_key', '=', emailKey(email))
        .execute();
    },

    /** The codes of an address, of every browser and purpose. */
    async deleteAllOf(email: string): Promise<void> {
      await db.deleteFrom('one_time_codes').where('email_key', '=', emailKey(email)).execute();
    },

    /** Deletes at most `most` rows; resolves with their number. */
    async deleteExpiredBefore(time: Date, most: number): Promise<number> {
      const expired = db
        .selectFrom('one_time_codes')
        .select(['browser', 'purpose', 'email_key'])
        .where('expires_at', '<', time)
        .limit(most);
      // Repeat the condition: a code may be replaced while this statement waits for its row.
      const { numDeletedRows } = await db
        .deleteFrom('one_time_codes')
        .where((eb) =>
          eb(
            eb.refTuple('browser', 'purpose', 'email_key'),
            'in',
            expired.$asTuple('browser', 'purpose', 'email_key'),
          ),
        )
        .where('expires_at', '<', time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
