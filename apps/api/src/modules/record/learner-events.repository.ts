import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { LearnerEventKind } from './record.tables.ts';
import { storageRules } from './storage-rules.ts';

const { recoveredErrors } = storageRules;

type NewLearnerEvent = {
  learnerId: string;
  kind: LearnerEventKind;
  /** What caused the event; the same cause counts once. */
  cause: string;
  /** Size of the event; 1 when it has none. */
  size: number;
  at: Date;
};

/** Learner events, which neither points nor marks record. */
export interface LearnerEventsRepository {
  /**
   * Keeps the larger size for the same cause. Recovered errors are stored up to a number that no badge exceeds; the
   * other kinds have one event per question.
   */
  add(learnerEvent: NewLearnerEvent): Promise<void>;
}

export function createLearnerEventsRepository(db: Handle): LearnerEventsRepository {
  return {
    add: async ({ learnerId, kind, cause, size, at }) => {
      await db
        .insertInto('learner_events')
        .columns(['learner_id', 'kind', 'cause', 'size', 'happened_at'])
        .expression(
          db
            .selectNoFrom([
              sql<string>`${learnerId}::uuid`.as('learner_id'),
              sql<LearnerEventKind>`${kind}::text`.as('kind'),
              sql<string>`${cause}::text`.as('cause'),
              sql<number>`${size}::int`.as('size'),
              sql<Date>`${at}::timestamptz`.as('happened_at'),
            ])
            .$if(kind === 'error-recovered', (row) =>
              row.where(countOf(db, learnerId, kind), '<', recoveredErrors),
            ),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['learner_id', 'kind', 'cause'])
            .doUpdateSet({ size: sql`greatest(learner_events.size, excluded.size)` }),
        )
        .execute();
    },
  };
}

function countOf(db: Handle, learnerId: string, kind: LearnerEventKind) {
  return db
    .selectFrom('learner_events')
    .select(({ fn }) => fn.countAll<number>().as('learnerEvents'))
    .where('learner_id', '=', learnerId)
    .where('kind', '=', kind);
}
