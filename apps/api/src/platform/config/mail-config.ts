import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** The settings about mail, as they stand in the environment. */
export const mailSettings = {
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@host' })
    .optional(),
  MAIL_FROM: z.string().optional(),
};

type Given = z.output<z.ZodObject<typeof mailSettings>>;

/**
 * One sentence for each setting to change. Options behind `?` can turn encryption or the check of the certificate off,
 * so only a mail server on this machine may have some.
 */
export function mailProblems({ MAIL_URL: mailUrl }: Given): string[] {
  if (mailUrl === undefined) return [];
  const { search, hostname } = new URL(mailUrl);
  if (search === '' || isLoopback(hostname)) return [];
  return [
    'MAIL_URL may have no options behind "?": mail to another machine is always encrypted and its certificate checked.',
  ];
}

/** True when mail to this server crosses a network: then it has to be encrypted. */
export function isRemoteMailServer(mailUrl: string): boolean {
  return !isLoopback(new URL(mailUrl).hostname);
}
