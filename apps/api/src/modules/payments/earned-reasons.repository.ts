import type { Handle } from '../../platform/db/database.ts';

/** The reasons for which a learner had earned points until a date; they are never taken back. */
export async function earnedReasons(
  db: Handle,
  learnerId: string,
  until: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('points_ledger')
    .select('reason')
    .where('learner_id', '=', learnerId)
    .where('earned_at', '<=', until)
    .execute();
  return new Set(rows.map(({ reason }) => reason));
}
