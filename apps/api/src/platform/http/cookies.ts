import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from './handler.ts';
import { stateOf } from './request-state.ts';

export const cookieNames = {
  access: 'access_token',
  refresh: 'refresh_token',
  csrf: 'csrftoken',
  /** Stands in for a session before there is one, so that the CSRF token of a visitor is bound to a browser too. */
  visitor: 'visitor_id',
  /** Tells that somebody logged in here before, by marks that only the server can read. */
  knownDevice: 'known_device',
} as const;

/**
 * The cookies of one call. Over https all of them are `Secure`, and those that only the server reads and that belong to
 * every path carry the `__Host-` prefix, so that no other host of the domain can plant one.
 */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): CookieJar {
  return {
    get: (name) => cookieOf(request, name, isSecure),
    set(name, value, { maxAgeS, ...options }) {
      stateOf(request).setsCookies = true;
      reply.setCookie(nameOf(name, isSecure), value, {
        ...options,
        ...(maxAgeS === null ? {} : { maxAge: maxAgeS }),
        secure: isSecure,
      });
    },
    clear(name, path) {
      stateOf(request).setsCookies = true;
      reply.clearCookie(nameOf(name, isSecure), {
        path,
        secure: isSecure,
        httpOnly: name !== cookieNames.csrf,
        sameSite: name === cookieNames.refresh ? 'strict' : 'lax',
      });
    },
    clearSiteStorage() {
      reply.header('clear-site-data', '"storage"');
    },
  };
}

/** The value of a cookie that a request came with. */
export function cookieOf(request: FastifyRequest, name: string, isSecure: boolean): string | undefined {
  return request.cookies[nameOf(name, isSecure)];
}

function nameOf(name: string, isSecure: boolean): string {
  return isSecure && hostOnly.has(name) ? `__Host-${name}` : name;
}

const hostOnly: ReadonlySet<string> = new Set([
  cookieNames.access,
  cookieNames.visitor,
  cookieNames.knownDevice,
]);
