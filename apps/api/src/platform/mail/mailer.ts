import { getSystemErrorName } from 'node:util';
import nodemailer from 'nodemailer';
import { isRemoteMailServer } from '../config/mail-config.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends one mail. Throws `MailError` when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mail that was not sent. The message names no address. */
export class MailError extends Error {
  /** True when the server refuses the receiver for good, so that another attempt makes no sense. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.name = 'MailError';
    this.isFinal = isFinal;
  }
}

const connectionTimeoutMs = 5_000;
const socketTimeoutMs = 10_000;

/**
 * Sends through a mail server; `mailUrl` is smtp:// or smtps://, with its credentials. The mail holds codes that open
 * accounts, so another machine receives it only encrypted and with a verified certificate.
 */
export function smtpMailer(mailUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url: mailUrl,
    requireTLS: isRemoteMailServer(mailUrl),
    tls: { rejectUnauthorized: true },
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
  return {
    async send(mail) {
      const sent = { from, ...mail, subject: oneLine(mail.subject) };
      await transport.sendMail(sent).catch((error: unknown) => Promise.reject(withoutAddresses(error)));
    },
  };
}

/** Mail servers repeat the address that they refuse; it must not get into the log. */
function withoutAddresses(error: unknown): MailError {
  const { code, responseCode, errno } = error as Record<'code' | 'responseCode' | 'errno', unknown>;
  const reason = typeof errno === 'number' ? getSystemErrorName(errno) : null;
  const known = [code, responseCode, reason].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  const isFinal = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
  return new MailError(`The mail could not be handed over: ${known.join(' ') || 'no reason was given'}`, {
    isFinal,
  });
}

/** A line break in a header would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
