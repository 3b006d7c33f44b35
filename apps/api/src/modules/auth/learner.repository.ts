import type { Language } from '@python-learning/contract';
import type { Handle } from '../../platform/db/database.ts';
import { emailKey, usernameKey } from './identity-key.ts';

export type LearnerRow = {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  language: Language;
  isVerified: boolean;
};

export type NewLearner = {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  language: Language;
  createdAt: Date;
  verifiedAt: Date | null;
};

export function learnerRepository(db: Handle) {
  return {
    findByEmail: (email: string) => findBy(db, 'email_key', emailKey(email)),
    findById: (id: string) => findBy(db, 'id', id),

    /** Whoever changes an account and what hangs on it takes this lock first. */
    async lockByEmail(email: string): Promise<LearnerRow | null> {
      const row = await selectLearner(db)
        .where('email_key', '=', emailKey(email))
        .forUpdate()
        .executeTakeFirst();
      return row === undefined ? null : learnerOf(row);
    },

    /** True when the learner's password still has this hash; then it can not change before the transaction ends. */
    async holdPassword(id: string, passwordHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('learners')
        .select('id')
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .forShare()
        .executeTakeFirst();
      return row !== undefined;
    },

    async findIdByUsername(username: string): Promise<string | null> {
      const key = usernameKey(username);
      const row = await db
        .selectFrom('learners')
        .select('id')
        .where('username_key', '=', key)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async create(learner: NewLearner): Promise<void> {
      await db
        .insertInto('learners')
        .values({
          id: learner.id,
          ...identityOf(learner),
          password_hash: learner.passwordHash,
          language: learner.language,
          email_verified_at: learner.verifiedAt,
          created_at: learner.createdAt,
        })
        .execute();
    },

    /** A second registration for an address that was never proven takes the place of the first. */
    async replaceUnverified(id: string, learner: Omit<NewLearner, 'id' | 'verifiedAt'>): Promise<void> {
      await db
        .updateTable('learners')
        .set({
          ...identityOf(learner),
          password_hash: learner.passwordHash,
          language: learner.language,
          created_at: learner.createdAt,
        })
        .where('id', '=', id)
        .where('email_verified_at', 'is', null)
        .execute();
    },

    async markVerified(id: string, now: Date): Promise<void> {
      await db
        .updateTable('learners')
        .set({ email_verified_at: now })
        .where('id', '=', id)
        .where('email_verified_at', 'is', null)
        .execute();
    },

    async setPasswordHash(id: string, passwordHash: string): Promise<void> {
      await db.updateTable('learners').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    },

    /** Puts a hash in the place of the former one; false when that is no longer the learner's, which then stays. */
    async replacePasswordHash(id: string, former: string, fresh: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('learners')
        .set({ password_hash: fresh })
        .where('id', '=', id)
        .where('password_hash', '=', former)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Deletes the learner with all that hangs on the account; false when the password has changed meanwhile. */
    async delete(id: string, passwordHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('learners')
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Frees a username that an address which was never proven has kept since before `time`. */
    async freeUsername(username: string, time: Date): Promise<void> {
      await db
        .deleteFrom('learners')
        .where('username_key', '=', usernameKey(username))
        .where('email_verified_at', 'is', null)
        .where('created_at', '<', time)
        .execute();
    },

    /** Deletes at most `most`, and tells how many. */
    async deleteUnverifiedBefore(time: Date, most: number): Promise<number> {
      const old = db
        .selectFrom('learners')
        .select('id')
        .where('email_verified_at', 'is', null)
        .where('created_at', '<', time)
        .limit(most);
      // Asked again: an address may be proven while this waits for its row.
      const { numDeletedRows } = await db
        .deleteFrom('learners')
        .where('id', 'in', old)
        .where('email_verified_at', 'is', null)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

async function findBy(db: Handle, column: 'id' | 'email_key', value: string): Promise<LearnerRow | null> {
  const row = await selectLearner(db).where(column, '=', value).executeTakeFirst();
  return row === undefined ? null : learnerOf(row);
}

function selectLearner(db: Handle) {
  return db
    .selectFrom('learners')
    .select(['id', 'username', 'email', 'password_hash', 'language', 'email_verified_at']);
}

function learnerOf(row: {
  id: string;
  username: string;
  email: string;
  password_hash: string;
  language: Language;
  email_verified_at: Date | null;
}): LearnerRow {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    language: row.language,
    isVerified: row.email_verified_at !== null,
  };
}

function identityOf({ username, email }: { username: string; email: string }) {
  return { username, username_key: usernameKey(username), email, email_key: emailKey(email) };
}
