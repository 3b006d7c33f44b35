import type { Background } from '../jobs/background.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Queues mail, so that no caller waits for its sending. */
export interface MailOutbox {
  post(kind: string, mail: Mail): void;
  /**
   * Writes the mail in the background too, once for all attempts to send it. A null mail is not sent.
   */
  postWritten(kind: string, write: () => Promise<Mail | null>): void;
}

export function createMailOutbox(deps: { mailer: Mailer; background: Background }): MailOutbox {
  const { mailer, background } = deps;
  return {
    post: (kind, mail) => background.add({ name: `mail.${kind}`, run: () => mailer.send(mail) }),
    postWritten(kind, write) {
      let mail: Mail | null | undefined;
      const run = async (): Promise<void> => {
        mail ??= await write();
        if (mail !== null) await mailer.send(mail);
      };
      background.add({ name: `mail.${kind}`, run });
    },
  };
}
