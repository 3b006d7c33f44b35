import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { immutable } from './caching.ts';
import { namesTag } from './entity-tag.ts';

/** One file of the web app as it is sent: plain, or compressed by the build. */
type Variant = { bytes: Buffer; tag: string; modified: Date };

export type WebFile = {
  type: string;
  cacheControl: string;
  plain: Variant;
  /** By the names of HTTP's content codings. */
  compressed: ReadonlyMap<string, Variant>;
};

/** The files by their paths below the folder, such as `/assets/app.js`. */
export type WebFiles = ReadonlyMap<string, WebFile>;

/** Ending of a compressed variant by its content coding, the preferred one first. */
const endings = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

const typeByExtension: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Reads the built web app into memory, about 4 MB. A request then opens no file: a client that does not read its answers
 * costs no descriptor, and all files are of one build until the process is restarted. Files whose name begins with a dot
 * are not for the web.
 */
export async function readWebFiles(folder: string): Promise<WebFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.flatMap((entry) =>
    entry.isFile() && !entry.name.startsWith('.')
      ? [path.relative(folder, path.join(entry.parentPath, entry.name))]
      : [],
  );
  const variants = new Map<string, Variant>();
  for (const name of names) variants.set(name, await readVariant(path.join(folder, name)));
  return new Map(
    [...variants]
      .filter(([name]) => !isCompressed(name, variants))
      .map(([name, plain]) => [
        `/${name.split(path.sep).join('/')}`,
        {
          type: typeByExtension[path.extname(name)] ?? 'application/octet-stream',
          cacheControl: name.startsWith(`assets${path.sep}`) ? immutable : 'no-cache',
          plain,
          compressed: compressedOf(name, variants),
        },
      ]),
  );
}

async function readVariant(file: string): Promise<Variant> {
  const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  const tag = `${bytes.length.toString(16)}-${mtime.getTime().toString(16)}`;
  return { bytes, tag, modified: mtime };
}

function isCompressed(name: string, variants: ReadonlyMap<string, Variant>): boolean {
  return [...endings.values()].some(
    (ending) => name.endsWith(ending) && variants.has(name.slice(0, -ending.length)),
  );
}

function compressedOf(name: string, variants: ReadonlyMap<string, Variant>): Map<string, Variant> {
  const found = new Map<string, Variant>();
  for (const [coding, ending] of endings) {
    const variant = variants.get(name + ending);
    if (variant !== undefined) found.set(coding, variant);
  }
  return found;
}

/** Returns the path that an address names, or null when its percent-encoding is broken. */
export function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return null;
  }
}

/**
 * Sends the file in the smallest variant that the client accepts, a part of it, or the news that the client has it
 * already. The answer has no copy of the file's bytes.
 */
export function sendWebFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const coding = codingFor(request, file);
  const { bytes, tag, modified } = file.compressed.get(coding ?? '') ?? file.plain;
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    etag: `W/"${tag}"`,
    'last-modified': modified.toUTCString(),
  });
  if (hasIt(request, { tag, modified })) return reply.code(304).send();
  reply.type(file.type);
  if (coding !== null) reply.header('content-encoding', coding);
  const part = partOf(request, { bytes, tag });
  if (part === 'none') {
    reply.removeHeader('content-encoding').header('content-range', `bytes */${bytes.length}`);
    return reply.code(416).send('');
  }
  if (part !== null) {
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`);
  }
  const sent = part === null ? bytes : bytes.subarray(part.start, part.end + 1);
  reply.header('content-length', sent.length);
  return reply.send(request.method === 'HEAD' ? null : sent);
}

/** Content coding of the variant to send, or null for the plain one. */
function codingFor({ headers }: FastifyRequest, { compressed }: WebFile): string | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || compressed.size === 0) return null;
  return negotiate(accepted.toLowerCase(), [...compressed.keys()]);
}

function hasIt({ headers }: FastifyRequest, { tag, modified }: Pick<Variant, 'tag' | 'modified'>): boolean {
  if (headers['if-none-match'] !== undefined) return namesTag(headers['if-none-match'], tag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have whole seconds.
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

type Part = { start: number; end: number };

/**
 * The part that a `Range` header asks for; null for the whole file, `none` when it lies behind the end. A header with
 * several parts, or of another form, is ignored, as HTTP allows.
 */
function partOf(
  { headers }: FastifyRequest,
  { bytes, tag }: Pick<Variant, 'bytes' | 'tag'>,
): Part | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const condition = headers['if-range'];
  if (typeof condition === 'string' && !namesTag(condition, tag)) return null;
  const last = bytes.length - 1;
  const part =
    from === ''
      ? { start: Math.max(0, bytes.length - Number(to)), end: last }
      : { start: Number(from), end: to === '' ? last : Math.min(last, Number(to)) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return part.start > last ? 'none' : part;
}
