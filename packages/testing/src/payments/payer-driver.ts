import { addressOf, contract } from '@python-learning/contract';
import type { TestApp, TestLearner } from '../test-app.ts';
import type { Answer } from '../test-client.ts';
import { encodeForm, type PayHereEmulator } from './payhere-emulator.ts';
import type { RazorpayEmulator, RazorpayWebhook } from './razorpay-emulator.ts';

type Fields = Readonly<Record<string, string>>;

/** A form that leads to the provider. */
export type OpenedForm = { kind: 'form'; payment_url: string; payment_params: Fields };
/** What leads to the provider, as `initiate` returns it. */
export type OpenedCheckout = OpenedForm | { kind: 'redirect'; payment_url: string };

/** What a payer can do at the provider. Each action resolves with the order id, after the server was notified. */
export type PayerDriver = {
  /** Opens the provider's page. */
  open(checkout: OpenedCheckout): Promise<string>;
  pay(checkout: OpenedCheckout): Promise<string>;
  /** An attempt that the bank declines. */
  decline(checkout: OpenedCheckout): Promise<string>;
  /** Leaves the page without a payment. */
  cancel(checkout: OpenedCheckout): Promise<string>;
};

/** Starts a payment as the web app does. */
export async function initiate(learner: TestLearner, planId = 'monthly'): Promise<OpenedCheckout> {
  const { status, body } = await learner.call('payments.initiate', {
    plan_id: planId,
    return_url: 'http://localhost:3000/subscription/success',
    cancel_url: 'http://localhost:3000/subscription/cancel',
    notify_url: 'https://attacker.example/notify',
  });
  if (status !== 200) throw new Error(`A payment could not be begun: ${status}`);
  return body;
}

/** Starts a payment at a provider that is reached by a form. */
export async function initiateForm(learner: TestLearner, planId?: string): Promise<OpenedForm> {
  return formOf(await initiate(learner, planId));
}

export function orderIdOf({ payment_params }: OpenedForm): string {
  return payment_params['order_id'] ?? '';
}

function formOf(checkout: OpenedCheckout): OpenedForm {
  if (checkout.kind !== 'form') throw new Error(`This checkout is a ${checkout.kind}`);
  return checkout;
}

/** Sends a form as PayHere does, without a session, and waits until it is processed. */
export function notify(
  testApp: TestApp,
  fields: Fields,
  encoding: 'urlencoded' | 'multipart' = 'urlencoded',
): Promise<Answer> {
  return notifyRaw(testApp, encodeForm(fields, encoding));
}

/** Sends a notification as it is, without a session, and waits until it is processed. */
export async function notifyRaw(
  testApp: TestApp,
  request: { rawBody: string | Buffer; headers: Record<string, string> },
): Promise<Answer> {
  const answer = await testApp
    .newClient()
    .request('POST', addressOf(contract.payments.notify), undefined, request);
  await testApp.app.background.settled();
  return answer;
}

/** A payer at the emulated PayHere; every second notification uses the other encoding. */
export function payHerePayer(testApp: TestApp, emulator: PayHereEmulator): PayerDriver {
  let count = 0;
  const open = async (checkout: OpenedCheckout): Promise<string> => {
    const form = formOf(checkout);
    if (!(await emulator.open(form))) throw new Error('PayHere does not know this form');
    return orderIdOf(form);
  };
  const act = async (checkout: OpenedCheckout, decision: 'pay' | 'decline' | 'cancel'): Promise<string> => {
    const orderId = await open(checkout);
    await notify(testApp, emulator[decision](orderId), count++ % 2 === 0 ? 'urlencoded' : 'multipart');
    return orderId;
  };
  return {
    open,
    pay: (checkout) => act(checkout, 'pay'),
    decline: (checkout) => act(checkout, 'decline'),
    cancel: (checkout) => act(checkout, 'cancel'),
  };
}

/** A payer at the emulated Razorpay, which notifies nobody of a payer who leaves. */
export function razorpayPayer(testApp: TestApp, emulator: RazorpayEmulator): PayerDriver {
  const open = (checkout: OpenedCheckout): Promise<string> => emulator.open(checkout);
  const send = async (orderId: string, webhook: RazorpayWebhook): Promise<string> => {
    await notifyRaw(testApp, webhook);
    return orderId;
  };
  return {
    open,
    async pay(checkout) {
      const orderId = await open(checkout);
      return send(orderId, emulator.pay(orderId).webhook);
    },
    async decline(checkout) {
      const orderId = await open(checkout);
      return send(orderId, emulator.decline(orderId));
    },
    cancel: open,
  };
}

/** A payer at the hosted page of the local provider, in a browser without JavaScript. */
export function localPayer(testApp: TestApp): PayerDriver & {
  /** Presses a button of the page; resolves with the answer, which leads back to our own pages. */
  press(checkout: OpenedForm, decision: 'pay' | 'decline' | 'cancel'): Promise<Answer>;
} {
  const post = (path: string, fields: Fields) =>
    testApp.newClient().request('POST', path, undefined, encodeForm(fields));
  const openPage = ({ payment_url, payment_params }: OpenedForm) =>
    post(new URL(payment_url).pathname, payment_params);
  const press = async (checkout: OpenedForm, decision: string): Promise<Answer> => {
    const page = await openPage(checkout);
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page.text) ?? [];
    const hidden = page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
    const fields = Object.fromEntries(
      [...hidden].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
    );
    const answer = await post(action, { ...fields, decision });
    await testApp.app.background.settled();
    return answer;
  };
  const act = async (checkout: OpenedCheckout, decision: string): Promise<string> => {
    const form = formOf(checkout);
    await press(form, decision);
    return orderIdOf(form);
  };
  return {
    press,
    async open(checkout) {
      const form = formOf(checkout);
      const { status } = await openPage(form);
      if (status !== 200) throw new Error(`The local provider answers ${status}`);
      return orderIdOf(form);
    },
    pay: (checkout) => act(checkout, 'pay'),
    decline: (checkout) => act(checkout, 'decline'),
    cancel: (checkout) => act(checkout, 'cancel'),
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
