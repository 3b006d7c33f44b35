import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { createMailOutboxRepository } from '../mail/mail-outbox.repository.ts';
import { ageInSeconds, type MetricSource } from './metric-sources.ts';

/** The mails that wait in the outbox. */
export function mailSource({ db, clock }: { db: Database; clock: Clock }) {
  const mails = createMailOutboxRepository(db);
  return {
    name: 'mail',
    gauges: {
      mails_waiting: 'Mails that are not sent yet, those that failed included.',
      mails_oldest_seconds: 'Age of the oldest mail that waits; 0 without one.',
    },
    read: async () => {
      const { count, oldest } = await mails.countWaiting();
      return { mails_waiting: count, mails_oldest_seconds: ageInSeconds(oldest, clock) };
    },
  } satisfies MetricSource;
}
