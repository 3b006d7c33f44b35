import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { immutable } from './caching.ts';
import { compactAnswers } from './compact-answers.ts';
import { openOneFileAtATime } from './one-file-at-a-time.ts';

/** The part of a signed address after the file: when it expires, in seconds, and its signature. */
export type MediaQuery = { until?: string; key?: string };

/** Who may read a file: everybody, the holder of an address for `leftS` more seconds, or not this caller. */
export type MediaAccess =
  | { kind: 'open' }
  | { kind: 'signed'; leftS: number }
  | { kind: 'refused' }
  | { kind: 'unknown' };

export type MediaFiles = {
  folder: string;
  accessTo: (file: string, query: MediaQuery) => MediaAccess;
};

/**
 * Serves the media of lessons. They are too large for memory, so they are read from disk while they are sent. A file is
 * found by its whole name alone, and the address says whether it may be read: a player sends no header of ours.
 */
export async function serveMedia(app: FastifyInstance, { folder, accessTo }: MediaFiles): Promise<void> {
  await app.register(async (scope) => {
    const cacheControls = new WeakMap<FastifyRequest, string>();
    openOneFileAtATime(scope);
    await scope.register(fastifyStatic, {
      root: path.resolve(folder),
      serve: false,
      cacheControl: false,
      // Called when the file is there, so a refusal is never cached.
      setHeaders: (reply) => void reply.header('cache-control', cacheControls.get(reply.request)),
    });
    scope.route<{ Params: { file: string }; Querystring: Record<string, unknown> }>({
      method: ['GET', 'HEAD'],
      url: '/media/:file',
      config: { access: 'signed address' },
      // Of all types of media, only the data of lessons and the captions get smaller.
      compress: compactAnswers.compress,
      handler(request, reply) {
        const { file } = request.params;
        const access = accessTo(file, queryOf(request.query));
        if (access.kind === 'unknown') throw new AppError('not_found');
        if (access.kind === 'refused') throw new AppError('media_address_expired');
        cacheControls.set(request, access.kind === 'open' ? immutable : cachedUntilExpiry(access.leftS));
        return reply.sendFile(file);
      },
    });
  });
}

/** A parameter that is sent twice counts as missing. */
function queryOf({ until, key }: Record<string, unknown>): MediaQuery {
  return typeof until === 'string' && typeof key === 'string' ? { until, key } : {};
}

/** For the browser alone: a shared cache that ignored the query would open the file to everybody. */
function cachedUntilExpiry(leftS: number): string {
  return `private, max-age=${leftS}, immutable`;
}
