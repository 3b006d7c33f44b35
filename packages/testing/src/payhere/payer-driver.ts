import type { TestApp, TestLearner } from '../test-app.ts';
import type { Answer } from '../test-client.ts';
import { encodeForm, type PayHereEmulator } from './payhere-emulator.ts';

type Fields = Readonly<Record<string, string>>;

/** A form that leads to the provider, as `initiate` returns it. */
export type OpenedCheckout = { payment_url: string; payment_params: Fields };

/** What a payer can do at the provider. Each action resolves after the provider has notified the server. */
export type PayerDriver = {
  pay(checkout: OpenedCheckout): Promise<Answer>;
  decline(checkout: OpenedCheckout): Promise<Answer>;
  cancel(checkout: OpenedCheckout): Promise<Answer>;
};

/** Starts a payment as the web app does. */
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

/** Sends a notification as the provider does, without a session, and waits until it is processed. */
export async function notify(
  testApp: TestApp,
  fields: Fields,
  encoding: 'urlencoded' | 'multipart' = 'urlencoded',
): Promise<Answer> {
  const answer = await testApp
    .newClient()
    .request('POST', '/subscriptions/notify/', undefined, encodeForm(fields, encoding));
  await testApp.app.background.settled();
  return answer;
}

/** A payer at the emulated PayHere; every second notification uses the other encoding. */
export function payHerePayer(testApp: TestApp, emulator: PayHereEmulator): PayerDriver {
  let count = 0;
  const send = (fields: Fields) => notify(testApp, fields, count++ % 2 === 0 ? 'urlencoded' : 'multipart');
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

/** A payer at the hosted page of the local provider, in a browser without JavaScript. */
export function localPayer(testApp: TestApp): PayerDriver {
  const post = (path: string, fields: Fields) =>
    testApp.newClient().request('POST', path, undefined, encodeForm(fields));
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
    await testApp.app.background.settled();
    return answer;
  };
  return {
    pay: (checkout) => press(checkout, 'pay'),
    decline: (checkout) => press(checkout, 'decline'),
    cancel: (checkout) => press(checkout, 'cancel'),
  };
}

/** Reads the details of an order from the database. */
export async function orderDetailsOf(testApp: Pick<TestApp, 'db'>, orderId: string) {
  const { db } = testApp;
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
