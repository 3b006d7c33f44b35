import type { Background } from '../jobs/background.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Takes a mail without making the caller wait for its sending. */
export interface PostOffice {
  post(kind: string, mail: Mail): void;
}

export function createPostOffice(deps: { mailer: Mailer; background: Background }): PostOffice {
  return {
    post: (kind, mail) => deps.background.add({ name: `mail.${kind}`, run: () => deps.mailer.send(mail) }),
  };
}
