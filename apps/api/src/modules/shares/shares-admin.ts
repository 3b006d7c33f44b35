import type { ClosingReason } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { changeRecord } from '../record/index.ts';
import { createConsentsRepository } from './consents.repository.ts';
import { createReportsRepository, type ReportedShare } from './reports.repository.ts';
import { readShareCode } from './share-code.ts';
import { createSharesRepository, type Share } from './shares.repository.ts';

/** What our team does about shared programs. */
export interface SharesAdmin {
  /** Open links that strangers reported, the one that was reported most first. */
  listReported(most: number): Promise<ReportedShare[]>;
  find(code: string): Promise<Share | null>;
  /**
   * Closes a link, or opens it again with null. In both cases its reports are done with. One whose program was deleted is
   * deleted instead of being opened.
   */
  decide(share: Share, closedFor: ClosingReason | null): Promise<void>;
  /** Records what a guardian decided. Ends every open link of the learner when the answer is no; resolves with their number. */
  recordConsent(learnerId: string, isGiven: boolean): Promise<number>;
}

export function createSharesAdmin({ db, clock }: { db: Database; clock: Clock }): SharesAdmin {
  return {
    listReported: (most) => createReportsRepository(db).listOpen(most),
    find: async (typed) => {
      const code = readShareCode(typed);
      return code === null ? null : createSharesRepository(db).find(code);
    },
    decide: ({ id, learnerId, code }, closedFor) => {
      const at = clock.now();
      return changeRecord(db, { learnerId, at }, async ({ storedBytes }, handle) => {
        const shares = createSharesRepository(handle);
        const isWithoutProgram = (await shares.find(code))?.programId === null;
        if (closedFor === null && isWithoutProgram)
          await storedBytes.change(learnerId, await shares.delete(id), at);
        else await shares.close(id, closedFor);
        await createReportsRepository(handle).deleteOf(id);
      });
    },
    recordConsent: (learnerId, isGiven) => {
      const at = clock.now();
      return changeRecord(db, { learnerId, at }, async ({ storedBytes }, handle) => {
        await createConsentsRepository(handle).set(learnerId, isGiven, at);
        if (isGiven) return 0;
        const shares = createSharesRepository(handle);
        const open = (await shares.list(learnerId)).filter(({ closedFor }) => closedFor === null);
        for (const { id } of open) await storedBytes.change(learnerId, await shares.delete(id), at);
        return open.length;
      });
    },
  };
}
