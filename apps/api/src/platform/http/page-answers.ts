import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { answersElement, apiBase } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FoundPage } from './web-pages.ts';

/** A page in two parts, between which the answers to its first calls are written. */
type AnsweringPage = { before: string; after: string };

/** Returns the page as parts; null where it has no place for answers. */
export function splitPage(html: string): AnsweringPage | null {
  const [before, after] = html.split(answersElement);
  return before === undefined || after === undefined ? null : { before: before + answersElement, after };
}

/** The form of an id, as a parameter of a page and of its calls has it. */
const idForm = /^[a-z\d-]{1,100}$/;

/**
 * Sends the page with the answers to its first calls in it, so that the browser need not make them after the page has
 * come. Each call is made in the name of the request, through all that a call of the browser goes through: session,
 * access, limits. Answers other than data or "not found" are left out, and the app makes these calls itself. The page
 * is one learner's, so it is stored nowhere.
 */
export async function sendPageWithAnswers(
  app: FastifyInstance,
  { before, after }: AnsweringPage,
  { page, parameter }: FoundPage,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const calls = page.calls
    .filter((call) => idForm.test(parameter) || !call.includes(':'))
    .map((call) => apiBase + call.replace(/:\w+/, parameter));
  const answers = await Promise.all(calls.map((url) => ask(app, url, language, request)));
  for (const { cookies } of answers) for (const cookie of cookies) reply.header('set-cookie', cookie);
  const known = answers.flatMap(({ url, status, body }) =>
    status === 200 || status === 404 ? [`${JSON.stringify(url)}:[${status},${body}]`] : [],
  );
  // Nothing in the data can end the element.
  const html = before + `{${known.join(',')}}`.replaceAll('<', '\\u003c') + after;
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
