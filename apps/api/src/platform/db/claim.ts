import { type RawBuilder, sql } from 'kysely';

/**
 * The beginning of a statement that has its effect once: common table expressions, of which `claimed` has one row when the
 * effect is to happen and none when it has happened before. Whatever the statement writes, it selects from `claimed`.
 */
export type Claim = RawBuilder<unknown>;

/** The claim of a call without a key, whose effect happens each time. */
export const everyTime: Claim = sql`claimed as (select true)`;
