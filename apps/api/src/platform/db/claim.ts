import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The beginning of a statement that has its effect once: common table expressions, of which `claimed` has one row when the
 * effect is to happen and none when it has happened before. Whatever the statement writes, it selects from `claimed`.
 */
export type Claim = RawBuilder<unknown>;

/** A query that has one row when the effect is permitted, and none when it is not. */
export type Permission = Expression<unknown>;

/** The permission of an effect that nothing forbids. */
export const alwaysPermitted: Permission = sql`select true`;

/** The claim of a call without a key, whose effect happens each time that it is permitted. */
export function eachTime(permission: Permission): Claim {
  return sql`claimed as (${permission})`;
}

export const everyTime: Claim = eachTime(alwaysPermitted);
