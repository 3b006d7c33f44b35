import { type APIRequestContext, type BrowserContext, request } from '@playwright/test';

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
  await api.get('/api/auth/user/');
  await post(api, '/auth/login/', { email, password });
  const { cookies } = await api.storageState();
  await api.dispose();
  return cookies;
}

/** Makes a POST call as the web app does. Throws if it is refused. */
export async function post(api: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await api.post(`/api${path}`, { data, headers: { 'X-CSRFToken': await tokenOf(api) } });
  if (!answer.ok()) throw new Error(`${path} was refused: ${answer.status()} ${await answer.text()}`);
}

async function tokenOf(api: APIRequestContext): Promise<string> {
  const { cookies } = await api.storageState();
  return cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
}
