import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds for which a browser reuses such an answer without asking. */
const freshForS = 3600;

/** Compressed answers by encoding and tag: they are few and change only with a deployment. */
const packed = new Map<string, Buffer>();
const maxPacked = 32;

const packers = { br: brotliCompressSync, gzip: gzipSync } as const;
type Encoding = keyof typeof packers;

/**
 * Sends an answer that is the same for everyone in this language. The browser stores it and later revalidates it by its
 * tag. Shared caches must not store it, because cookies travel with it.
 */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const body = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'cache-control': `private, max-age=${freshForS}`,
    etag: tag,
    vary: 'Accept-Language, Accept-Encoding',
  });
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(body);
  return reply.header('content-encoding', encoding).send(pack(body, tag, encoding));
}

function namesTag(header: string | undefined, tag: string): boolean {
  const named = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return named.includes(tag) || named.includes('*');
}

function encodingFor(accepted: string | undefined): Encoding | null {
  const names = (accepted ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

function pack(body: string, tag: string, encoding: Encoding): Buffer {
  const key = `${encoding} ${tag}`;
  const known = packed.get(key);
  if (known !== undefined) return known;
  const made = packers[encoding](body);
  if (packed.size >= maxPacked) packed.clear();
  packed.set(key, made);
  return made;
}
