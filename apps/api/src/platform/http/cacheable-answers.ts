import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Language } from '@python-learning/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './accept-language.ts';
import { compressedFromBytes, encodings, tagOf, toBrotli } from './compact-answers.ts';
import { namesTag } from './entity-tag.ts';

/** An answer as it is sent, by the coding of its content; a coding is added when a client first asks for it. */
type PreparedAnswer = { tag: string; plain: Buffer; packed: Map<Encoding, Buffer> };

type Encoding = (typeof encodings)[number];

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, toBrotli),
  zstd: (bytes) => zstdCompressSync(bytes),
  gzip: (bytes) => gzipSync(bytes),
};

/**
 * Returns the handler of a call whose answer depends on the language alone. It is made, tagged and compressed once for
 * each language, for as long as the process runs. A browser uses it for `freshForS` seconds without asking; it asks each
 * time with 0. A refusal is not kept.
 */
export function answersByLanguage(
  make: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  freshForS = 0,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const prepared = new Map<Language, PreparedAnswer>();
  const headers = {
    // By the browser alone: cookies travel with the call, so shared caches must not store its answer.
    'cache-control': freshForS === 0 ? 'private, no-cache' : `private, max-age=${freshForS}`,
    vary: 'Accept-Language, accept-encoding',
    'content-type': 'application/json; charset=utf-8',
  };
  return async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const answer = prepared.get(language) ?? prepare(await make(request, reply));
    prepared.set(language, answer);
    reply.headers(headers).header('etag', `W/"${answer.tag}"`);
    if (namesTag(request.headers['if-none-match'], answer.tag)) return reply.code(304).send();
    const coding = codingFor(request, answer);
    if (coding === null) return reply.send(answer.plain);
    return reply.header('content-encoding', coding).send(packed(answer, coding));
  };
}

function prepare(value: unknown): PreparedAnswer {
  const text = JSON.stringify(value);
  return { tag: tagOf(text), plain: Buffer.from(text), packed: new Map() };
}

function codingFor({ headers }: FastifyRequest, { plain }: PreparedAnswer): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || plain.length < compressedFromBytes) return null;
  const chosen = negotiate(String(accepted).toLowerCase(), [...encodings]);
  return encodings.find((coding) => coding === chosen) ?? null;
}

function packed(answer: PreparedAnswer, coding: Encoding): Buffer {
  const bytes = answer.packed.get(coding) ?? compress[coding](answer.plain);
  answer.packed.set(coding, bytes);
  return bytes;
}
