import { AppError } from '../errors/app-error.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Throws `cross_site` when a page of another site makes the call. Browsers name the site in `Sec-Fetch-Site`; older
 * ones send at least `Origin`. Clients that are not browsers send neither header and are let through.
 */
export function refuseCrossSite(headers: Headers, allowed: { origin: string; isProduction: boolean }): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') throw new AppError('cross_site');
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = headers;
  if (origin === undefined || origin === allowed.origin) return;
  // In development the app is opened under several names: localhost, 127.0.0.1, the machine's own.
  if (!allowed.isProduction && origin === `http://${String(headers['host'])}`) return;
  throw new AppError('cross_site');
}
