import { pipeline } from 'node:stream/promises';
import type { Connection, Handle } from '../database.ts';
import { knownMigrations, migrateTo, migrateToLatest } from '../migrations.ts';
import { BackupError } from './backup-error.ts';
import { copyIn, copyOut, measure } from './copy.ts';
import type { Manifest } from './manifest.ts';
import { type OneConnection, withOneConnection } from './one-connection.ts';
import { checkBackup, readEntries } from './read-backup.ts';
import {
  type CopiedTable,
  emptyTables,
  hasTables,
  listTables,
  setSequences,
  useCopySettings,
} from './tables.ts';

export type RestoreOptions = {
  /** An empty database. */
  connection: Connection;
  file: string;
  /** Receives the progress, one line per table. */
  say?: (line: string) => void;
  /** An abort leaves the database empty. */
  signal?: AbortSignal;
};

/** `applied` are the migrations that the rows went through, because the backup is of an earlier version. */
export type Restored = { manifest: Manifest; applied: string[] };

/**
 * Fills an empty database from a backup of this or an earlier version, in one transaction: afterwards the database has
 * every row and the newest tables, or it is as empty as before.
 * @throws BackupError when the backup is damaged or of a newer version, and when the database is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { connection, file, say = () => undefined, signal = new AbortController().signal } = options;
  const manifest = await checkBackup(file, signal);
  await refuseNewer(manifest, file);
  try {
    return await withOneConnection(connection, signal, (parts) =>
      parts.db.transaction().execute(async (handle) => {
        await load(parts, handle, manifest, { file, say, signal });
        return { manifest, applied: await migrateToLatest(handle) };
      }),
    );
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

async function refuseNewer({ schemaVersion, application }: Manifest, file: string): Promise<void> {
  if ((await knownMigrations()).includes(schemaVersion)) return;
  throw new BackupError(
    `${file} was made by a newer version of Python Learning (${application.version}, ${schemaVersion}): restore it with that one.`,
  );
}

type Loading = { file: string; say: (line: string) => void; signal: AbortSignal };

async function load(
  { client }: OneConnection,
  handle: Handle,
  { schemaVersion, tables, sequences }: Manifest,
  { file, say, signal }: Loading,
): Promise<void> {
  await useCopySettings(handle);
  if (await hasTables(handle)) throw notEmpty();
  // Another program may have migrated the database since that look; then there is nothing to apply.
  if (!(await migrateTo(handle, schemaVersion)).includes(schemaVersion)) throw notEmpty();
  refuseOtherTables(await listTables(handle), tables);
  await emptyTables(handle, tables);
  const entries = readEntries(file, signal);
  const first = await entries.next();
  // The manifest was read before; the next entry waits until a body is read, unless it is short.
  if (first.done !== true) await measure(first.value.body);
  for (const table of tables) {
    const entry = await entries.next();
    if (entry.done === true) throw new BackupError(`${file} changed while it was read.`);
    await pipeline(entry.value.body, copyIn(client, table), { signal });
    const loaded = await measure(copyOut(client, table));
    if (loaded.rows !== table.rows || loaded.sha256 !== table.sha256)
      throw new BackupError(`The table ${table.name} has other rows than ${file}: nothing was changed.`);
    say(`  ${table.name}: ${table.rows} rows`);
  }
  await setSequences(handle, sequences);
}

function notEmpty(): BackupError {
  return new BackupError(
    'The database is not empty, and a restore replaces nothing: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
  );
}

/** Tables that the migrations of this program make, but another program had not, or the other way round. */
function refuseOtherTables(made: readonly CopiedTable[], wanted: readonly CopiedTable[]): void {
  const columnsOf = (tables: readonly CopiedTable[]): string[] =>
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
  const [own, others] = [new Set(columnsOf(made)), new Set(columnsOf(wanted))];
  if (own.symmetricDifference(others).size === 0) return;
  throw new BackupError('The backup has other tables than this version of Python Learning makes.');
}
