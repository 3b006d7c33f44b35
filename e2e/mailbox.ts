import type { APIRequestContext } from '@playwright/test';

type Mail = { to: string; subject: string; text: string };

/** The six-digit code of the newest mail to an address; waits until it has arrived. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await request.get(`/api/dev/mailbox/?to=${encodeURIComponent(email)}`);
    const [newest] = (await response.json()) as Mail[];
    const code = newest?.text.match(/\b\d{6}\b/)?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code was mailed to ${email}`);
}
