import { sql } from 'kysely';
import { InvariantError } from '../../errors/invariant-error.ts';
import type { Handle } from '../database.ts';
import type { SequencePosition } from './manifest.ts';

export type CopiedTable = {
  name: string;
  /** Without generated columns, which no COPY may write. */
  columns: string[];
};

/** Bookkeeping of the migrator, which fills it again when it migrates. */
const migratorTables = ['kysely_migration', 'kysely_migration_lock'];

/**
 * Settings of a transaction that copies tables: no time limit, and one text form for each value. Scans begin at the
 * first page, so that two copies of an unchanged table have the same bytes.
 */
export async function useCopySettings(handle: Handle): Promise<void> {
  const settings = {
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    synchronize_seqscans: 'off',
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'iso_8601',
    extra_float_digits: '1',
    bytea_output: 'hex',
  };
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(handle);
}

/** The tables of the product, each after those that it references. */
export async function listTables(handle: Handle): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable & { needs: string[] }>`
    select c.relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
      ) as needs
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and c.relname <> all(${migratorTables})
    order by c.relname`.execute(handle);
  return ordered(rows).map(({ name, columns }) => ({ name, columns }));
}

function ordered<T extends { name: string; needs: string[] }>(tables: readonly T[]): T[] {
  const result: T[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const next = waiting.filter(({ needs }) => !needs.some((need) => names.has(need)));
    if (next.length === 0) throw new InvariantError(`Tables reference each other: ${[...names].join(', ')}`);
    result.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return result;
}

/** True for a database with any table, the migrator's included. */
export async function hasTables(handle: Handle): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') limit 1`.execute(
    handle,
  );
  return rows.length > 0;
}

/** Keeps migrations away until the end of the transaction. */
export async function lockTables(handle: Handle, tables: readonly CopiedTable[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in access share mode`.execute(handle);
}

/** Deletes the rows that migrations inserted. */
export async function emptyTables(handle: Handle, tables: readonly CopiedTable[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`truncate ${names}`.execute(handle);
}

/** Positions of all identity columns. They may be ahead of the snapshot, because a sequence is in no transaction. */
export async function readSequences(handle: Handle): Promise<SequencePosition[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname::text as "table", attname::text as "column"
    from pg_attribute join pg_class c on c.oid = attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and attidentity <> ''
    order by c.relname, attnum`.execute(handle);
  const positions: SequencePosition[] = [];
  for (const { table, column } of rows) {
    const [position] = (
      await sql<{ lastValue: string; isCalled: boolean }>`
        select last_value::text as "lastValue", is_called as "isCalled"
        from ${sql.raw(await sequenceOf(handle, table, column))}`.execute(handle)
    ).rows;
    if (position === undefined) throw new InvariantError(`${table}.${column} has an empty sequence`);
    positions.push({ table, column, ...position });
  }
  return positions;
}

export async function setSequences(handle: Handle, positions: readonly SequencePosition[]): Promise<void> {
  for (const { table, column, lastValue, isCalled } of positions)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), ${lastValue}::bigint, ${isCalled})`.execute(
      handle,
    );
}

/** Quoted name of a sequence. */
async function sequenceOf(handle: Handle, table: string, column: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select pg_get_serial_sequence(${table}, ${column}) as name`.execute(handle);
  return rows[0]?.name ?? '';
}

/** Version of the server, such as `18.4`. */
export async function postgresVersion(handle: Handle): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version`.execute(handle);
  return rows[0]?.version ?? '';
}
