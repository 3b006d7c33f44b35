import { PgBoss } from 'pg-boss';
import type { Connection } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { RecurringJob } from './recurring-job.ts';

export interface JobQueue {
  /** Accepts no more jobs and waits at most three seconds for running jobs. */
  stop(): Promise<void>;
}

/** A job that is due every minute begins within half a minute, and an idle database is asked seldom. */
const pollingS = 30;
/** Closes idle connections between polls: a database that shuts down waits until nobody is connected. */
const idleTimeoutMillis = 1_000;
const stopTimeoutMs = 3_000;
const defaultExpireInS = 300;

/**
 * Runs the jobs on schedule. Processes that share a database share the jobs: each time only one of them runs a job, and
 * a job whose process dies is run by another. The work to be done is recorded in the tables of each job's own module.
 * The queue is only a clock, and losing it loses nothing.
 */
export async function startJobQueue(deps: {
  connection: Connection;
  log: Log;
  jobs: readonly RecurringJob[];
  /** Grows with the versions of the program. */
  version: number;
}): Promise<JobQueue> {
  const { connection, log, jobs, version } = deps;
  // Separate connections: the queue begins and ends transactions by SQL text, and a failed one would stay open in our
  // pool.
  const pool = { ...connection, max: 2, idleTimeoutMillis };
  const boss = new PgBoss({ ...pool, cronMonitorIntervalSeconds: pollingS });
  boss.on('error', (error) => log.warn({ event: 'jobs.failed', err: error }, 'the job queue failed'));
  await boss.start();
  for (const job of jobs) {
    // At most one job of a name waits while one runs.
    const expireInSeconds = job.expireInS ?? defaultExpireInS;
    await boss.createQueue(job.name, { policy: 'stately', retryLimit: 0, expireInSeconds });
    await boss.schedule(job.name, job.cron, { version }, { missed: 'once' });
    await boss.work(job.name, { pollingIntervalSeconds: pollingS }, () => runLogged(job, log));
  }
  await forgetFormer(boss, jobs, version);
  return { stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }) };
}

/** Logs a failure without an immediate retry, because the job is due again soon. */
export async function runLogged(job: RecurringJob, log: Log): Promise<void> {
  try {
    await job.run();
  } catch (error) {
    log.error({ event: 'job.failed', job: job.name, isLast: true, err: error }, 'a job failed');
  }
}

/**
 * Removes jobs of former versions: they would be sent forever, and nothing would run them. Jobs of a newer version stay,
 * because it may be running beside this one during an upgrade.
 */
async function forgetFormer(boss: PgBoss, jobs: readonly RecurringJob[], version: number): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name, data } of await boss.getSchedules()) {
    if (!names.has(name) && versionOf(data) < version) await boss.unschedule(name);
  }
}

/** Zero for jobs from before versions were stored. */
function versionOf(data: unknown): number {
  const version = typeof data === 'object' && data !== null && 'version' in data ? data.version : 0;
  return typeof version === 'number' ? version : 0;
}
