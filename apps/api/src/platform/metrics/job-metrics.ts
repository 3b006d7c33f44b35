import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Clock } from '../clock/clock.ts';
import type { RecurringJob } from '../jobs/recurring-job.ts';

/**
 * Measures recurring jobs; returns the jobs to run instead of them. A job runs in one of the processes that share a
 * database, so the newest success is the greatest value of all processes.
 * @param areDoneHere false in a process whose jobs another one runs: its own start says nothing of them
 */
export function measureJobs(
  jobs: readonly RecurringJob[],
  { registry, clock, areDoneHere }: { registry: Registry; clock: Clock; areDoneHere: boolean },
): readonly RecurringJob[] {
  // Prometheus gives `job` to the process that it scrapes.
  const labelNames = ['job_name'] as const;
  const registers = [registry];
  const lastSuccess = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When this process last did the job without a failure, as Unix time; at first, when the process started.',
    labelNames,
    registers,
    aggregator: 'max',
  });
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of the job that failed.',
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that a run of the job took, also one that failed.',
    labelNames,
    buckets: [0.01, 0.1, 0.5, 1, 5, 30, 60, 300],
    registers,
  });
  const now = (): number => clock.now().getTime() / 1000;
  return jobs.map((job) => {
    const labels = { job_name: job.name };
    if (areDoneHere) lastSuccess.set(labels, now());
    failures.inc(labels, 0);
    const run = async (): Promise<void> => {
      const end = seconds.startTimer(labels);
      try {
        await job.run();
        lastSuccess.set(labels, now());
      } catch (error) {
        failures.inc(labels);
        throw error;
      } finally {
        end();
      }
    };
    return { ...job, run };
  });
}
