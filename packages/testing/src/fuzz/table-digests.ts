import type { Database } from '@python-learning/api';
import { sql } from 'kysely';

/** Row count and content digest of each table, by the table's name. */
export async function digestTables(
  db: Database,
  ignored: readonly string[],
): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !ignored.includes(name));
  const digests = names.map(
    (name) => sql`select ${name}::text as name, count(*) || ' ' ||
      coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
