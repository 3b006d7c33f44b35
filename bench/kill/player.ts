import { randomInt, randomUUID } from 'node:crypto';
import { Client } from '../client.ts';
import type { Acknowledged } from './acknowledged.ts';

const password = 'thumbi-paradhu-9';
const milestone = 'hello-python';
const question = 'm01-q2-change-greeting';
const solution = 'print("Vanakkam, Meena!")';

/**
 * A new learner registers, logs in, sends programs, answers, marks the lessons, orders and pays: one request after
 * another, until one is refused or all are done. Rejects when the server is gone.
 */
export async function play(origin: string, acknowledged: Acknowledged): Promise<void> {
  const email = `${randomUUID()}@example.test`;
  const client = new Client(origin, {
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  });
  const post = (path: string, body: object) => client.send('POST', path, body);
  await client.send('GET', '/api/auth/user/');
  const account = { username: `p${randomUUID().slice(0, 12)}`, email, password };
  if (!(await acknowledged.write('registration', email, post('/api/auth/register/', account)))) return;
  const otp = await mailedCode(origin, email);
  if (!(await acknowledged.write('account', email, post('/api/auth/verify-email/', { email, otp })))) return;
  if (!(await acknowledged.write('session', email, post('/api/auth/login/', { email, password })))) return;
  await client.send('GET', '/api/auth/user/');
  await pay(origin, client, acknowledged);
  const watched = post(`/api/learn/milestones/${milestone}/mark-video-watched/`, {});
  await acknowledged.write('mark', `${email} ${milestone} video`, watched);
  for (const option of ['A', 'B']) {
    const answer = post('/api/learn/mcq-questions/m01-c1/submit/', { selected_option: option });
    await acknowledged.write('answer', `${email} m01-c1 ${option}`, answer);
  }
  const draft = { code: `# draft ${randomUUID()}`, written_at: new Date().toISOString() };
  await acknowledged.write('draft', draft.code, post('/api/learn/questions/m01-q3-tea-steps/draft/', draft));
  for (let times = 0; times < 5; times++) {
    const code = `# ${randomUUID()}\n${solution}`;
    await acknowledged.write('submission', code, post(`/api/learn/questions/${question}/submit/`, { code }));
  }
}

type Mail = { text: string };

/** Reads the mailbox of development until the mail is there. */
async function mailedCode(origin: string, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(`${origin}/api/dev/mailbox/?to=${encodeURIComponent(email)}`);
    const mails = (await response.json()) as Mail[];
    const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No mail came for ${email}`);
}

type Checkout = { payment_url: string; payment_params: Record<string, string> };

/** Orders a plan and presses "pay" on the page of the local provider. */
async function pay(origin: string, client: Client, acknowledged: Acknowledged): Promise<void> {
  const back = { return_url: `${origin}/subscription/success`, cancel_url: `${origin}/subscription/cancel` };
  const order = { plan_id: 'monthly', notify_url: `${origin}/notify`, ...back };
  const response = await client.send('POST', '/api/subscriptions/initiate/', order);
  const copy = response.clone();
  const { payment_url: address, payment_params: fields } = (await copy.json()) as Checkout;
  const id = fields['order_id'] ?? '';
  if (!(await acknowledged.write('order', id, Promise.resolve(response)))) return;
  const decision = fetch(`${address}/decide`, {
    method: 'POST',
    headers: { origin },
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, decision: 'pay' }),
  });
  await acknowledged.write('payment', id, decision);
}
