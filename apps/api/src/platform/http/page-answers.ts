import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { apiBase } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A page in two parts, between which the answers to its first calls are written. */
type AnsweringPage = { before: string; after: string; calls: readonly string[] };

/** The build writes this element, with the calls that the screen makes first. */
const place = /<script type="application\/json" id="answers" data-calls="([^"]*)">/;

/** Returns the page as parts; null where it has no place for answers. */
export function readAnsweringPage(html: string): AnsweringPage | null {
  const found = place.exec(html);
  if (found === null) return null;
  const end = found.index + found[0].length;
  const calls = (found[1] ?? '').split(' ').filter((call) => call !== '');
  return { before: html.slice(0, end), after: html.slice(end), calls };
}

/** The value of a call's parameter: the last part of the page's address, if it has the form of an id. */
const parameter = /\/([a-z\d-]{1,100})\/?$/;

/**
 * Sends the page with the answers to its first calls in it, so that the browser need not make them after the page has
 * come. Each call is made in the name of the request, through all that a call of the browser goes through: session,
 * access, limits. Answers other than data or "not found" are left out, and the app makes these calls itself. The page
 * is one learner's, so it is stored nowhere.
 */
export async function sendPageWithAnswers(
  app: FastifyInstance,
  page: AnsweringPage,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, id = ''] = parameter.exec(request.url.split('?')[0] ?? '') ?? [];
  const calls = page.calls
    .filter((call) => id !== '' || !call.includes(':'))
    .map((call) => apiBase + call.replace(/:\w+/, id));
  const answers = await Promise.all(calls.map((url) => ask(app, url, language, request)));
  for (const { cookies } of answers) for (const cookie of cookies) reply.header('set-cookie', cookie);
  const known = answers.flatMap(({ url, status, body }) =>
    status === 200 || status === 404 ? [`${JSON.stringify(url)}:[${status},${body}]`] : [],
  );
  // Nothing in the data can end the element.
  const html = page.before + `{${known.join(',')}}`.replaceAll('<', '\\u003c') + page.after;
  reply.code(200).headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
  return reply.type('text/html; charset=utf-8').send(compressed(html, request, reply));
}

type Answer = { url: string; status: number; body: string; cookies: string[] };

async function ask(
  app: FastifyInstance,
  url: string,
  language: Language,
  { headers, socket }: FastifyRequest,
): Promise<Answer> {
  const { 'if-none-match': _tag, 'if-modified-since': _since, range: _range, ...sent } = headers;
  const { remoteAddress } = socket;
  const {
    statusCode,
    body,
    headers: answered,
  } = await app.inject({
    method: 'GET',
    url,
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
    headers: {
      ...sent,
      accept: 'application/json',
      'accept-encoding': 'identity',
      'accept-language': language,
    },
  });
  return { url, status: statusCode, body, cookies: [answered['set-cookie'] ?? []].flat() };
}

const toBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page has about 20 KB, which takes less time to compress than handing it to a thread. No secret is in it. */
function compressed(html: string, { headers }: FastifyRequest, reply: FastifyReply): Buffer {
  const bytes = Buffer.from(html);
  const coding = negotiate(String(headers['accept-encoding'] ?? '').toLowerCase(), ['br', 'gzip']);
  if (coding === null) return bytes;
  reply.header('content-encoding', coding);
  return coding === 'br' ? brotliCompressSync(bytes, toBrotli) : gzipSync(bytes);
}
