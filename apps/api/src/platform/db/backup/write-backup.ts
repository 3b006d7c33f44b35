import { createWriteStream, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar, type TarSource } from 'modern-tar/fs';
import { version } from '../../config/version.ts';
import type { Connection, Handle } from '../database.ts';
import { appliedMigrations } from '../migrations.ts';
import { BackupError } from './backup-error.ts';
import { copyOut, measure } from './copy.ts';
import { entryOf, type Manifest, manifestName, secretsOfBackup } from './manifest.ts';
import { type OneConnection, withOneConnection } from './one-connection.ts';
import { listTables, lockTables, postgresVersion, readSequences, useCopySettings } from './tables.ts';

export type BackupOptions = {
  connection: Connection;
  /** Path of the file to make. Its folder is made, too. */
  file: string;
  now: Date;
  /** Receives the progress, one line per table. */
  say?: (line: string) => void;
  /** An abort leaves no file. */
  signal?: AbortSignal;
};

const privateFile = 0o600;
const privateFolder = 0o700;

/**
 * Writes all rows of the database to a file, as one snapshot that does not stop other writes. The file gets its name
 * when it is complete; until then it ends with `.partial`.
 * @throws the error of the database or of the disk, after the partial file was deleted
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { connection, file, now, say = () => undefined, signal = new AbortController().signal } = options;
  const partial = `${file}.partial`;
  try {
    const manifest = await withOneConnection(connection, signal, (parts) =>
      inSnapshot(parts, async (handle) => {
        const snapshot = { client: parts.client, handle };
        const taken = await takeManifest(snapshot, { now, say });
        await makeBackupFolder(path.dirname(file));
        await rm(partial, { force: true });
        await writeArchive(partial, taken, snapshot, { now, say, signal });
        return taken;
      }),
    );
    await rename(partial, file);
    await syncFolder(path.dirname(file));
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    signal.throwIfAborted();
    throw error;
  }
}

/** Makes a folder for its owner alone. Folders above it, such as DATA_DIR, are open to the users of the database. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const found = statSync(folder, { throwIfNoEntry: false });
  // A file in its place is refused by mkdir.
  if (found?.isDirectory() !== true) await mkdir(folder, { mode: privateFolder });
}

function inSnapshot<T>({ db }: OneConnection, work: (handle: Handle) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

type Snapshot = { client: OneConnection['client']; handle: Handle };
type Progress = { now: Date; say: (line: string) => void };

async function takeManifest({ client, handle }: Snapshot, { now, say }: Progress): Promise<Manifest> {
  await useCopySettings(handle);
  const tables = await listTables(handle);
  const schemaVersion = (await appliedMigrations(handle)).at(-1);
  if (schemaVersion === undefined)
    throw new BackupError('This is no database of Python Learning: it has no tables of it.');
  await lockTables(handle, tables);
  say(`Measuring ${tables.length} tables`);
  const measured: Manifest['tables'] = [];
  for (const table of tables) measured.push({ ...table, ...(await measure(copyOut(client, table))) });
  return {
    format: 1,
    application: { name: 'python-learning', version },
    takenAt: now.toISOString(),
    postgres: await postgresVersion(handle),
    schemaVersion,
    tables: measured,
    sequences: await readSequences(handle),
    secrets: secretsOfBackup,
  };
}

/** A tar entry begins with its size, so this reads each table once more: the snapshot has the same rows again. */
async function writeArchive(
  file: string,
  manifest: Manifest,
  { client }: Snapshot,
  { now, say, signal }: Progress & { signal: AbortSignal },
): Promise<void> {
  const entries: TarSource[] = [
    { ...meta(manifestName, now), type: 'content', content: `${JSON.stringify(manifest, null, 2)}\n` },
    ...manifest.tables.map((table) => ({
      ...meta(entryOf(table.name), now),
      ...contentOf(client, table, say),
    })),
  ];
  const output = createWriteStream(file, { flags: 'wx', mode: privateFile, flush: true });
  await pipeline(packTar(entries), createGzip(), output, { signal });
}

/** The rows are asked for when the entry is written, one table after another. */
function contentOf(
  client: OneConnection['client'],
  table: Manifest['tables'][number],
  say: (line: string) => void,
) {
  const rows = async function* () {
    yield* copyOut(client, table);
    say(`  ${table.name}: ${table.rows} rows`);
  };
  // The library takes no empty stream.
  if (table.bytes === 0) return { type: 'content', content: '' } as const;
  return { type: 'stream', size: table.bytes, content: Readable.from(rows()) } as const;
}

function meta(target: string, mtime: Date) {
  return { target, mtime, mode: privateFile };
}

/** Makes the new name last through a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
