import type { TestApp, TestLearner } from '../test-app.ts';
import type { Answer } from '../test-client.ts';
import { encodeForm, type PayHereEmulator } from './payhere-emulator.ts';

type Fields = Readonly<Record<string, string>>;

/** A form that leads to the provider, as `initiate` answers it. */
export type OpenedCheckout = { payment_url: string; payment_params: Fields };

/** What a payer can do at the provider; each resolves when the provider has notified us. */
export type Till = {
  pay(checkout: OpenedCheckout): Promise<Answer>;
  decline(checkout: OpenedCheckout): Promise<Answer>;
  cancel(checkout: OpenedCheckout): Promise<Answer>;
};

/** Begins a payment as the web app does. */
export async function initiate(learner: TestLearner, planId = 'monthly'): Promise<OpenedCheckout> {
  const { status, body } = await learner.post('/subscriptions/initiate/', {
    plan_id: planId,
    return_url: 'http://localhost:3000/subscription/success',
    cancel_url: 'http://localhost:3000/subscription/cancel',
    notify_url: 'https://attacker.example/notify',
  });
  if (status !== 200) throw new Error(`A payment could not be begun: ${status}`);
  return body;
}

export function orderIdOf({ payment_params }: OpenedCheckout): string {
  return payment_params['order_id'] ?? '';
}

/** Sends a notification as the provider does, from nowhere, and waits until it was worked on. */
export async function notify(
  world: TestApp,
  fields: Fields,
  encoding: 'urlencoded' | 'multipart' = 'urlencoded',
): Promise<Answer> {
  const answer = await world
    .newClient()
    .request('POST', '/subscriptions/notify/', undefined, encodeForm(fields, encoding));
  await world.app.background.settled();
  return answer;
}

/** The emulated PayHere; every second notification comes in the other encoding. */
export function payHereTill(world: TestApp, emulator: PayHereEmulator): Till {
  let count = 0;
  const send = (fields: Fields) => notify(world, fields, count++ % 2 === 0 ? 'urlencoded' : 'multipart');
  const open = async (checkout: OpenedCheckout): Promise<string> => {
    if (!(await emulator.open(checkout))) throw new Error('PayHere does not know this form');
    return orderIdOf(checkout);
  };
  return {
    pay: async (checkout) => send(emulator.pay(await open(checkout))),
    decline: async (checkout) => send(emulator.decline(await open(checkout))),
    cancel: async (checkout) => send(emulator.cancel(await open(checkout))),
  };
}

/** The hosted page of the local provider, used as a browser without scripts does. */
export function localTill(world: TestApp): Till {
  const post = (path: string, fields: Fields) =>
    world.newClient().request('POST', path, undefined, encodeForm(fields));
  const press = async (
    { payment_url, payment_params }: OpenedCheckout,
    decision: string,
  ): Promise<Answer> => {
    const page = await post(new URL(payment_url).pathname, payment_params);
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page.text) ?? [];
    const hidden = page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
    const fields = Object.fromEntries(
      [...hidden].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
    );
    const answer = await post(action, { ...fields, decision });
    await world.app.background.settled();
    return answer;
  };
  return {
    pay: (checkout) => press(checkout, 'pay'),
    decline: (checkout) => press(checkout, 'decline'),
    cancel: (checkout) => press(checkout, 'cancel'),
  };
}

/** What the books say of an order. */
export async function booksOf(world: Pick<TestApp, 'db'>, orderId: string) {
  const { db } = world;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const ledger = await db
    .selectFrom('money_ledger')
    .select(['kind', 'amount_cents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const periods = await db.selectFrom('entitlements').selectAll().where('order_id', '=', orderId).execute();
  return {
    state: order.state,
    attention: order.attention,
    ledger: ledger.map(({ kind, amount_cents }) => `${kind} ${amount_cents}`),
    periods: periods.length,
  };
}

function unescapeHtml(text: string): string {
  return text.replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code)));
}
