import type { Background } from '../jobs/background.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Takes a mail without making the caller wait for its sending. */
export interface PostOffice {
  post(kind: string, mail: Mail): void;
  /** Has the mail written too when the caller has gone on, once for all attempts to send it; null sends none. */
  postWritten(kind: string, write: () => Promise<Mail | null>): void;
}

export function createPostOffice(deps: { mailer: Mailer; background: Background }): PostOffice {
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
