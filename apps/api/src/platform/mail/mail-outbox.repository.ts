import type { Language } from '@python-learning/domain';
import type { Handle } from '../db/database.ts';

/** What a mail is written from. Which fields are set depends on its kind. */
export type MailFacts = {
  kind: string;
  /** The receiver; null for a mail to `email`, or to the staff. */
  learnerId: string | null;
  email: string | null;
  username: string | null;
  language: Language | null;
  /** What the mail is about, such as an order. A learner gets one mail of a kind about the same thing. */
  about: string | null;
  /** True when the owner of the address is known to have asked for the mail. */
  isOwners: boolean;
};

export type WaitingMail = MailFacts & {
  id: string;
  createdAt: Date;
  /** Counts the attempts to send the mail, including the one that it was claimed for. */
  tries: number;
};

/** `until`: the time at which another process may claim the mail. */
type Claim = { until: Date };

export function createMailOutboxRepository(db: Handle) {
  return {
    /** Resolves with the id of the mail; null when the learner's mail of this kind about the same was stored before. */
    async add(mail: Partial<MailFacts> & Pick<MailFacts, 'kind'>, at: Date): Promise<string | null> {
      const { learnerId = null, isOwners = false, ...facts } = mail;
      const row = await db
        .insertInto('mail_outbox')
        .values({ ...facts, learner_id: learnerId, is_owners: isOwners, created_at: at, try_at: at })
        .onConflict((conflict) => conflict.constraint('mail_outbox_once').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** How many mails are not sent and not given up, and when the oldest was stored. */
    async countWaiting(): Promise<{ count: number; oldest: Date | null }> {
      const { count, oldest } = await db
        .selectFrom('mail_outbox')
        .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('created_at').as('oldest')])
        .where('try_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return { count: Number(count), oldest };
    },

    /** Claims a mail after so many attempts; null when another process claimed it meanwhile, or it has ended. */
    async claim(id: string, tries: number, { until }: Claim): Promise<WaitingMail | null> {
      const row = await db
        .updateTable('mail_outbox')
        .set((set) => ({ try_at: until, tries: set('tries', '+', 1) }))
        .where('id', '=', id)
        .where('tries', '=', tries)
        .where('try_at', 'is not', null)
        .returning(waitingColumns)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Claims at most `most` mails of these kinds that are due, the longest due first. No two processes get the same. */
    async claimDue(
      kinds: readonly string[],
      { now, until, most }: Claim & { now: Date; most: number },
    ): Promise<WaitingMail[]> {
      if (kinds.length === 0) return [];
      const due = db
        .selectFrom('mail_outbox')
        .select('id')
        .where('try_at', '<=', now)
        .where('kind', 'in', kinds)
        .orderBy('try_at')
        .limit(most)
        .forUpdate()
        .skipLocked();
      return db
        .updateTable('mail_outbox')
        .set((set) => ({ try_at: until, tries: set('tries', '+', 1) }))
        .where('id', 'in', due)
        .returning(waitingColumns)
        .execute();
    },

    /** Gives a claimed mail back, to be tried at `time`. */
    async tryAgain({ id, tries }: WaitingMail, time: Date): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set({ try_at: time })
        .where('id', '=', id)
        .where('tries', '=', tries)
        .where('try_at', 'is not', null)
        .execute();
    },

    /**
     * Ends a mail that was sent, is not needed or was given up (`sentAt` is null). Its row is deleted, unless it
     * prevents that the learner gets the same mail again.
     */
    async end({ id, learnerId, about }: WaitingMail, sentAt: Date | null): Promise<void> {
      if (learnerId === null || about === null) {
        await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
      } else {
        await db
          .updateTable('mail_outbox')
          .set({ try_at: null, sent_at: sentAt })
          .where('id', '=', id)
          .execute();
      }
    },

    /** Deletes the mails to an address, which is written as it was stored. */
    async deleteAllTo(email: string): Promise<void> {
      await db.deleteFrom('mail_outbox').where('email', '=', email).execute();
    },

    /** Deletes at most `most` mails from before `time`; resolves with their number. */
    async deleteBefore(time: Date, most: number): Promise<number> {
      const old = db.selectFrom('mail_outbox').select('id').where('created_at', '<', time).limit(most);
      const { numDeletedRows } = await db.deleteFrom('mail_outbox').where('id', 'in', old).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

const waitingColumns = [
  'id',
  'kind',
  'learner_id as learnerId',
  'email',
  'username',
  'language',
  'about',
  'is_owners as isOwners',
  'created_at as createdAt',
  'tries',
] as const;
