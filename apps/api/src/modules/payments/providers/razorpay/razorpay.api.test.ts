import {
  initiate,
  notify,
  notifyRaw,
  orderDetailsOf,
  type PayHereEmulator,
  payHerePayer,
  type RazorpayEmulator,
  soldBy,
  startPayHereEmulator,
  startRazorpayEmulator,
  startTestApp,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

// The machines that run the checks are shared; a slow one must not fail a test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let emulator: RazorpayEmulator;
let testApp: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  emulator = await startRazorpayEmulator();
  testApp = await startTestApp({ config: { payment: soldBy(emulator.settings) } });
});
afterAll(async () => {
  await testApp.stop();
  await emulator.stop();
});
beforeEach(async () => {
  Object.assign(emulator.fault, { isDown: false, losesRefundAnswers: false, refusesRefunds: false });
  learner = await testApp.newLearner();
});

const day = 24 * 3600;
const paidOnce = { state: 'paid', attention: null, ledger: ['payment 34900'], periods: 1 };
const untouched = { state: 'created', attention: null, ledger: [], periods: 0 };

type Webhook = ReturnType<RazorpayEmulator['decline']>;

/** Creates an order of the learner and opens its link; resolves with its id. */
const opened = async (): Promise<string> => emulator.open(await initiate(learner));
const send = async (webhook: Webhook) => {
  expect(await notifyRaw(testApp, webhook)).toMatchObject({ status: 200, text: '' });
};
const hasAccess = async () => (await learner.call('subscriptions.subscriptionStatus')).status === 200;
const detailsOf = (order: string) => orderDetailsOf(testApp, order);
const storedEvents = () => testApp.db.selectFrom('payment_events').select(['fields', 'outcome']).execute();

describe('a checkout', () => {
  test('is a link for the price in rupees, back to our own page, that closes when the order expires', async () => {
    const checkout = await initiate(learner);
    expect(checkout).toEqual({ kind: 'redirect', payment_url: expect.stringContaining('/l/plink_') });
    const { returnsTo } = emulator.pay(await emulator.open(checkout));
    expect(returnsTo).toMatch(/^http:\/\/localhost:3000\/subscription\/success\?/);
  });

  test('while Razorpay does not answer is refused kindly, and the learner can try again', async () => {
    emulator.fault.isDown = true;
    const refused = await learner.call('payments.initiate', { plan_id: 'monthly' });
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'payment_unavailable', error: expect.stringContaining('Nothing was charged') },
    });
    emulator.fault.isDown = false;
    expect(await detailsOf(await opened())).toEqual(untouched);
  });
});

describe('a webhook', () => {
  test('that is sent again, one after another or twenty times at once, pays once', async () => {
    const order = await opened();
    const { webhook } = emulator.pay(order);
    await send(webhook);
    await Promise.all(Array.from({ length: 20 }, () => notifyRaw(testApp, webhook)));
    expect(await detailsOf(order)).toEqual(paidOnce);
    expect(await testApp.mailTo(learner.email)).toHaveLength(1);
  });

  test('with any byte changed, signed otherwise or not at all, is refused and changes nothing', async () => {
    const order = await opened();
    const { webhook } = emulator.pay(order);
    const signature = webhook.headers['x-razorpay-signature'] ?? '';
    const withSignature = (text: string) => ({ ...webhook.headers, 'x-razorpay-signature': text });
    const forgeries: Webhook[] = [
      { ...webhook, rawBody: webhook.rawBody.replace('34900', '34901') },
      { ...webhook, rawBody: `${webhook.rawBody} ` },
      { ...webhook, rawBody: webhook.rawBody.slice(0, -1) },
      { ...webhook, rawBody: '' },
      { ...webhook, headers: withSignature(`${signature.slice(0, -1)}g`) },
      { ...webhook, headers: withSignature('') },
      { ...webhook, headers: { 'content-type': 'application/json' } },
    ];
    for (const forgery of forgeries) {
      expect(await notifyRaw(testApp, forgery)).toMatchObject({
        status: 400,
        body: { code: 'notification_refused' },
      });
    }
    expect(await detailsOf(order)).toEqual(untouched);
    expect(testApp.log.join('')).not.toContain('exampleupi');
  });

  test('that is signed and makes no sense is refused or changes nothing, and is never a fault of ours', async () => {
    const order = await opened();
    const link = { entity: { id: 'plink_x', reference_id: order, currency: 'INR' } };
    const events: object[] = [
      [],
      {},
      { event: 1, payload: {} },
      { event: 'payment_link.paid' },
      { event: 'payment_link.paid', payload: {} },
      { event: 'payment_link.paid', payload: { payment_link: link } },
      { event: 'payment_link.paid', payload: { payment_link: link, payment: { entity: { id: {} } } } },
      { event: 'payment_link.expired', payload: { payment_link: { entity: null } } },
      { event: 'refund.processed', payload: { refund: { entity: { id: 'rfnd_x' } } } },
      { event: 'payment.dispute.lost', payload: { dispute: { entity: { id: '\0\ud800' } } } },
    ];
    for (const event of events) {
      const { status } = await notifyRaw(testApp, emulator.sign(event));
      expect([200, 400]).toContain(status);
    }
    expect(await detailsOf(order)).toEqual(untouched);
  });

  test('may have its signature in capital letters, and any content type', async () => {
    const order = await opened();
    const { webhook } = emulator.pay(order);
    const signature = (webhook.headers['x-razorpay-signature'] ?? '').toUpperCase();
    await send({ ...webhook, headers: { 'content-type': 'text/plain', 'x-razorpay-signature': signature } });
    expect(await detailsOf(order)).toEqual(paidOnce);
  });

  test('of a payment that Razorpay does not confirm opens nothing, however good its signature is', async () => {
    const order = await opened();
    const entity = (value: object) => ({ entity: value });
    const forged = emulator.sign({
      event: 'payment_link.paid',
      payload: {
        payment_link: entity({ id: 'plink_x', reference_id: order, currency: 'INR' }),
        payment: entity({ id: 'pay_x', amount: 34900, currency: 'INR', status: 'captured' }),
      },
    });
    await send(forged);
    for (let hour = 0; hour < 100; hour++) {
      testApp.clock.advance(3600);
      await testApp.runJob('payments.notifications');
    }
    expect(await detailsOf(order)).toEqual(untouched);
    expect((await storedEvents()).find(({ fields }) => fields.includes(order))?.outcome).toBe('unconfirmed');
  });

  test('that changes no order is answered and not stored', async () => {
    const order = await opened();
    const before = (await storedEvents()).length;
    await send(emulator.decline(order));
    await send(emulator.sign({ event: 'payment.authorized', payload: {} }));
    await send(emulator.sign({ event: 'settlement.processed', payload: {} }));
    const link = { id: 'plink_x', reference_id: 'a link of the shop', currency: 'INR' };
    await send(emulator.sign({ event: 'payment_link.expired', payload: { payment_link: { entity: link } } }));
    expect(await storedEvents()).toHaveLength(before);
    expect(await detailsOf(order)).toEqual(untouched);
  });

  test('of a link that ended without a payment says so', async () => {
    const [expired, cancelled] = [await opened(), await opened()];
    await send(emulator.expire(expired));
    await send(emulator.cancelLink(cancelled));
    expect(await detailsOf(expired)).toMatchObject({ state: 'expired', ledger: [] });
    expect(await detailsOf(cancelled)).toMatchObject({ state: 'cancelled', ledger: [] });
  });

  test('of a lost dispute ends access at once, also when it overtakes the payment', async () => {
    for (const overtakes of [false, true]) {
      await learner.call('auth.login', { email: learner.email, password: learner.password });
      const order = await opened();
      const { webhook: paid } = emulator.pay(order);
      const lost = emulator.loseDispute(order);
      for (const webhook of overtakes ? [lost, paid] : [paid, lost]) await send(webhook);
      testApp.clock.advance(60);
      await testApp.runJob('payments.notifications');
      const details = await detailsOf(order);
      expect(details).toMatchObject({ state: 'charged_back' });
      expect(details.ledger.toSorted()).toEqual(['chargeback -34900', 'payment 34900']);
      expect(await hasAccess()).toBe(false);
    }
  });

  test('of a refund on the pages of Razorpay ends access; of a part of it does not', async () => {
    const order = await opened();
    await send(emulator.pay(order).webhook);
    await send(emulator.refundByHand(order, 10_000));
    expect(await detailsOf(order)).toEqual(paidOnce);
    await send(emulator.refundByHand(order));
    expect(await detailsOf(order)).toMatchObject({
      state: 'refunded',
      ledger: ['payment 34900', 'refund -34900'],
    });
    expect(await hasAccess()).toBe(false);
  });
});

describe('asking Razorpay', () => {
  test('finds a payment of which no webhook ever came, and a refund', async () => {
    const order = await opened();
    emulator.decline(order);
    emulator.pay(order);
    testApp.clock.advance(600);
    await testApp.runJob('payments.orders');
    expect(await detailsOf(order)).toEqual(paidOnce);
    emulator.refundByHand(order);
    testApp.clock.advance(3 * day);
    await testApp.runJob('payments.orders');
    expect(await detailsOf(order)).toMatchObject({ state: 'refunded' });
  });

  test('waits while it cannot be asked, and then counts the payment once', async () => {
    const order = await opened();
    const { webhook } = emulator.pay(order);
    emulator.fault.isDown = true;
    await send(webhook);
    expect(await detailsOf(order)).toEqual(untouched);
    emulator.fault.isDown = false;
    testApp.clock.advance(60);
    await testApp.runJob('payments.notifications');
    expect(await detailsOf(order)).toEqual(paidOnce);
  });
});

describe('after a change of the provider', () => {
  let payHere: PayHereEmulator;
  beforeAll(async () => {
    payHere = await startPayHereEmulator();
  });
  afterAll(() => payHere.stop());

  test.each([
    ['another form of notifications', () => emulator.settings, 'redirect'],
    ['the same form of notifications', () => ({ provider: 'local' }) as const, 'form'],
  ])('to one with %s, the former one still answers for its orders', async (_name, seller, kind) => {
    const both = await startTestApp({ config: { payment: soldBy(seller(), payHere.settings) } });
    const payer = await both.newLearner();
    expect(await initiate(payer)).toMatchObject({ kind });

    const former = await startTestApp({ config: { payment: soldBy(payHere.settings) } });
    const checkout = await initiate(await former.newLearner());
    const orderId = await payHerePayer(former, payHere).open(checkout);
    const order = await former.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    await former.stop();
    await both.db
      .insertInto('orders')
      .values({ ...order, learner_id: payer.id })
      .execute();

    expect(await notify(both, payHere.pay(orderId))).toMatchObject({ status: 200 });
    expect(await orderDetailsOf(both, orderId)).toMatchObject({ state: 'paid', ledger: ['payment 400'] });
    expect(await notify(both, payHere.chargeBack(orderId))).toMatchObject({ status: 200 });
    expect(await orderDetailsOf(both, orderId)).toMatchObject({ state: 'charged_back' });
    await both.stop();
  });
});
