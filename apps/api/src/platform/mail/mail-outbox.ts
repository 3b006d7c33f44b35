import type { Clock } from '../clock/clock.ts';
import type { Database, Handle } from '../db/database.ts';
import type { Background } from '../jobs/background.ts';
import { inBatches } from '../jobs/in-batches.ts';
import type { RecurringJob } from '../jobs/recurring-job.ts';
import type { Sweep } from '../jobs/sweep.ts';
import type { Log } from '../log/log.ts';
import { createMailOutboxRepository, type MailFacts, type WaitingMail } from './mail-outbox.repository.ts';
import { type Mail, MailError, type Mailer } from './mailer.ts';

/** How mails of one kind are written, from what the outbox stores of them. */
export type MailKind = {
  /** Time after which a mail that could not be sent is given up, in seconds. */
  tryForS: number;
  /** Null when the mail is no longer needed. Codes are issued here, so that none is stored. */
  write: (waiting: WaitingMail) => Promise<Mail | null>;
};

export type NewMail = Partial<MailFacts> & Pick<MailFacts, 'kind'>;

/** How an attempt to send a mail ended. */
export type MailEnd = 'sent' | 'not_needed' | 'failed' | 'given_up';

/**
 * Mails that wait in the database until the mail server has taken them, also while processes end and start. Each is
 * sent by one process, and twice only if that process dies between sending it and recording it.
 */
export interface MailOutbox {
  /** Adds kinds of mails. Mails of other kinds are left for processes that know them. */
  define(kinds: Readonly<Record<string, MailKind>>): void;
  /**
   * Stores a mail in the caller's transaction. Resolves with a function that sends it in the background, to be called
   * after the commit; if it never is, the job sends the mail.
   */
  add(handle: Handle, mail: NewMail): Promise<() => void>;
  /** Stores a mail and sends it in the background. */
  post(mail: NewMail): Promise<void>;
  /** Sends the mails of these kinds that are due: of all kinds by default. One that fails does not delay the others. */
  sendDue(kinds?: readonly string[]): Promise<void>;
  /** Sends what is due each minute: mails whose process ended, and those that the mail server refused. */
  job: RecurringJob;
}

/** Longer than any mail server needs for one mail: then the process that had claimed the mail is dead. */
const claimMs = 5 * 60_000;
/** Mails that are sent at the same time by the job, and batches of them in one turn. */
const batch = 10;
const maxBatches = 50;
const minuteMs = 60_000;
/** Attempts a minute apart; then the pause doubles, up to an hour. */
const quickTries = 5;
const longestPauseMs = 60 * minuteMs;

export function createMailOutbox(deps: {
  db: Database;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  background: Background;
  onEnd?: (kind: string, end: MailEnd) => void;
}): MailOutbox {
  const { db, clock, log, mailer, background, onEnd = () => undefined } = deps;
  const kinds = new Map<string, MailKind>();
  const mails = createMailOutboxRepository(db);
  const afterNow = (ms: number): Date => new Date(clock.now().getTime() + ms);

  /** Returns attempts to send one mail, which is written once for all of them. */
  function createAttempt(): (waiting: WaitingMail) => Promise<void> {
    let mail: Mail | null | undefined;
    let sentAt: Date | null = null;
    return async (waiting) => {
      const { kind } = waiting;
      try {
        mail ??= await getKind(kind).write(waiting);
        if (mail !== null && sentAt === null) {
          await mailer.send(mail);
          sentAt = clock.now();
          onEnd(kind, 'sent');
        }
        if (mail === null) onEnd(kind, 'not_needed');
        await mails.end(waiting, sentAt);
      } catch (error) {
        const isFinal = error instanceof MailError && error.isFinal;
        if (isFinal || waiting.createdAt <= afterNow(-getKind(kind).tryForS * 1000))
          return giveUp(waiting, error);
        onEnd(kind, 'failed');
        await mails.tryAgain(waiting, afterNow(pauseMs(waiting.tries)));
        throw error;
      }
    };
  }

  function getKind(kind: string): MailKind {
    const found = kinds.get(kind);
    if (found === undefined) throw new MailError(`There is no kind of mail ${kind}`);
    return found;
  }

  async function giveUp(waiting: WaitingMail, err: unknown): Promise<void> {
    const { kind, tries } = waiting;
    log.error({ event: 'mail.given_up', kind, tries, err }, 'a mail was given up');
    onEnd(kind, 'given_up');
    await mails.end(waiting, null);
  }

  /** Each retry claims the mail again, unless another process has it. */
  function sendSoon(kind: string, id: string): void {
    const attempt = createAttempt();
    let tries = 0;
    const run = async (): Promise<void> => {
      const waiting = await mails.claim(id, tries, { until: afterNow(claimMs) });
      if (waiting === null) return;
      tries = waiting.tries;
      await attempt(waiting);
    };
    background.add({ name: `mail.${kind}`, run });
  }

  async function sendDue(wanted: readonly string[] = [...kinds.keys()]): Promise<void> {
    for (let turn = 0; turn < maxBatches; turn += 1) {
      const claimed = { now: clock.now(), until: afterNow(claimMs), most: batch };
      const due = await mails.claimDue(wanted, claimed);
      await Promise.all(
        due.map((waiting) =>
          createAttempt()(waiting).catch((error: unknown) =>
            log.warn(
              { event: 'mail.failed', kind: waiting.kind, tries: waiting.tries, err: error },
              'a mail was not sent',
            ),
          ),
        ),
      );
      if (due.length < batch) return;
    }
  }

  async function add(handle: Handle, mail: NewMail): Promise<() => void> {
    const id = await createMailOutboxRepository(handle).add(mail, clock.now());
    return () => {
      if (id !== null) sendSoon(mail.kind, id);
    };
  }

  return {
    define(added) {
      for (const [kind, definition] of Object.entries(added)) kinds.set(kind, definition);
    },
    add,
    async post(mail) {
      const send = await add(db, mail);
      send();
    },
    sendDue,
    job: { name: 'mails', cron: '* * * * *', run: () => sendDue() },
  };
}

function pauseMs(tries: number): number {
  return Math.min(minuteMs * 2 ** Math.max(0, tries - quickTries), longestPauseMs);
}

/** Longer than a mail is tried and than the longest reminder looks ahead, so that none is stored twice. */
const keptMs = 30 * 24 * 3600_000;

/** Deletes mails a month after they were stored. */
export const sweepMailOutbox: Sweep = ({ db, clock }) => {
  const time = new Date(clock.now().getTime() - keptMs);
  return inBatches((most) => createMailOutboxRepository(db).deleteBefore(time, most));
};
