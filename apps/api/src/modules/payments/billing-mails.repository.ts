import type { Language } from '@python-learning/domain';
import type { Handle } from '../../platform/db/database.ts';
import type { BillingMailKind } from '../../platform/db/payments-tables.ts';

export type DueMail = {
  id: string;
  kind: BillingMailKind;
  about: string;
  receiver: { email: string; username: string; language: Language };
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
        .from('learners')
        .set({ claimed_at: now })
        .where('billing_mails.id', 'in', due)
        .whereRef('learners.id', '=', 'billing_mails.learner_id')
        .returning([
          'billing_mails.id',
          'billing_mails.kind',
          'billing_mails.about',
          'learners.email',
          'learners.username',
          'learners.language',
        ])
        .execute();
      return rows.map(({ id, kind, about, ...receiver }) => ({ id, kind, about, receiver }));
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
