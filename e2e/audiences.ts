import { type BrowserContext, request } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { openAccount } from './new-account.ts';
import type { Audience } from './picture-book/scene.ts';
import { cookiesOf as cookiesOfDemo, logIn } from './specification/demo-sessions.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const password = 'kolam-dots-15';
/** Lifetime of cached cookies in ms. Well below that of an access token. */
const freshMs = 4 * 60_000;
let newcomer: Promise<string> | null = null;
let session: { since: number; cookies: Promise<Cookies> } | null = null;

/**
 * Returns the cookies of a picture's viewer. `new` is a learner of this worker, because pictures may solve something:
 * the demo account stays unchanged for parallel tests.
 */
export async function cookiesOf(audience: Exclude<Audience, 'visitor'>, origin: string): Promise<Cookies> {
  if (audience !== 'new') return cookiesOfDemo(audience, origin);
  newcomer ??= signUp(origin);
  if (session === null || Date.now() - session.since > freshMs)
    session = { since: Date.now(), cookies: logIn(await newcomer, password, origin) };
  return session.cookies;
}

/** @returns the email address of a new learner */
async function signUp(origin: string): Promise<string> {
  const name = newName('viewer');
  const email = `${name}@story.test`;
  const api = await request.newContext({ baseURL: origin });
  await openAccount(api, { username: name, email, password });
  await api.dispose();
  return email;
}
