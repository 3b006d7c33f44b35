import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The beginning of a statement that has its effect once: common table expressions, of which `claimed` has one row when the
 * effect is to happen and none when it has happened before. Whatever the statement writes, it selects from `claimed`.
 */
export type Claim = RawBuilder<unknown>;

/** A query that has one row when a condition of the effect is met, and none when it is not. */
export type Condition = Expression<unknown>;

/** A condition that is always met. */
export const always: Condition = sql`select true`;

/** The claim of a call without a key, whose effect happens each time that the condition is met. */
export function eachTime(condition: Condition): Claim {
  return sql`claimed as (${condition})`;
}

export const everyTime: Claim = eachTime(always);
