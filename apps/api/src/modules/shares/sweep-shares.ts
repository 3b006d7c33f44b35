import { withTransaction } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { Sweep } from '../../platform/jobs/sweep.ts';
import { createMailOutboxRepository } from '../../platform/mail/mail-outbox.repository.ts';
import { changeRecord } from '../record/index.ts';
import { dayOf, endOfShares, noticeDay } from './share-days.ts';
import { shareEndsKind } from './share-mails.ts';
import { createSharesRepository } from './shares.repository.ts';

/**
 * Tells owners that links nobody visits end in a month, in one mail a day for each of them, and ends the links about which
 * they were told a month ago.
 */
export const sweepShares: Sweep = async (parts) => {
  await inBatches((most) => tellOwners(parts, most));
  await inBatches((most) => endShares(parts, most));
};

function tellOwners({ db, clock }: Parameters<Sweep>[0], most: number): Promise<number> {
  const at = clock.now();
  return withTransaction(db, async (handle) => {
    const owners = await createSharesRepository(handle).notice({ day: noticeDay(at), at, most });
    const mails = createMailOutboxRepository(handle);
    for (const learnerId of new Set(owners)) {
      await mails.add({ kind: shareEndsKind, learnerId, about: dayOf(at) }, at);
    }
    return owners.length;
  });
}

async function endShares({ db, clock }: Parameters<Sweep>[0], most: number): Promise<number> {
  const at = clock.now();
  const end = endOfShares(at);
  const ended = await createSharesRepository(db).listEnded(end, most);
  for (const { id, learnerId } of ended) {
    await changeRecord(db, { learnerId, at }, async ({ storedBytes }, handle) => {
      await storedBytes.change(learnerId, await createSharesRepository(handle).deleteEnded(id, end), at);
    });
  }
  return ended.length;
}
