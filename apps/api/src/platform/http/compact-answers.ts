import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { namesTag } from './entity-tag.ts';

/** Seconds for which a browser reuses an answer that is the same for everyone in a language, without asking. */
const freshForS = 3600;

/** Such an answer is stored by the browser alone: cookies travel with it, so shared caches must not store it. */
export const cacheableHeaders = {
  'cache-control': `private, max-age=${freshForS}`,
  vary: 'Accept-Language, accept-encoding',
} as const;

/** Makes `compactAnswers` known to the server. Bodies of requests are never decompressed. */
export async function allowCompactAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false, globalDecompression: false });
}

/**
 * Options of a route that only reads. Its answers are compressed from 1 KB on, and have a tag by which a client that
 * has the answer already is told so (304). Calls that open sessions do not read: an answer with a secret in its body is
 * never compressed, because its length would tell of it.
 */
export const compactAnswers = {
  compress: {
    // In this order where the client likes them equally.
    encodings: ['br', 'zstd', 'gzip'],
    threshold: 1024,
    // Up to here compressing takes less time than handing the work to a thread.
    syncThreshold: 64 * 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  },
  onSend: async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
    reply.header('etag', `W/"${tag}"`);
    if (!namesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304);
    return '';
  },
} as const satisfies Partial<RouteOptions>;

/**
 * Options of a call that changes something and has a long answer: the result of a run. It is compressed and has no tag,
 * because it is answered once. It repeats what the caller's program printed, and no secret is beside it.
 */
export const compressedAnswers = { compress: compactAnswers.compress } as const;
