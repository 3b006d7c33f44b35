import type { Handle } from '../../platform/db/database.ts';
import { emailKey } from './identity-key.ts';

/** Browsers that have proven the mailbox of an address a short while ago. */
export function createProvenBrowserRepository(db: Handle) {
  return {
    async put(browser: string, email: string, expiresAt: Date): Promise<void> {
      await db
        .insertInto('proven_browsers')
        .values({ browser, email_key: emailKey(email), expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.columns(['browser', 'email_key']).doUpdateSet({ expires_at: expiresAt }),
        )
        .execute();
    },

    async deleteAllOf(email: string): Promise<void> {
      await db.deleteFrom('proven_browsers').where('email_key', '=', emailKey(email)).execute();
    },

    /** Deletes at most `most` rows; resolves with their number. */
    async deleteExpiredBefore(time: Date, most: number): Promise<number> {
      const expired = db
        .selectFrom('proven_browsers')
        .select(['browser', 'email_key'])
        .where('expires_at', '<', time)
        .limit(most);
      // Repeat the condition: a browser may prove the mailbox again while this statement waits for its row.
      const { numDeletedRows } = await db
        .deleteFrom('proven_browsers')
        .where((eb) =>
          eb(eb.refTuple('browser', 'email_key'), 'in', expired.$asTuple('browser', 'email_key')),
        )
        .where('expires_at', '<', time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** One row when the browser has proven the mailbox a short while ago, else none. */
export function provenBrowser(db: Handle, browser: string, email: string, now: Date) {
  return db
    .selectFrom('proven_browsers')
    .select('browser')
    .where('browser', '=', browser)
    .where('email_key', '=', emailKey(email))
    .where('expires_at', '>', now);
}
