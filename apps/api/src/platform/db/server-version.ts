import { sql } from 'kysely';
import type { Handle } from './database.ts';

/** The lowest release of PostgreSQL with which the app was tried. The tests run with the built-in one, which is newer. */
export const lowestPostgres = 15;

/** Reads why the server of the database is too old, as a sentence for the operator; null for one that is not. */
export async function serverVersionFault(db: Handle): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`show server_version_num`.execute(db);
  return versionFault(Object.values(rows[0] ?? {})[0] ?? '0');
}

/** @param versionNumber as PostgreSQL tells it: `150018` is release 15.18 */
export function versionFault(versionNumber: string): string | null {
  const release = Math.floor(Number(versionNumber) / 10_000);
  if (release >= lowestPostgres) return null;
  return `DATABASE_URL leads to PostgreSQL ${release}: Python Learning needs ${lowestPostgres} or newer (docs/operations.md, Data).`;
}
