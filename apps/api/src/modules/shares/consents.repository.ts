import type { Handle } from '../../platform/db/database.ts';

/** What guardians decided about sharing. */
export function createConsentsRepository(db: Handle) {
  return {
    /** Null where nobody said anything. */
    async find(learnerId: string): Promise<boolean | null> {
      const row = await db
        .selectFrom('sharing_consents')
        .select('is_given')
        .where('learner_id', '=', learnerId)
        .executeTakeFirst();
      return row?.is_given ?? null;
    },

    async set(learnerId: string, isGiven: boolean, at: Date): Promise<void> {
      const decided = { is_given: isGiven, decided_at: at };
      await db
        .insertInto('sharing_consents')
        .values({ learner_id: learnerId, ...decided })
        .onConflict((conflict) => conflict.column('learner_id').doUpdateSet(decided))
        .execute();
    },
  };
}
