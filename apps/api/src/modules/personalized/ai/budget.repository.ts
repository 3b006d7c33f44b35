import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/database.ts';

/** What the AI service may be asked for in a day, counted across every process of the app. */
export interface BudgetRepository {
  /** Takes the tokens that a call may use at most; false when the day has not so many left. */
  reserve(day: string, tokens: number, limit: number): Promise<boolean>;
  /** Puts right what was reserved, once it is known: negative gives back. */
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
