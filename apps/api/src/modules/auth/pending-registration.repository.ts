import type { Language } from '@python-learning/domain';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { emailKey, usernameKey } from './identity-key.ts';

/** A registration whose address is not proven yet. */
export type PendingRegistration = {
  browser: string;
  username: string;
  email: string;
  passwordHash: string;
  language: Language;
  createdAt: Date;
};

/** Marks registrations from before they were bound to browsers; any browser may continue them. */
const anyBrowser = 'any';

export function createPendingRegistrationRepository(db: Handle) {
  return {
    /** Replaces this browser's former registration of the address, and no other. */
    async put(registration: PendingRegistration): Promise<void> {
      const { browser, ...fresh } = rowOf(registration);
      await db
        .insertInto('pending_registrations')
        .values({ browser, ...fresh })
        .onConflict((conflict) => conflict.columns(['browser', 'email_key']).doUpdateSet(fresh))
        .execute();
    },

    /**
     * Finds what this browser may prove: its own registration of the address, else one bound to no browser.
     */
    async findOf(browser: string, email: string): Promise<PendingRegistration | null> {
      const row = await selectOf(db, browser, email).executeTakeFirst();
      return row === undefined ? null : registrationOf(row);
    },

    /** As `findOf`, and locks the registration until the transaction ends. */
    async lockOf(browser: string, email: string): Promise<PendingRegistration | null> {
      const row = await selectOf(db, browser, email).forUpdate().executeTakeFirst();
      return row === undefined ? null : registrationOf(row);
    },

    /** Serialises registrations of one username until the transaction ends. */
    async lockUsername(username: string): Promise<void> {
      const key = `username:${usernameKey(username)}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
    },

    /**
     * Deletes registrations of a username for other addresses: those older than `time`, and those of the same browser,
     * whose owner mistyped the address.
     */
    async freeUsername({ username, email, browser }: PendingRegistration, time: Date): Promise<void> {
      await db
        .deleteFrom('pending_registrations')
        .where('username_key', '=', usernameKey(username))
        .where('email_key', '!=', emailKey(email))
        .where((where) => where.or([where('created_at', '<', time), where('browser', '=', browser)]))
        .execute();
    },

    /** True when a pending registration of another address has this username. */
    async isUsernameTaken(username: string, email: string): Promise<boolean> {
      const row = await db
        .selectFrom('pending_registrations')
        .select('browser')
        .where('username_key', '=', usernameKey(username))
        .where('email_key', '!=', emailKey(email))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async deleteAllOf(email: string): Promise<void> {
      await db.deleteFrom('pending_registrations').where('email_key', '=', emailKey(email)).execute();
    },

    /** Deletes at most `most` rows; resolves with their number. */
    async deleteBefore(time: Date, most: number): Promise<number> {
      const rowId = sql<string>`ctid`;
      const old = db
        .selectFrom('pending_registrations')
        .select(rowId.as('row_id'))
        .where('created_at', '<', time)
        .limit(most);
      // Repeat the condition: a registration may be renewed while this statement waits for its row.
      const { numDeletedRows } = await db
        .deleteFrom('pending_registrations')
        .where(rowId, 'in', old)
        .where('created_at', '<', time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function selectOf(db: Handle, browser: string, email: string) {
  return db
    .selectFrom('pending_registrations')
    .select(['browser', 'username', 'email', 'password_hash', 'language', 'created_at'])
    .where('email_key', '=', emailKey(email))
    .where('browser', 'in', [browser, anyBrowser])
    .orderBy((where) => where('browser', '=', browser), 'desc')
    .limit(1);
}

/** The browser's own registration of the address, else the newest of another browser. */
export function selectNearest(db: Handle, browser: string, email: string) {
  return db
    .selectFrom('pending_registrations')
    .select(['browser', 'username', 'email', 'password_hash', 'language', 'created_at'])
    .where('email_key', '=', emailKey(email))
    .orderBy((where) => where('browser', '=', browser), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1);
}

function rowOf({ browser, username, email, passwordHash, language, createdAt }: PendingRegistration) {
  return {
    browser,
    username,
    username_key: usernameKey(username),
    email,
    email_key: emailKey(email),
    password_hash: passwordHash,
    language,
    created_at: createdAt,
  };
}

export function registrationOf(row: {
  browser: string;
  username: string;
  email: string;
  password_hash: string;
  language: Language;
  created_at: Date;
}): PendingRegistration {
  const { browser, username, email, language } = row;
  return { browser, username, email, language, passwordHash: row.password_hash, createdAt: row.created_at };
}
