import {
  booksOf,
  initiate,
  localTill,
  orderIdOf,
  type PayHereEmulator,
  payHereTill,
  startPayHereEmulator,
  startTestApp,
  type TestApp,
  type TestLearner,
  type Till,
} from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

// Machines that check are shared: a slow one is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let emulator: PayHereEmulator;
beforeAll(async () => {
  emulator = await startPayHereEmulator();
});
afterAll(() => emulator.stop());

/** Every way in which payments can be set up; each keeps the same promises. */
const setUps = {
  'the local provider': async () => {
    const world = await startTestApp({ config: { payment: { provider: 'local' } } });
    return { world, till: localTill(world) };
  },
  PayHere: async () => {
    const world = await startTestApp({ config: { payment: emulator.settings } });
    return { world, till: payHereTill(world, emulator) };
  },
  'PayHere without its merchant api': async () => {
    const world = await startTestApp({ config: { payment: { ...emulator.settings, app: null } } });
    return { world, till: payHereTill(world, emulator) };
  },
} satisfies Record<string, () => Promise<{ world: TestApp; till: Till }>>;

const dayMs = 24 * 3600 * 1000;

describe.each(Object.entries(setUps))('with %s', (_name, setUp) => {
  let world: TestApp;
  let till: Till;
  let learner: TestLearner;
  beforeAll(async () => {
    ({ world, till } = await setUp());
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    learner = await world.newLearner();
  });

  const status = () => learner.get('/subscriptions/status/');
  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * dayMs).toISOString();

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
    expect(await booksOf(world, payment_params['order_id'] ?? '')).toMatchObject({
      state: 'created',
      ledger: [],
    });
  });

  test('a payment opens the plan at once, for its days to the second, and is receipted', async () => {
    const checkout = await initiate(learner);
    await till.pay(checkout);

    expect(await status()).toMatchObject({
      status: 200,
      body: { plan: { id: 'monthly', name: 'Monthly Subscription' }, end_date: inDays(30) },
    });
    expect(await booksOf(world, orderIdOf(checkout))).toEqual({
      state: 'paid',
      attention: null,
      ledger: ['payment 400'],
      periods: 1,
    });
    const [mail, ...others] = await world.mailTo(learner.email);
    expect(mail?.subject).toBe('Your Python Learning receipt');
    expect(mail?.text).toContain(orderIdOf(checkout));
    expect(others).toEqual([]);
  });

  test.each([
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('a %s opens nothing, books nothing and mails nothing', async (act, state) => {
    const checkout = await initiate(learner);
    await till[act](checkout);

    expect(await booksOf(world, orderIdOf(checkout))).toMatchObject({ state, ledger: [], periods: 0 });
    expect((await status()).status).toBe(404);
    expect(await world.mailTo(learner.email)).toEqual([]);
  });

  test('a payer who is declined can try again with the same form', async () => {
    const checkout = await initiate(learner);
    await till.decline(checkout);
    await till.pay(checkout);
    expect(await booksOf(world, orderIdOf(checkout))).toMatchObject({ state: 'paid', periods: 1 });
  });

  test('paying again before the end adds to the end; another plan begins when this one is over', async () => {
    await till.pay(await initiate(learner, 'monthly'));
    await till.pay(await initiate(learner, 'annual'));
    expect((await status()).body).toEqual({
      plan: { id: 'monthly', name: 'Monthly Subscription' },
      end_date: inDays(395),
    });
  });

  test('the log tells what became of an order, and names nobody (security 56)', async () => {
    const before = world.log.length;
    await till.decline(await initiate(learner));
    const paid = await initiate(learner);
    await till.pay(paid);
    await learner.post('/subscriptions/refund/', { order_id: orderIdOf(paid) });
    for (const { name } of world.app.jobs) await world.runJob(name);
    const logged = world.log.slice(before).join('');
    for (const event of ['initiated', 'settled', 'refund_requested']) {
      expect(logged).toContain(`"event":"payment.${event}"`);
    }
    expect(logged).toContain(orderIdOf(paid));
    for (const name of [learner.email, learner.username, learner.id, 'Parent of', '*1292']) {
      expect(logged).not.toContain(name);
    }
  });

  test('when the time is over it is over, and nothing is charged again', async () => {
    await till.pay(await initiate(learner));
    world.clock.advance(30 * 24 * 3600 - 1);
    await learner.post('/auth/login/', { email: learner.email, password: learner.password });
    expect((await status()).status).toBe(200);
    world.clock.advance(1);
    expect((await status()).status).toBe(404);
  });
});
