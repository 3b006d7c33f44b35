import type { Handle } from '../../platform/db/database.ts';

/** Reasons for which points were awarded to a learner up to a date. They are never taken back. */
export async function awardedReasons(
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
