import type { Language } from '@python-learning/domain';
import type { Handle } from '../../platform/db/database.ts';

export type FoundLearner = { id: string; username: string; email: string; createdAt: Date };

/** Where and how a learner is written to. */
export type Recipient = { email: string; username: string; language: Language };

/** What other modules need of accounts. */
export interface AccountsRepository {
  /** Locks the account until the transaction ends; inserts that refer to it still pass. False without an account. */
  lock(learnerId: string): Promise<boolean>;
  /** Sets the language of the learner's mails. */
  setLanguage(learnerId: string, language: Language): Promise<void>;
  /** Null without an account. */
  findRecipient(learnerId: string): Promise<Recipient | null>;
  /** Finds a learner by e-mail address, username or id, case-insensitively. */
  find(name: string): Promise<FoundLearner | null>;
}

export function createAccountsRepository(db: Handle): AccountsRepository {
  return {
    lock: async (learnerId) => {
      const row = await db
        .selectFrom('learners')
        .select('id')
        .where('id', '=', learnerId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },
    setLanguage: async (learnerId, language) => {
      await db.updateTable('learners').set({ language }).where('id', '=', learnerId).execute();
    },
    findRecipient: async (learnerId) => {
      const row = await db
        .selectFrom('learners')
        .select(['email', 'username', 'language'])
        .where('id', '=', learnerId)
        .executeTakeFirst();
      return row ?? null;
    },
    find: async (name) => {
      const wanted = name.toLowerCase();
      const row = await db
        .selectFrom('learners')
        .select(['id', 'username', 'email', 'created_at as createdAt'])
        .where((where) =>
          where.or([
            where(where.fn<string>('lower', ['email']), '=', wanted),
            where(where.fn<string>('lower', ['username']), '=', wanted),
            where(where.cast<string>('id', 'text'), '=', wanted),
          ]),
        )
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
