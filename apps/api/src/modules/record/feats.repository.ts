import { sql } from 'kysely';
import type { FeatKind } from '../../platform/db/achievement-tables.ts';
import type { Handle } from '../../platform/db/database.ts';

type NewFeat = {
  learnerId: string;
  kind: FeatKind;
  /** What it was achieved by: the same cause counts once. */
  cause: string;
  /** How great it was; 1 where that can not be told. */
  size: number;
  at: Date;
};

/** What learners achieved that no point and no mark tells. */
export interface FeatsRepository {
  /** Of the same feat the greater one stays. */
  add(feat: NewFeat): Promise<void>;
}

export function createFeatsRepository(db: Handle): FeatsRepository {
  return {
    add: async ({ learnerId, kind, cause, size, at }) => {
      await db
        .insertInto('learner_feats')
        .values({ learner_id: learnerId, kind, cause, size, happened_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(['learner_id', 'kind', 'cause'])
            .doUpdateSet({ size: sql`greatest(learner_feats.size, excluded.size)` }),
        )
        .execute();
    },
  };
}
