import { existsSync } from 'node:fs';
import { access, constants, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../clock/clock.ts';
import type { RecurringJob } from '../../jobs/recurring-job.ts';
import type { Log } from '../../log/log.ts';
import type { MetricSource } from '../../metrics/metric-sources.ts';
import type { Connection } from '../database.ts';
import { backupName, takenAtOf } from './backup-name.ts';
import { expiredBackups } from './shelf-life.ts';
import { makeBackupFolder, writeBackup } from './write-backup.ts';

export type NightlyBackupParts = {
  connection: Connection;
  folder: string;
  clock: Clock;
  log: Log;
  /** Aborted when the app stops. */
  signal: AbortSignal;
};

/** Time for a database of many gigabytes on a slow disk. */
const expireInS = 6 * 3600;

/**
 * Job that writes a backup each night and deletes those whose time is over, whether or not the new one was made. It
 * fails when there is no new backup.
 */
export function nightlyBackup(parts: NightlyBackupParts): RecurringJob {
  const { connection, folder, clock, log, signal } = parts;
  return {
    name: 'backup',
    cron: '17 2 * * *',
    expireInS,
    async run() {
      const now = clock.now();
      const file = backupName(now);
      try {
        const { tables } = await writeBackup({ connection, file: path.join(folder, file), now, signal });
        log.info({ event: 'backup.made', file, tables: tables.length }, 'made a backup');
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      } finally {
        if (existsSync(folder)) await deleteExpired(folder, now);
      }
    },
  };
}

/** Makes the folder of nightly backups. Throws the error of the disk when nothing can be written there. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await makeBackupFolder(folder);
  await access(folder, constants.W_OK);
}

/** Figure of the newest backup in the folder, which survives a restart of the process. */
export function backupSource(folder: string) {
  return {
    name: 'backups',
    gauges: {
      backup_newest_timestamp_seconds:
        'When the newest nightly backup was made, as Unix time; 0 without one.',
    },
    read: async () => {
      const taken = (await readdir(folder)).filter((name) => !name.endsWith('.partial')).map(takenAtOf);
      const newest = Math.max(0, ...taken.map((at) => at?.getTime() ?? 0));
      return { backup_newest_timestamp_seconds: newest / 1000 };
    },
  } satisfies MetricSource;
}

async function deleteExpired(folder: string, now: Date): Promise<void> {
  for (const name of expiredBackups(await readdir(folder), now)) await rm(path.join(folder, name));
}
