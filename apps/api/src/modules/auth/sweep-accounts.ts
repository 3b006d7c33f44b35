import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { learnerRepository } from './learner.repository.ts';
import { oneTimeCodeRepository } from './one-time-code.repository.ts';
import { sessionRepository } from './session.repository.ts';

const day = 24 * 3600 * 1000;

/** Deletes what is kept no longer: ended sessions, dead codes, and accounts whose address nobody proved in a week. */
export async function sweepAccounts({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const ago = (days: number): Date => new Date(clock.now().getTime() - days * day);
  await oneTimeCodeRepository(db).deleteExpiredBefore(ago(1));
  await sessionRepository(db).deleteEndedBefore(ago(30));
  await learnerRepository(db).deleteUnverifiedBefore(ago(7));
}
