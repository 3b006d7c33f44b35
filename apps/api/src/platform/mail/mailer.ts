import nodemailer from 'nodemailer';

export type Mail = { to: string; subject: string; text: string; html: string };

/** Brings one mail on its way. Throws when it could not; then it may be tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends through a mail server; `mailUrl` is smtp:// or smtps://, with its credentials. */
export function smtpMailer(mailUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(mailUrl);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail, subject: oneLine(mail.subject) });
    },
  };
}

/** A line break in a header would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
