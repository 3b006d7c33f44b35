import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../config/loopback.ts';
import type { ApiServer } from './api-server.types.ts';
import { cameThroughProxy } from './proxy-headers.ts';

/**
 * Registers routes for developers. They answer a browser on this machine and nobody behind a proxy, so that a server
 * with a forgotten NODE_ENV does not expose them to the internet. The check of `Host` also stops DNS rebinding: a page
 * of another site whose name resolves to 127.0.0.1.
 */
export function serveOnThisMachine(
  server: ApiServer,
  register: (server: Pick<ApiServer, 'app'>) => void,
): void {
  void server.app.register(async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isFromThisMachine(request.headers)) return;
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send(
          'This page is for developers. Open it at localhost on the machine of the server, without a proxy.\n',
        );
    });
    register({ app: scope });
  });
}

/**
 * True when `Host` is a loopback name, with or without a port, no proxy left a header, and the page that asks, if a
 * browser names it, is of this machine too.
 */
export function isFromThisMachine(headers: IncomingHttpHeaders): boolean {
  const host = /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(headers.host ?? '')?.[1];
  return host !== undefined && isLoopback(host) && isOwnOrigin(headers.origin) && !cameThroughProxy(headers);
}

/** The port may be another one: the development server of the web app has its own. */
function isOwnOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  return url !== null && isLoopback(url.hostname);
}
