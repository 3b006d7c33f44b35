import type { Clock } from '../clock/clock.ts';
import type { Mail, Mailer } from './mailer.ts';

export type SentMail = Mail & { sentAt: Date };

/** Keeps mail in memory instead of sending it, for development and tests. */
export interface DevelopmentMailbox extends Mailer {
  /** Newest first; mail to everybody when `to` is null. */
  list(to: string | null): Promise<readonly SentMail[]>;
}

const kept = 500;

export function createDevelopmentMailbox(clock: Clock): DevelopmentMailbox {
  let mails: SentMail[] = [];
  return {
    async send(mail) {
      mails = [{ ...mail, sentAt: clock.now() }, ...mails].slice(0, kept);
    },
    async list(to) {
      return to === null ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
    },
  };
}
