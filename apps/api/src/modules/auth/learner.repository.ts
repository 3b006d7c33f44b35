import type { Language } from '@python-learning/domain';
import type { Handle } from '../../platform/db/database.ts';
import { emailKey, usernameKey } from './identity-key.ts';

export type LearnerRow = {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  language: Language;
  /** Incremented by each reset of the password by mail. */
  credentialsVersion: number;
};

export type NewLearner = {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  language: Language;
  createdAt: Date;
  verifiedAt: Date;
};

export function createLearnerRepository(db: Handle) {
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

    /**
     * Sets a password that was reset by mail, and invalidates everything that browsers were given before.
     */
    async resetPasswordHash(id: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('learners')
        .set((set) => ({
          password_hash: passwordHash,
          credentials_version: set('credentials_version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
    },

    /**
     * Replaces the hash if it is still the former one; otherwise changes nothing and returns false.
     */
    async replacePasswordHash(id: string, former: string, fresh: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('learners')
        .set({ password_hash: fresh })
        .where('id', '=', id)
        .where('password_hash', '=', former)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Deletes the learner with all data of the account; false when the password has changed meanwhile.
     */
    async delete(id: string, passwordHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('learners')
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

async function findBy(db: Handle, column: 'id' | 'email_key', value: string): Promise<LearnerRow | null> {
  const row = await selectLearner(db).where(column, '=', value).executeTakeFirst();
  return row === undefined ? null : learnerOf(row);
}

/** Selects the seed of the learner's own kolam; no row where the learner is deleted. */
export function kolamSeedOf(db: Handle, learnerId: string) {
  return db.selectFrom('learners').select('kolam_seed').where('id', '=', learnerId);
}

/** Selects what `learnerOf` reads. */
export function selectLearner(db: Handle) {
  return db
    .selectFrom('learners')
    .select(['id', 'username', 'email', 'password_hash', 'language', 'credentials_version']);
}

export function learnerOf(row: {
  id: string;
  username: string;
  email: string;
  password_hash: string;
  language: Language;
  credentials_version: number;
}): LearnerRow {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    language: row.language,
    credentialsVersion: row.credentials_version,
  };
}

function identityOf({ username, email }: { username: string; email: string }) {
  return { username, username_key: usernameKey(username), email, email_key: emailKey(email) };
}
