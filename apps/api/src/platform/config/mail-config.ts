import { z } from 'zod';
import { isLoopback } from './loopback.ts';

export const mailSettings = {
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@host' })
    .optional(),
  MAIL_FROM: z.string().optional(),
};

type Given = z.output<z.ZodObject<typeof mailSettings>>;

/**
 * One sentence for each setting to change. Options after `?` can disable encryption or the certificate check, so only a
 * mail server on this machine may have them.
 */
export function mailProblems({ MAIL_URL: mailUrl }: Given): string[] {
  if (mailUrl === undefined) return [];
  const { search, hostname } = new URL(mailUrl);
  if (search === '' || isLoopback(hostname)) return [];
  return [
    'MAIL_URL may have no options behind "?": mail to another machine is always encrypted and its certificate checked.',
  ];
}

/** True when mail to this server crosses a network and must be encrypted. */
export function isRemoteMailServer(mailUrl: string): boolean {
  return !isLoopback(new URL(mailUrl).hostname);
}
