import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config/loopback.ts';
import type { ApiServer } from './api-server.types.ts';
import { cameThroughProxy } from './proxy-headers.ts';

/** Asked by machines beside the server, which pass through no proxy. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Logs one line per process, at the first request that does not fit TRUSTED_PROXIES. With 0 behind a proxy, all learners
 * share the limits of one network; with 1 or more, a caller who reaches the app directly can claim any address.
 */
export function warnOfWrongProxies({ app, deps }: ApiServer): void {
  const { trustedProxies } = deps.config;
  const misfit = trustedProxies === 0 ? untrustedProxy : missingProxy;
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (isWarned || !misfit.isSeenIn(request)) return;
    isWarned = true;
    request.log.warn({ event: misfit.event, trustedProxies }, misfit.advice);
  });
}

type Misfit = { event: string; isSeenIn: (request: FastifyRequest) => boolean; advice: string };

const untrustedProxy: Misfit = {
  event: 'http.untrusted_proxy',
  isSeenIn: ({ headers }) => cameThroughProxy(headers),
  advice:
    'A request came through a proxy, and TRUSTED_PROXIES=0 makes all its callers one network with one set of limits: set TRUSTED_PROXIES to the number of proxies that add to X-Forwarded-For. If there is no proxy, the caller made the header up; nothing is wrong.',
};

const missingProxy: Misfit = {
  event: 'http.missing_proxy',
  isSeenIn: ({ headers, raw, url }) =>
    headers['x-forwarded-for'] === undefined &&
    !isFromThisServer(raw.socket.remoteAddress) &&
    !probes.has(url),
  advice:
    'A request from another machine came without X-Forwarded-For, which TRUSTED_PROXIES expects: callers who reach the app without the proxy can claim any address. Let only the proxy reach the app, and let it add to X-Forwarded-For.',
};

/** A socket without an address is a Unix socket, or it is closed already. */
function isFromThisServer(address: string | undefined): boolean {
  return address === undefined || isLoopback(address.replace(/^::ffff:/i, ''));
}
