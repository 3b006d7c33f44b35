import { apiBase } from '@python-learning/contract';
import type { ApiServer } from '../http/api-server.types.ts';
import { serveOnThisMachine } from '../http/this-machine.ts';
import type { DevelopmentMailbox, SentMail } from './development-mailbox.ts';
import { escapeHtml } from './mail-layout.ts';

/**
 * Shows developers the mail that would have been sent: a page at `/dev/mailbox`, and the same as JSON. Never in
 * production, and for this machine alone: the codes in it open every account.
 */
export function serveDevelopmentMailbox(server: ApiServer, mailbox: DevelopmentMailbox): void {
  serveOnThisMachine(server, ({ app }) => {
    app.get(`${apiBase}/dev/mailbox/`, forDevelopers, async (request, reply) =>
      reply.send((await mailbox.list(receiverOf(request.query))).map(shown)),
    );
    app.get('/dev/mailbox', forDevelopers, async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(page(await mailbox.list(receiverOf(request.query)))),
    );
  });
}

const forDevelopers = { config: { access: 'this machine' } } as const;

function receiverOf(query: unknown): string | null {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : null;
  return typeof to === 'string' && to !== '' ? to : null;
}

function shown({ to, subject, text, html, sentAt }: SentMail): object {
  return { to, subject, text, html, sent_at: sentAt.toISOString() };
}

function page(mails: readonly SentMail[]): string {
  const list = mails.map(
    ({ to, subject, text, sentAt }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>to ${escapeHtml(to)}, ${sentAt.toISOString()}</p><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title>
<style>body{font:16px/1.6 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap}</style>
</head>
<body>
<main>
<h1>Development mailbox</h1>
<p>Mail is not sent in development; it is shown here, newest first. Reload to see more.</p>
${list.length === 0 ? '<p>No mail yet.</p>' : list.join('\n')}
</main>
</body>
</html>
`;
}
