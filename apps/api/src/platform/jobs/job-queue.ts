import { PgBoss } from 'pg-boss';
import type { Connection } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { RecurringJob } from './recurring-job.ts';

export interface JobQueue {
  /** Takes no more; waits for what is running, for three seconds at most. */
  stop(): Promise<void>;
}

/** A minute's job begins within half a minute; a database that nobody uses is asked seldom. */
const pollingS = 30;
/** A database that was asked to end waits until nobody is connected: between two questions the queue is not. */
const idleTimeoutMillis = 1_000;
const stopTimeoutMs = 3_000;
const jobTimeoutS = 300;

/**
 * Has the jobs run at their times. Processes that share a database share the jobs: each time only one of them runs a
 * job, and a job whose process dies is run by another. What a job has to do stands in the tables of its own module: the
 * queue is a clock, and nothing is lost with it.
 */
export async function startJobQueue(deps: {
  connection: Connection;
  log: Log;
  jobs: readonly RecurringJob[];
}): Promise<JobQueue> {
  const { connection, log, jobs } = deps;
  // On connections of its own: it begins and ends transactions by text, and one that fails would stay open in our pool.
  const pool = { ...connection, max: 2, idleTimeoutMillis };
  const boss = new PgBoss({ ...pool, cronMonitorIntervalSeconds: pollingS });
  boss.on('error', (error) => log.warn({ event: 'jobs.failed', err: error }, 'the job queue failed'));
  await boss.start();
  for (const job of jobs) {
    // At most one of a name waits, and one runs.
    await boss.createQueue(job.name, { policy: 'stately', retryLimit: 0, expireInSeconds: jobTimeoutS });
    await boss.schedule(job.name, job.cron, null, { missed: 'once' });
    await boss.work(job.name, { pollingIntervalSeconds: pollingS }, () => runLogged(job, log));
  }
  await forgetFormer(boss, jobs);
  return { stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }) };
}

/** It is due again soon: a failure is told, and not repeated at once. */
export async function runLogged(job: RecurringJob, log: Log): Promise<void> {
  try {
    await job.run();
  } catch (error) {
    log.error({ event: 'job.failed', job: job.name, isLast: true, err: error }, 'a job failed');
  }
}

/** A job that a former version had would be sent for ever, and nobody would run it. */
async function forgetFormer(boss: PgBoss, jobs: readonly RecurringJob[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) {
    if (!names.has(name)) await boss.unschedule(name);
  }
}
