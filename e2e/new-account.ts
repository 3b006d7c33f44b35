import type { APIRequestContext } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { mailedCode } from './mailbox.ts';
import { callServer } from './server-calls.ts';

type Account = { username: string; email: string; password: string };

/** Opens an account with a verified address by calls to the server. Its mails are in this language. */
export async function openAccount(
  api: APIRequestContext,
  account: Account,
  language: Language = 'en',
): Promise<void> {
  const { email } = account;
  await callServer(api, 'auth.register', account, language);
  await callServer(api, 'auth.verifyEmail', { email, otp: await mailedCode(api, email) }, language);
}
