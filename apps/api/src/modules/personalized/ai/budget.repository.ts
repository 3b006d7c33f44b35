import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/database.ts';

/** Daily token budget of the AI service, counted across every process of the app. */
export interface BudgetRepository {
  /** Reserves the most tokens that a call may use; false when fewer are left for the day. */
  reserve(day: string, tokens: number, limit: number): Promise<boolean>;
  /** Corrects a reservation once the usage is known; a negative difference gives tokens back. */
  settle(day: string, difference: number): Promise<void>;
}

export function createBudgetRepository(db: Handle): BudgetRepository {
  return {
    reserve: async (day, tokens, limit) => {
      if (tokens > limit) return false;
      const { rows } = await sql`
        insert into ai_budget as known (day, calls, tokens) values (${day}::date, 1, ${tokens})
        on conflict (day) do update set calls = known.calls + 1, tokens = known.tokens + excluded.tokens
        where known.tokens + excluded.tokens <= ${limit}
        returning calls`.execute(db);
      return rows.length > 0;
    },
    settle: async (day, difference) => {
      await sql`update ai_budget set tokens = greatest(0, tokens + ${difference}) where day = ${day}::date`.execute(
        db,
      );
    },
  };
}
