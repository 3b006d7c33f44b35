import type { Language } from '@python-learning/domain';
import { type FillValues, fill } from '../texts/fill.ts';
import type { Mail } from './mailer.ts';

type Paragraph = string | { code: string };

/** The words of a mail, with placeholders. A paragraph that is only a code's placeholder is laid out as a code to type. */
export type MailWords = { subject: string; paragraphs: readonly string[] };

const codeParagraphs: ReadonlySet<string> = new Set(['{code}', '{mailboxCode}']);

/** Fills the words of a mail and lays them out. */
export function writeMail(
  to: { email: string; language: Language },
  { subject, paragraphs }: MailWords,
  values: FillValues,
): Mail {
  return layOut({
    to: to.email,
    language: to.language,
    subject: fill(subject, values),
    paragraphs: paragraphs.map((one) =>
      codeParagraphs.has(one) ? { code: fill(one, values) } : fill(one, values),
    ),
  });
}

/** Lays out a heading and paragraphs as text and as HTML, without pictures, trackers and links. */
export function layOut(mail: {
  to: string;
  language: Language;
  subject: string;
  paragraphs: readonly Paragraph[];
}): Mail {
  const text = mail.paragraphs.map((one) => (typeof one === 'string' ? one : `    ${one.code}`)).join('\n\n');
  const html = mail.paragraphs.map(htmlOf).join('\n');
  return {
    to: mail.to,
    subject: mail.subject,
    text: `${text}\n`,
    html: page(mail.language, mail.subject, html),
  };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function htmlOf(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p>${escapeHtml(paragraph)}</p>`;
  const { code } = paragraph;
  // A long code must fit on one line of a small phone.
  const size =
    code.length > 8 ? 'font:700 20px/1.4 monospace' : 'font:700 32px/1.4 monospace;letter-spacing:6px';
  return `<p style="${size};color:#00707A">${escapeHtml(code)}</p>`;
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#FFFBF2;color:#1D2433;font:16px/1.7 Catamaran,sans-serif">
<table role="presentation" width="100%"><tr><td align="center">
<table role="presentation" style="max-width:480px;padding:24px;text-align:left"><tr><td>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
