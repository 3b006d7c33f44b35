/** Something that has to happen again and again. It does what is due and nothing else, so that a missed time is made up. */
export type RecurringJob = {
  /** Unique among all of them. */
  name: string;
  /** When, in UTC, in the words of cron: minute, hour, day, month, weekday. */
  cron: string;
  run: () => Promise<void>;
};
