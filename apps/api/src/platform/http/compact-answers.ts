import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { namesTag } from './entity-tag.ts';

/** Codings of content, in this order where the client likes them equally. */
export const encodings = ['br', 'zstd', 'gzip'] as const;

/** Shorter answers are sent as they are. */
export const compressedFromBytes = 1024;

export const toBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns what identifies the content of an answer, whatever its coding. */
export function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

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
    encodings: [...encodings],
    threshold: compressedFromBytes,
    // Up to here compressing takes less time than handing the work to a thread.
    syncThreshold: 64 * 1024,
    brotliOptions: toBrotli,
  },
  onSend: async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = tagOf(payload);
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
