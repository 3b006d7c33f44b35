import type { ReportReason } from '@python-learning/contract';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';

/** A link that strangers reported and that is open. */
export type ReportedShare = {
  code: string;
  title: string;
  reasons: { reason: ReportReason; count: number }[];
  firstAt: Date;
};

export function createReportsRepository(db: Handle) {
  return {
    /** Counts a report for its reason: a storm of them is one row. The count stops at `most`. */
    async count(
      { shareId, reason }: { shareId: string; reason: ReportReason },
      { at, most }: { at: Date; most: number },
    ): Promise<void> {
      // The link may end meanwhile.
      await sql`
        insert into share_reports (share_id, reason, count, first_at, last_at)
        select id, ${reason}, 1, ${at}, ${at} from program_shares where id = ${shareId} for key share
        on conflict (share_id, reason) do update
        set count = share_reports.count + 1, last_at = excluded.last_at
        where share_reports.count < ${most}`.execute(db);
    },

    /** Those of open links, the one that was reported most first. */
    async listOpen(most: number): Promise<ReportedShare[]> {
      const { rows } = await sql<ReportedShare>`
        select code, title, min(first_at) as "firstAt",
          json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason) as reasons
        from share_reports join program_shares on program_shares.id = share_id
        where closed_for is null
        group by code, title order by sum(count) desc, code limit ${most}`.execute(db);
      return rows;
    },

    /** How many open links were reported, and when the oldest of these reports came. */
    async countOpen(): Promise<{ count: number; oldest: Date | null }> {
      const { rows } = await sql<{ count: string; oldest: Date | null }>`
        select count(distinct share_id) as count, min(first_at) as oldest
        from share_reports join program_shares on program_shares.id = share_id
        where closed_for is null`.execute(db);
      return { count: Number(rows[0]?.count ?? 0), oldest: rows[0]?.oldest ?? null };
    },

    async deleteOf(shareId: string): Promise<void> {
      await db.deleteFrom('share_reports').where('share_id', '=', shareId).execute();
    },
  };
}
