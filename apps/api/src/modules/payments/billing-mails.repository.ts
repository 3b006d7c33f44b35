import type { Handle } from '../../platform/db/database.ts';
import { createAccountsRepository, type Recipient } from '../auth/index.ts';
import type { BillingMailKind } from './payments.tables.ts';

export type DueMail = {
  id: string;
  kind: BillingMailKind;
  about: string;
  receiver: Recipient;
};

/** Outbox of mails about money: each is stored once for its reason, then sent. */
export function createBillingMails(db: Handle) {
  return {
    /** Stores the mail unless it was stored before. */
    async add(mail: {
      id: string;
      kind: BillingMailKind;
      about: string;
      learnerId: string;
      at: Date;
    }): Promise<void> {
      await db
        .insertInto('billing_mails')
        .values({
          id: mail.id,
          kind: mail.kind,
          about: mail.about,
          learner_id: mail.learnerId,
          created_at: mail.at,
        })
        .onConflict((conflict) => conflict.constraint('billing_mails_once').doNothing())
        .execute();
    },

    /**
     * Claims unsent mails, so that no two processes send the same one. Leaves out mails that are too old.
     */
    async claim(
      now: Date,
      { abandonedSince, newerThan }: { abandonedSince: Date; newerThan: Date },
      most: number,
    ): Promise<DueMail[]> {
      const due = db
        .selectFrom('billing_mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('created_at', '>', newerThan)
        .where((where) =>
          where.or([where('claimed_at', 'is', null), where('claimed_at', '<', abandonedSince)]),
        )
        .orderBy('created_at')
        .limit(most)
        .forUpdate()
        .skipLocked();
      const rows = await db
        .updateTable('billing_mails')
        .set({ claimed_at: now })
        .where('id', 'in', due)
        .returning(['id', 'kind', 'about', 'learner_id as learnerId'])
        .execute();
      const receivers = await createAccountsRepository(db).listRecipients(rows.map((row) => row.learnerId));
      return rows.flatMap(({ id, kind, about, learnerId }) => {
        const receiver = receivers.get(learnerId);
        // A deleted account gets no mail; its mails are deleted with it.
        return receiver === undefined ? [] : [{ id, kind, about, receiver }];
      });
    },

    async markSent(id: string, now: Date): Promise<void> {
      await db.updateTable('billing_mails').set({ sent_at: now }).where('id', '=', id).execute();
    },

    /**
     * Deletes at most `most` mails from before `time`, sent or given up; resolves with their number.
     */
    async deleteBefore(time: Date, most: number): Promise<number> {
      const old = db.selectFrom('billing_mails').select('id').where('created_at', '<', time).limit(most);
      const { numDeletedRows } = await db
        .deleteFrom('billing_mails')
        .where('id', 'in', old)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
