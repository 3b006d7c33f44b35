/** The commands `npm run backup` and `npm run restore`, which an operator runs in a terminal on the server. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readStorageConfig, type StorageConfig } from './platform/config/config.ts';
import { BackupError } from './platform/db/backup/backup-error.ts';
import { backupName } from './platform/db/backup/backup-name.ts';
import { restoreBackup } from './platform/db/backup/restore-backup.ts';
import { writeBackup } from './platform/db/backup/write-backup.ts';
import { type Connection, isDatabaseUnreachable } from './platform/db/database.ts';
import { hasEmbeddedDatabase } from './platform/db/embedded/cluster-folder.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { lookForRunningEmbedded } from './platform/db/embedded/running-server.ts';
import { diskFault } from './platform/disk/disk-fault.ts';

export type CommandOptions = {
  env: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths of the arguments belong to. */
  folder: string;
  now: Date;
  /** Receives the progress. */
  say: (line: string) => void;
  /** Aborts the command. */
  signal: AbortSignal;
};

export type CommandEnd = { text: string; isDone: boolean };

/** Writes a backup. Without a name, the file gets one with the time, in BACKUP_DIR or in `backups` below DATA_DIR. */
export function runBackup(words: readonly string[], options: CommandOptions): Promise<CommandEnd> {
  return endOf(options, 'Stopped: there is no new backup.', async () => {
    const config = readStorageConfig(options.env);
    const [given, ...more] = words;
    if (more.length > 0) throw new BackupError('A backup takes one file: npm run backup -- <file>');
    const file =
      given === undefined
        ? path.join(config.backupDir ?? path.join(config.dataDir, 'backups'), backupName(options.now))
        : path.resolve(options.folder, given);
    if (existsSync(file)) throw new BackupError(`${file} is there already: name another file.`);
    if (config.databaseUrl === null && !hasEmbeddedDatabase(config.dataDir))
      throw new BackupError(
        `There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL as the app has them.`,
      );
    options.say(`Writing ${file}`);
    const { tables } = await withDatabase(config, options, (connection) =>
      writeBackup({ ...options, connection, file }),
    );
    return [
      `${totalRows(tables)} rows of ${tables.length} tables are in ${file}.`,
      'It holds personal data: delete it within 35 days. It holds no SESSION_SECRET: keep that in another place. See docs/operations.md.',
    ].join('\n');
  });
}

/** Fills an empty database from a backup. */
export function runRestore(words: readonly string[], options: CommandOptions): Promise<CommandEnd> {
  return endOf(options, 'Stopped: the database is as empty as before.', async () => {
    const config = readStorageConfig(options.env);
    const [given, ...more] = words;
    if (given === undefined || more.length > 0)
      throw new BackupError('A restore takes one file: npm run restore -- <file>');
    const file = path.resolve(options.folder, given);
    options.say(`Reading ${file}`);
    const { manifest, applied } = await withDatabase(config, options, (connection) =>
      restoreBackup({ ...options, connection, file }),
    );
    const { tables, takenAt } = manifest;
    const migrated =
      applied.length === 0 ? '' : ` They went through ${applied.length} migrations to this version.`;
    return `${totalRows(tables)} rows of ${tables.length} tables are as they were at ${takenAt}.${migrated}`;
  });
}

/** Uses the database of the running app, else starts the built-in one for as long as the work takes. */
async function withDatabase<T>(
  { databaseUrl, dataDir }: StorageConfig,
  { say, signal }: CommandOptions,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return work({ connectionString: databaseUrl });
  const running = lookForRunningEmbedded(dataDir);
  if (running !== null) return work(running);
  const server = await startEmbeddedPostgres({ dataDir, say, signal });
  try {
    return await work(server.connection);
  } finally {
    await server.stop();
  }
}

function totalRows(tables: readonly { rows: number }[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

async function endOf(
  { signal }: CommandOptions,
  stopped: string,
  work: () => Promise<string>,
): Promise<CommandEnd> {
  try {
    return { text: await work(), isDone: true };
  } catch (error) {
    if (signal.aborted) return { text: stopped, isDone: false };
    if (isDatabaseUnreachable(error))
      return {
        text: 'The database cannot be reached. It may be starting or stopping: try again. With DATABASE_URL, look whether it is right.',
        isDone: false,
      };
    const isForPeople = [BackupError, ConfigError, EmbeddedPostgresError].some(
      (kind) => error instanceof kind,
    );
    if (isForPeople && error instanceof Error) return { text: error.message, isDone: false };
    const fault = diskFault(error, 'The folder');
    if (fault !== null) return { text: fault, isDone: false };
    throw error;
  }
}
