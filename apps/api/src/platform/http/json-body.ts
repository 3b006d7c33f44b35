import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isCall } from './call-limits.ts';

const maxDepth = 32;

/**
 * Accepts JSON bodies only, so that no form of another site can send one. An empty body is an empty object. Besides
 * broken JSON, refuses text that is not UTF-8 or that the database cannot store, keys that reach into JavaScript's
 * prototypes, and deep nesting.
 */
export function acceptJsonBodiesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseOtherCharsets(request.headers['content-type'] ?? '');
      return parseJsonBody(body);
    },
  );
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const coding =
      isCall(request) && request.method !== 'GET' ? request.headers['content-encoding'] : undefined;
    if (isPlain(coding)) done(null, payload);
    else done(new AppError('unsupported_media_type'));
  });
}

/** Bodies are never decompressed, so that a small one cannot become a large one. */
function isPlain(coding = 'identity'): boolean {
  return coding.trim().toLowerCase() === 'identity';
}

/** JSON is UTF-8 (RFC 8259), so a type that names another character set describes another text. */
function refuseOtherCharsets(contentType: string): void {
  const charset = charsetOf(contentType);
  if (charset !== null && !utf8Names.has(charset.toLowerCase())) throw new AppError('unsupported_media_type');
}

function charsetOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('charset');
  } catch (cause) {
    throw new AppError('unsupported_media_type', { cause });
  }
}

const utf8Names: ReadonlySet<string> = new Set(['utf-8', 'utf8']);

function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  const text = decode(bytes);
  if (text.trim() === '') return {};
  const value = parse(text);
  refuseUnfit(value, 0);
  return value;
}

/** True when the database can store the text as it is: no NUL and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('unreadable_text', { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}

function refuseUnfit(value: unknown, depth: number): void {
  if (typeof value === 'string' && !isStorable(value)) throw new AppError('unreadable_text');
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxDepth) throw new AppError('malformed_json');
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') throw new AppError('malformed_json');
    if (key === 'constructor' && Object.hasOwn(Object(inner), 'prototype'))
      throw new AppError('malformed_json');
    refuseUnfit(key, depth);
    refuseUnfit(inner, depth + 1);
  }
}
