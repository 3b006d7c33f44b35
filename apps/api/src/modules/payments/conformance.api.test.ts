import {
  initiate,
  localPayer,
  orderDetailsOf,
  type PayerDriver,
  type PayHereEmulator,
  payHerePayer,
  type RazorpayEmulator,
  razorpayPayer,
  soldBy,
  startPayHereEmulator,
  startRazorpayEmulator,
  startTestApp,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemRandomness } from '../../platform/clock/clock.ts';
import type { PaymentConfig, ProviderName } from '../../platform/config/payment-config.ts';
import { createLog } from '../../platform/log/log.ts';
import { createPaymentsAdmin, createProviders } from './index.ts';

// The machines that run the checks are shared; a slow one must not fail a test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let payHere: PayHereEmulator;
let razorpay: RazorpayEmulator;
beforeAll(async () => {
  payHere = await startPayHereEmulator();
  razorpay = await startRazorpayEmulator();
});
afterAll(async () => {
  await payHere.stop();
  await razorpay.stop();
});

/** One way to set up a provider, and how a payer uses it. */
type SetUp = {
  payment: () => PaymentConfig;
  payer: (testApp: TestApp) => PayerDriver;
  /** The state of an order after an attempt without money: not every provider tells of each. */
  afterDecline: 'failed' | 'created';
  afterCancel: 'cancelled' | 'created';
};

/** Every provider of the registry, in each of its set-ups; each must meet the same requirements. */
const setUps: Record<ProviderName, Record<string, SetUp>> = {
  local: {
    'the local provider': {
      payment: () => soldBy({ provider: 'local' }),
      payer: localPayer,
      afterDecline: 'failed',
      afterCancel: 'cancelled',
    },
  },
  payhere: {
    PayHere: {
      payment: () => soldBy(payHere.settings),
      payer: (testApp) => payHerePayer(testApp, payHere),
      afterDecline: 'failed',
      afterCancel: 'cancelled',
    },
    'PayHere without its merchant api': {
      payment: () => soldBy({ ...payHere.settings, app: null }),
      payer: (testApp) => payHerePayer(testApp, payHere),
      afterDecline: 'failed',
      afterCancel: 'cancelled',
    },
  },
  razorpay: {
    Razorpay: {
      payment: () => soldBy(razorpay.settings),
      payer: (testApp) => razorpayPayer(testApp, razorpay),
      // The payer may try again on the same page.
      afterDecline: 'created',
      afterCancel: 'created',
    },
  },
};

const prices: Record<string, { monthly: number; annual: number }> = {
  USD: { monthly: 400, annual: 4000 },
  INR: { monthly: 34900, annual: 349000 },
};
const dayMs = 24 * 3600 * 1000;

describe.each(Object.values(setUps).flatMap((each) => Object.entries(each)))('with %s', (_name, setUp) => {
  let testApp: TestApp;
  let payment: PaymentConfig;
  let price: { monthly: number; annual: number };
  let payer: PayerDriver;
  let learner: TestLearner;
  beforeAll(async () => {
    payment = setUp.payment();
    price = prices[payment.currency] ?? { monthly: 0, annual: 0 };
    testApp = await startTestApp({ config: { payment } });
    payer = setUp.payer(testApp);
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    learner = await testApp.newLearner();
  });

  const status = () => learner.call('subscriptions.subscriptionStatus');
  const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * dayMs).toISOString();

  test('the plans are priced in its currency', async () => {
    const { body } = await learner.call('subscriptions.plans');
    const { currency } = payment;
    expect(body).toMatchObject([
      { id: 'monthly', currency, price: price.monthly / 100 },
      { id: 'annual', currency, price: price.annual / 100 },
    ]);
  });

  test('a checkout leads to its page, says nothing of the learner, and has an order', async () => {
    const checkout = await initiate(learner, 'annual');
    expect(JSON.stringify(checkout)).not.toContain(learner.email);
    const orderId = await payer.open(checkout);
    expect(orderId).toMatch(/^PL-[0-9A-Za-z]{22}$/);
    expect(await orderDetailsOf(testApp, orderId)).toMatchObject({ state: 'created', ledger: [] });
    const order = await testApp.db
      .selectFrom('orders')
      .select(['provider', 'amount_cents', 'currency'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({
      provider: payment.seller,
      amount_cents: price.annual,
      currency: payment.currency,
    });
  });

  test('a payment opens the plan at once, for its days to the second, and is receipted', async () => {
    const orderId = await payer.pay(await initiate(learner));

    expect(await status()).toMatchObject({
      status: 200,
      body: { plan: { id: 'monthly', name: 'Monthly Subscription' }, end_date: inDays(30) },
    });
    expect(await orderDetailsOf(testApp, orderId)).toEqual({
      state: 'paid',
      attention: null,
      ledger: [`payment ${price.monthly}`],
      periods: 1,
    });
    const [mail, ...others] = await testApp.mailTo(learner.email);
    expect(mail?.subject).toBe('Your Python Learning receipt');
    expect(mail?.text).toContain(orderId);
    expect(mail?.text).toContain(`${payment.currency} ${(price.monthly / 100).toFixed(2)}`);
    expect(others).toEqual([]);
  });

  test.each([
    ['decline', setUp.afterDecline],
    ['cancel', setUp.afterCancel],
  ] as const)('a %s opens nothing, books nothing and mails nothing', async (act, state) => {
    const orderId = await payer[act](await initiate(learner));

    expect(await orderDetailsOf(testApp, orderId)).toMatchObject({ state, ledger: [], periods: 0 });
    expect((await status()).status).toBe(404);
    expect(await testApp.mailTo(learner.email)).toEqual([]);
  });

  test('a payer who is declined can try again with the same checkout', async () => {
    const checkout = await initiate(learner);
    await payer.decline(checkout);
    const orderId = await payer.pay(checkout);
    expect(await orderDetailsOf(testApp, orderId)).toMatchObject({ state: 'paid', periods: 1 });
  });

  test('paying again before the end adds to the end; another plan begins when this one is over', async () => {
    await payer.pay(await initiate(learner, 'monthly'));
    await payer.pay(await initiate(learner, 'annual'));
    expect((await status()).body).toEqual({
      plan: { id: 'monthly', name: 'Monthly Subscription' },
      end_date: inDays(395),
    });
  });

  test('an order that nobody pays expires after a day', async () => {
    const orderId = await payer.open(await initiate(learner));
    testApp.clock.advance(24 * 3600);
    await testApp.runJob('payments.orders');
    expect(await orderDetailsOf(testApp, orderId)).toMatchObject({ state: 'expired', ledger: [] });
  });

  test('a refund by staff ends the time and is booked, or is left to the pages of the provider', async () => {
    const orderId = await payer.pay(await initiate(learner));
    const { db, clock } = testApp;
    const providers = createProviders(payment, {
      publicOrigin: 'http://localhost:3000',
      nowMs: () => clock.now().getTime(),
      localSecret: '',
      newPaymentId: () => '',
      deliver: async () => 200,
    });
    const log = createLog({ logLevel: 'silent' });
    const staff = createPaymentsAdmin({ db, clock, randomness: systemRandomness, log, providers });
    const byHand = providers.seller?.canRefund === false;
    if (byHand) await expect(staff.payBack(orderId, { byHand: false })).rejects.toThrow('--by-hand');

    expect(await staff.payBack(orderId, { byHand })).toBe('refunded');
    expect(await orderDetailsOf(testApp, orderId)).toMatchObject({
      state: 'refunded',
      ledger: [`payment ${price.monthly}`, `refund -${price.monthly}`],
    });
    expect((await status()).status).toBe(404);
  });

  test('the log tells what became of an order, and names nobody (security 56)', async () => {
    const before = testApp.log.length;
    await payer.decline(await initiate(learner));
    const orderId = await payer.pay(await initiate(learner));
    await learner.call('payments.requestRefund', { order_id: orderId });
    for (const { name } of testApp.app.jobs) await testApp.runJob(name);
    const logged = testApp.log.slice(before).join('');
    for (const event of ['initiated', 'settled', 'refund_requested']) {
      expect(logged).toContain(`"event":"payment.${event}"`);
    }
    expect(logged).toContain(orderId);
    for (const name of [learner.email, learner.username, learner.id, 'Parent of', '*1292', 'exampleupi']) {
      expect(logged).not.toContain(name);
    }
  });

  test('what is stored of notifications names no payer', async () => {
    await payer.pay(await initiate(learner));
    const events = await testApp.db.selectFrom('payment_events').selectAll().execute();
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toMatch(/parent|\*1292|exampleupi|\+91/i);
  });

  test('when the time is over it is over, and nothing is charged again', async () => {
    await payer.pay(await initiate(learner));
    testApp.clock.advance(30 * 24 * 3600 - 1);
    await learner.call('auth.login', { email: learner.email, password: learner.password });
    expect((await status()).status).toBe(200);
    testApp.clock.advance(1);
    expect((await status()).status).toBe(404);
  });
});
