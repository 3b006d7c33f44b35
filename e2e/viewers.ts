import { type BrowserContext, request } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { mailedCode } from './mailbox.ts';
import type { Viewer } from './picture-book/scene.ts';
import { cookiesOf as cookiesOfDemo, logIn, post } from './specification/demo-sessions.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const password = 'kolam-dots-15';
/** Well below the life of an access token. */
const freshMs = 4 * 60_000;
let newcomer: Promise<string> | null = null;
let session: { since: number; cookies: Promise<Cookies> } | null = null;

/**
 * The cookies with which a viewer of the scenes comes. Where a scene solves something it is a learner of this worker
 * who does: the demo account stands where it stood, for the stories that are told at the same time.
 */
export async function cookiesOf(viewer: Exclude<Viewer, 'visitor'>, origin: string): Promise<Cookies> {
  if (viewer !== 'new') return cookiesOfDemo(viewer, origin);
  newcomer ??= signUp(origin);
  if (session === null || Date.now() - session.since > freshMs)
    session = { since: Date.now(), cookies: logIn(await newcomer, password, origin) };
  return session.cookies;
}

/** @returns the address of a new learner */
async function signUp(origin: string): Promise<string> {
  const name = newName('viewer');
  const email = `${name}@story.test`;
  const api = await request.newContext({ baseURL: origin });
  await api.get('/api/auth/user/');
  await post(api, '/auth/register/', { username: name, email, password });
  await post(api, '/auth/verify-email/', { email, otp: await mailedCode(api, email) });
  await api.dispose();
  return email;
}
