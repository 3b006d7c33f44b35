import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { ageInSeconds, type MetricSource } from '../../platform/metrics/metric-sources.ts';
import { createReportsRepository } from './reports.repository.ts';
import { createSharesRepository } from './shares.repository.ts';

/** The open links, and those that wait for our team because strangers reported them. */
export function sharesSource({ db, clock }: { db: Database; clock: Clock }) {
  return {
    name: 'shares',
    gauges: {
      shares_open: 'Links to own programs that are open.',
      shares_reported: 'Open links that strangers reported.',
      shares_oldest_report_seconds: 'Age of the oldest report of an open link; 0 without one.',
    },
    read: async () => {
      const { count, oldest } = await createReportsRepository(db).countOpen();
      return {
        shares_open: await createSharesRepository(db).countOpen(),
        shares_reported: count,
        shares_oldest_report_seconds: ageInSeconds(oldest, clock),
      };
    },
  } satisfies MetricSource;
}
