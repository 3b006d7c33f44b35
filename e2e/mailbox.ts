import type { APIRequestContext } from '@playwright/test';

type Mail = { to: string; subject: string; text: string };

/** Returns the mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const response = await request.get(`/api/dev/mailbox/?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Mail[];
}

/** The six-digit code of the newest mail to an address; waits until it has arrived. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const [newest] = await mailsTo(request, email);
    const code = newest?.text.match(/\b\d{6}\b/)?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code was mailed to ${email}`);
}
