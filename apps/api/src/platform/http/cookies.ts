import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from './handler.ts';
import { stateOf } from './request-state.ts';

export const cookieNames = {
  access: 'access_token',
  refresh: 'refresh_token',
  csrf: 'csrftoken',
  /** Replaces the session before login, so that a visitor's CSRF token is bound to a browser. */
  visitor: 'visitor_id',
  /** Shows that somebody has logged in here before; only the server can read its marks. */
  knownDevice: 'known_device',
} as const;

/**
 * Cookies of one call. Over https all of them are `Secure`. Cookies that only the server reads, with path `/`, have the
 * `__Host-` prefix, so that no other host of the domain can plant one.
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

/** Value of a request's cookie; undefined without it. */
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
