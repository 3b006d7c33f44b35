import { sql } from 'kysely';

/**
 * Returned by a statement that is its own transaction: commits it without waiting for the disk. A crash of the database
 * may lose the last second of it, so nothing that a learner was told is written so. The setting lasts until the end of
 * the transaction, so it is not used within a longer one.
 */
export const withoutFlush = sql`set_config('synchronous_commit', 'off', true)`.as('synchronous_commit');
