import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { Sweep } from '../../platform/jobs/sweep.ts';
import { createMailboxCodeRepository } from './mailbox-code.repository.ts';
import { createOneTimeCodeRepository } from './one-time-code.repository.ts';
import { createPendingRegistrationRepository } from './pending-registration.repository.ts';
import { createProvenBrowserRepository } from './proven-browser.repository.ts';
import { createSessionRepository } from './session.repository.ts';

const day = 24 * 3600 * 1000;
/** Small enough to delete, with all dependent rows, well within the time limit of a statement. */
const withAllThatHangsOnThem = { batch: 500 };

/**
 * Delete codes a day after they expired, sessions 30 days after they ended, and registrations whose address was not
 * proven in a week.
 */
export const accountSweeps: readonly Sweep[] = [
  ({ db, clock }) => {
    const time = daysBefore(clock.now(), 1);
    return inBatches((most) => createOneTimeCodeRepository(db).deleteExpiredBefore(time, most));
  },
  ({ db, clock }) => {
    const time = daysBefore(clock.now(), 1);
    return inBatches((most) => createMailboxCodeRepository(db).deleteExpiredBefore(time, most));
  },
  ({ db, clock }) => {
    const time = daysBefore(clock.now(), 1);
    return inBatches((most) => createProvenBrowserRepository(db).deleteExpiredBefore(time, most));
  },
  ({ db, clock }) => {
    const time = daysBefore(clock.now(), 30);
    return inBatches(
      (most) => createSessionRepository(db).deleteEndedBefore(time, most),
      withAllThatHangsOnThem,
    );
  },
  ({ db, clock }) => {
    const time = daysBefore(clock.now(), 7);
    return inBatches((most) => createPendingRegistrationRepository(db).deleteBefore(time, most));
  },
];

function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * day);
}
