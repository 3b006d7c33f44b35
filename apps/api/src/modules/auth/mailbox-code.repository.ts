import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { emailKey } from './identity-key.ts';

export type NewMailboxCode = {
  codeHash: string;
  createdAt: Date;
  expiresAt: Date;
  /** True when a stranger may have asked for the mail. */
  isStrangers: boolean;
};

/** Mailbox codes: an address may have several at a time, one for each mail of the last hours. */
export function createMailboxCodeRepository(db: Handle) {
  return {
    async add(email: string, code: NewMailboxCode): Promise<void> {
      const { codeHash, createdAt, expiresAt, isStrangers } = code;
      await db
        .insertInto('mailbox_codes')
        .values({
          email_key: emailKey(email),
          code_hash: codeHash,
          created_at: createdAt,
          expires_at: expiresAt,
          is_strangers: isStrangers,
        })
        .execute();
    },

    /** Serialises what is mailed to an address until the transaction ends. */
    async lockMailbox(email: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox:${emailKey(email)}`}, 0))`.execute(
        db,
      );
    },

    /** Counts the codes whose mails strangers may have asked for since `time`. */
    async countStrangersSince(email: string, time: Date): Promise<number> {
      const { count } = await db
        .selectFrom('mailbox_codes')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('email_key', '=', emailKey(email))
        .where('is_strangers', '=', true)
        .where('created_at', '>', time)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Returns the stored hash among `hashes` that is valid for this address; null when none is. */
    async find(email: string, hashes: readonly string[], now: Date): Promise<string | null> {
      const row = await db
        .selectFrom('mailbox_codes')
        .select('code_hash')
        .where('email_key', '=', emailKey(email))
        .where('code_hash', 'in', hashes)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.code_hash ?? null;
    },

    /** Locks a code until the transaction ends; false when another transaction has ended it. */
    async lock(email: string, codeHash: string, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('mailbox_codes')
        .select('code_hash')
        .where('email_key', '=', emailKey(email))
        .where('code_hash', '=', codeHash)
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Ends the codes of an address. They still count as mails of the hour. */
    async endAllOf(email: string, now: Date): Promise<void> {
      await db
        .updateTable('mailbox_codes')
        .set({ expires_at: now })
        .where('email_key', '=', emailKey(email))
        .where('expires_at', '>', now)
        .execute();
    },

    async deleteAllOf(email: string): Promise<void> {
      await db.deleteFrom('mailbox_codes').where('email_key', '=', emailKey(email)).execute();
    },

    /** Deletes at most `most` rows; resolves with their number. */
    async deleteExpiredBefore(time: Date, most: number): Promise<number> {
      const expired = db
        .selectFrom('mailbox_codes')
        .select(['email_key', 'code_hash'])
        .where('expires_at', '<', time)
        .limit(most);
      const { numDeletedRows } = await db
        .deleteFrom('mailbox_codes')
        .where((eb) =>
          eb(eb.refTuple('email_key', 'code_hash'), 'in', expired.$asTuple('email_key', 'code_hash')),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
