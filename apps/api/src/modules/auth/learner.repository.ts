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

    /** Frees a username that an address which was never proven has kept since before `time`. */
    async freeUsername(username: string, time: Date): Promise<void> {
      await db
        .deleteFrom('learners')
        .where('username_key', '=', usernameKey(username))
        .where('email_verified_at', 'is', null)
        .where('created_at', '<', time)
        .execute();
    },

    async deleteUnverifiedBefore(time: Date): Promise<void> {
      await db
        .deleteFrom('learners')
        .where('email_verified_at', 'is', null)
        .where('created_at', '<', time)
        .execute();
    },
  };
}

async function findBy(db: Handle, column: 'id' | 'email_key', value: string): Promise<LearnerRow | null> {
  const row = await db
    .selectFrom('learners')
    .select(['id', 'username', 'email', 'password_hash', 'language', 'email_verified_at'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (row === undefined) return null;
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
