import {
  initiate,
  localPayer,
  orderDetailsOf,
  orderIdOf,
  type PayerDriver,
  type PayHereEmulator,
  payHerePayer,
  startPayHereEmulator,
  startTestApp,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

// The machines that run the checks are shared; a slow one must not fail a test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let emulator: PayHereEmulator;
beforeAll(async () => {
  emulator = await startPayHereEmulator();
});
afterAll(() => emulator.stop());

/** Every way to set up payments; each must meet the same requirements. */
const setUps = {
  'the local provider': async () => {
    const testApp = await startTestApp({ config: { payment: { provider: 'local' } } });
    return { testApp, payer: localPayer(testApp) };
  },
  PayHere: async () => {
    const testApp = await startTestApp({ config: { payment: emulator.settings } });
    return { testApp, payer: payHerePayer(testApp, emulator) };
  },
  'PayHere without its merchant api': async () => {
    const testApp = await startTestApp({ config: { payment: { ...emulator.settings, app: null } } });
    return { testApp, payer: payHerePayer(testApp, emulator) };
  },
} satisfies Record<string, () => Promise<{ testApp: TestApp; payer: PayerDriver }>>;

const dayMs = 24 * 3600 * 1000;

describe.each(Object.entries(setUps))('with %s', (_name, setUp) => {
  let testApp: TestApp;
  let payer: PayerDriver;
  let learner: TestLearner;
  beforeAll(async () => {
    ({ testApp, payer } = await setUp());
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    learner = await testApp.newLearner();
  });

  const status = () => learner.get('/subscriptions/status/');
  const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * dayMs).toISOString();

  test('a checkout is signed for the price of the plan, and comes back to our own pages', async () => {
    const { payment_params } = await initiate(learner, 'annual');
    expect(payment_params).toMatchObject({
      order_id: expect.stringMatching(/^PL-[0-9A-Za-z]{22}$/),
      amount: '40.00',
      currency: 'USD',
      items: 'Annual Subscription',
      return_url: 'http://localhost:3000/subscription/success',
      cancel_url: 'http://localhost:3000/subscription/cancel',
      notify_url: 'http://localhost:3000/api/subscriptions/notify/',
    });
    expect(JSON.stringify(payment_params)).not.toContain(learner.email);
    expect(await orderDetailsOf(testApp, payment_params['order_id'] ?? '')).toMatchObject({
      state: 'created',
      ledger: [],
    });
  });

  test('a payment opens the plan at once, for its days to the second, and is receipted', async () => {
    const checkout = await initiate(learner);
    await payer.pay(checkout);

    expect(await status()).toMatchObject({
      status: 200,
      body: { plan: { id: 'monthly', name: 'Monthly Subscription' }, end_date: inDays(30) },
    });
    expect(await orderDetailsOf(testApp, orderIdOf(checkout))).toEqual({
      state: 'paid',
      attention: null,
      ledger: ['payment 400'],
      periods: 1,
    });
    const [mail, ...others] = await testApp.mailTo(learner.email);
    expect(mail?.subject).toBe('Your Python Learning receipt');
    expect(mail?.text).toContain(orderIdOf(checkout));
    expect(others).toEqual([]);
  });

  test.each([
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('a %s opens nothing, books nothing and mails nothing', async (act, state) => {
    const checkout = await initiate(learner);
    await payer[act](checkout);

    expect(await orderDetailsOf(testApp, orderIdOf(checkout))).toMatchObject({
      state,
      ledger: [],
      periods: 0,
    });
    expect((await status()).status).toBe(404);
    expect(await testApp.mailTo(learner.email)).toEqual([]);
  });

  test('a payer who is declined can try again with the same form', async () => {
    const checkout = await initiate(learner);
    await payer.decline(checkout);
    await payer.pay(checkout);
    expect(await orderDetailsOf(testApp, orderIdOf(checkout))).toMatchObject({ state: 'paid', periods: 1 });
  });

  test('paying again before the end adds to the end; another plan begins when this one is over', async () => {
    await payer.pay(await initiate(learner, 'monthly'));
    await payer.pay(await initiate(learner, 'annual'));
    expect((await status()).body).toEqual({
      plan: { id: 'monthly', name: 'Monthly Subscription' },
      end_date: inDays(395),
    });
  });

  test('the log tells what became of an order, and names nobody (security 56)', async () => {
    const before = testApp.log.length;
    await payer.decline(await initiate(learner));
    const paid = await initiate(learner);
    await payer.pay(paid);
    await learner.post('/subscriptions/refund/', { order_id: orderIdOf(paid) });
    for (const { name } of testApp.app.jobs) await testApp.runJob(name);
    const logged = testApp.log.slice(before).join('');
    for (const event of ['initiated', 'settled', 'refund_requested']) {
      expect(logged).toContain(`"event":"payment.${event}"`);
    }
    expect(logged).toContain(orderIdOf(paid));
    for (const name of [learner.email, learner.username, learner.id, 'Parent of', '*1292']) {
      expect(logged).not.toContain(name);
    }
  });

  test('when the time is over it is over, and nothing is charged again', async () => {
    await payer.pay(await initiate(learner));
    testApp.clock.advance(30 * 24 * 3600 - 1);
    await learner.post('/auth/login/', { email: learner.email, password: learner.password });
    expect((await status()).status).toBe(200);
    testApp.clock.advance(1);
    expect((await status()).status).toBe(404);
  });
});
