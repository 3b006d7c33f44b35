import { sql } from 'kysely';
import type { FeatKind } from '../../platform/db/achievement-tables.ts';
import type { Handle } from '../../platform/db/database.ts';
import { storageRules } from './storage-rules.ts';

const { recoveredErrors } = storageRules;

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
  /**
   * Keeps the larger size for the same cause. Errors recovered are kept up to a number that no badge exceeds; the
   * other kinds have one feat for each question.
   */
  add(feat: NewFeat): Promise<void>;
}

export function createFeatsRepository(db: Handle): FeatsRepository {
  return {
    add: async ({ learnerId, kind, cause, size, at }) => {
      if (kind === 'error-recovered' && (await count(db, learnerId, kind)) >= recoveredErrors) return;
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

async function count(db: Handle, learnerId: string, kind: FeatKind): Promise<number> {
  const { feats } = await db
    .selectFrom('learner_feats')
    .select(({ fn }) => fn.countAll<string>().as('feats'))
    .where('learner_id', '=', learnerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(feats);
}
