import type { Sweep } from '../../platform/jobs/sweep.ts';
import { oneTimeCodeRepository } from './one-time-code.repository.ts';
import { pendingRegistrationRepository } from './pending-registration.repository.ts';
import { sessionRepository } from './session.repository.ts';

const day = 24 * 3600 * 1000;
/** Few enough to be deleted, with all that hangs on them, well within the time that one statement has. */
const batch = 500;

/** Delete what is kept no longer: ended sessions, dead codes, and registrations whose address nobody proved in a week. */
export const accountSweeps: readonly Sweep[] = [
  ({ db, clock }) => oneTimeCodeRepository(db).deleteExpiredBefore(daysBefore(clock.now(), 1)),
  ({ db, clock }) => {
    const time = daysBefore(clock.now(), 30);
    return inBatches((most) => sessionRepository(db).deleteEndedBefore(time, most));
  },
  ({ db, clock }) => {
    const time = daysBefore(clock.now(), 7);
    return inBatches((most) => pendingRegistrationRepository(db).deleteBefore(time, most));
  },
];

async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<void> {
  let deleted = batch;
  while (deleted >= batch) deleted = await deleteSome(batch);
}

function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * day);
}
