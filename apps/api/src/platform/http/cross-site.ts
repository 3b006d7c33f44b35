import { AppError } from '../errors/app-error.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Refuses a call that changes something when the page of another site makes it. Browsers say so themselves in
 * `Sec-Fetch-Site`; older ones at least name the `Origin`. Callers that are no browsers send neither.
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
