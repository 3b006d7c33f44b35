/** A job on a schedule. It does whatever is due and nothing else, so that the next run makes up for a missed one. */
export type RecurringJob = {
  /** Unique among all jobs. */
  name: string;
  /** Schedule in UTC, in cron syntax: minute, hour, day, month, weekday. */
  cron: string;
  /** Seconds after which the queue takes the job for lost; five minutes when left out. */
  expireInS?: number;
  run: () => Promise<void>;
};
