import { type BrowserContext, request } from '@playwright/test';
import { callServer } from '../server-calls.ts';

export type DemoAccount = 'new' | 'halfway' | 'graduate';
type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Lifetime of cookies in ms. Well below an access token's: most tests fake refreshing. */
const freshMs = 4 * 60_000;
const sessions = new Map<DemoAccount, { since: number; cookies: Promise<Cookies> }>();

/** Returns the cookies of a demo account. Each worker reuses a session while it is fresh. */
export function cookiesOf(account: DemoAccount, baseURL: string): Promise<Cookies> {
  const known = sessions.get(account);
  if (known !== undefined && Date.now() - known.since < freshMs) return known.cookies;
  const cookies = logIn(`${account}@demo.test`, 'learn-python-1', baseURL);
  sessions.set(account, { since: Date.now(), cookies });
  return cookies;
}

export async function logIn(email: string, password: string, baseURL: string): Promise<Cookies> {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { 'Accept-Language': 'en' } });
  await callServer(api, 'auth.login', { email, password });
  const { cookies } = await api.storageState();
  await api.dispose();
  return cookies;
}
