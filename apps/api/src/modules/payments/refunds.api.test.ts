import {
  initiateForm,
  notify,
  orderDetailsOf,
  orderIdOf,
  type PayHereEmulator,
  soldBy,
  startPayHereEmulator,
  startTestApp,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { createLog } from '../../platform/log/log.ts';
import { seedProgress } from '../learning/index.ts';
import { createPaymentsAdmin, createProviders, type PaymentsAdmin } from './index.ts';

// The machines that run the checks are shared; a slow one must not fail a test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const day = 24 * 3600;
const curriculum = sampleCourse();

let emulator: PayHereEmulator;
let testApp: TestApp;
let paymentsAdmin: PaymentsAdmin;
let learner: TestLearner;
beforeAll(async () => {
  emulator = await startPayHereEmulator();
  testApp = await startTestApp({ curriculum, config: { payment: soldBy(emulator.settings) } });
  const { db, clock } = testApp;
  const providers = createProviders(soldBy(emulator.settings), {
    publicOrigin: 'http://localhost:3000',
    nowMs: () => clock.now().getTime(),
    localSecret: '',
    newPaymentId: () => '',
    deliver: async () => 200,
    retryPausesMs: [1],
  });
  const log = createLog({ logLevel: 'silent' });
  paymentsAdmin = createPaymentsAdmin({ db, clock, randomness: systemRandomness, log, providers });
});
afterAll(async () => {
  await testApp.stop();
  await emulator.stop();
});
beforeEach(async () => {
  Object.assign(emulator.fault, { isDown: false, losesRefundAnswers: false, refusesRefunds: false });
  learner = await testApp.newLearner();
});

async function paidOrder(): Promise<string> {
  const checkout = await initiateForm(learner);
  await emulator.open(checkout);
  await notify(testApp, emulator.pay(orderIdOf(checkout)));
  return orderIdOf(checkout);
}

const logIn = () => learner.call('auth.login', { email: learner.email, password: learner.password });
const overview = async () => (await learner.call('payments.refunds')).body;
const ask = (order_id: string) => learner.call('payments.requestRefund', { order_id });
const hasAccess = async () => (await learner.call('subscriptions.subscriptionStatus')).status === 200;
const completeThrough = (completedThroughOrder: number) =>
  seedProgress(
    { db: testApp.db, clock: testApp.clock, randomness: systemRandomness, curriculum },
    { learnerId: learner.id, completedThroughOrder, subscribed: false },
  );
/** Subjects of all mails, sorted, because mails of the same moment have no order. */
const subjects = async () => (await testApp.mailTo(learner.email)).map(({ subject }) => subject).toSorted();

describe('what can be refunded', () => {
  test('is nothing where nothing was paid', async () => {
    expect(await overview()).toMatchObject({ completed_percent: 0, payments: [] });
  });

  test('is a payment of the last thirty days, with the dates of what would follow', async () => {
    const order = await paidOrder();
    expect(await overview()).toMatchObject({
      rules: { within_days: 30, completed_percent_max: 80 },
      payments: [
        {
          order_id: order,
          plan: { id: 'monthly' },
          amount: 4,
          currency: 'USD',
          // Paid on Saturday, 21 November 2026.
          refund: {
            state: 'possible',
            requested_at: null,
            review: { from: '2026-11-25', to: '2026-11-27' },
            payout: { from: '2026-12-02', to: '2026-12-11' },
          },
        },
      ],
    });
  });

  test('is over after thirty days, to the second', async () => {
    const order = await paidOrder();
    testApp.clock.advance(30 * day);
    await logIn();
    expect((await overview()).payments[0].refund.state).toBe('possible');
    testApp.clock.advance(1);
    expect((await overview()).payments[0].refund).toMatchObject({
      state: 'too_late',
      review: null,
      payout: null,
    });
    expect(await ask(order)).toMatchObject({
      status: 409,
      body: { code: 'refund_not_possible', error: expect.stringContaining('30 days') },
    });
  });

  test('is over when more than 80% is completed, also after a reset', async () => {
    const order = await paidOrder();
    await completeThrough(4);
    expect((await overview()).payments[0].refund.state).toBe('possible');
    await testApp.db.deleteFrom('learner_progress').where('learner_id', '=', learner.id).execute();
    await completeThrough(5);
    await learner.call('progress.markCodeCompleted', { id: 'fifth' }, { reset: true });
    expect(await overview()).toMatchObject({
      completed_percent: 100,
      payments: [{ refund: { state: 'too_much_completed' } }],
    });
    learner.language = 'ta';
    expect((await ask(order)).body.error).toMatch(/\p{Script=Tamil}/u);
    learner.language = null;
  });
});

describe('a request', () => {
  test('is answered by mail, and asking again changes nothing', async () => {
    const order = await paidOrder();
    expect((await ask(order)).body.payments[0].refund.state).toBe('requested');
    // The mail is sent, before three days make its attempt look abandoned.
    expect(await subjects()).toContain('We got your refund request');
    testApp.clock.advance(3 * day);
    await logIn();
    expect((await ask(order)).body.payments[0].refund).toMatchObject({
      state: 'requested',
      review: { from: expect.any(String) },
    });
    expect(await subjects()).toEqual(['We got your refund request', 'Your Python Learning receipt']);
    expect(await hasAccess()).toBe(true);
  });

  test('for the order of another, or of nobody, finds nothing', async () => {
    const order = await paidOrder();
    const other = await testApp.newLearner();
    expect(await other.call('payments.requestRefund', { order_id: order })).toMatchObject({
      status: 404,
    });
    expect(await ask('PL-none')).toMatchObject({ status: 404, body: { error: 'Not found.' } });
    const unpaid = orderIdOf(await initiateForm(learner));
    expect(await ask(unpaid)).toMatchObject({ status: 404 });
  });

  test('that is refused stays refused, and nothing else changes', async () => {
    const order = await paidOrder();
    await ask(order);
    await paymentsAdmin.refuse(order);
    await testApp.runJob('mails');
    expect((await overview()).payments[0].refund.state).toBe('refused');
    expect(await ask(order)).toMatchObject({ status: 409 });
    expect(await hasAccess()).toBe(true);
    expect(await subjects()).toContain('About your refund request');
    await expect(paymentsAdmin.refuse(order)).rejects.toThrow('Nobody waits');
  });

  test('twenty times at once is one request', async () => {
    const order = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(order)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await subjects()).filter((subject) => subject.startsWith('We got'))).toHaveLength(1);
  });
});

describe('paying back', () => {
  const paidBack = { state: 'refunded', attention: null, ledger: ['payment 400', 'refund -400'], periods: 1 };

  test('moves the money once, ends the access at once, and keeps the record', async () => {
    const order = await paidOrder();
    await ask(order);
    expect(await paymentsAdmin.payBack(order, { byHand: false })).toBe('refunded');
    await testApp.runJob('mails');

    expect(await orderDetailsOf(testApp, order)).toEqual(paidBack);
    expect(emulator.payments().filter((one) => one.orderId === order)).toMatchObject([
      { status: 'REFUNDED' },
    ]);
    expect(await hasAccess()).toBe(false);
    expect((await overview()).payments[0].refund).toMatchObject({
      state: 'refunded',
      payout: { from: expect.any(String), to: expect.any(String) },
    });
    expect(await subjects()).toContain('Your refund is on its way');
    await expect(paymentsAdmin.payBack(order, { byHand: false })).rejects.toThrow('refunded, not paid');
  });

  test('of one payment leaves what another has paid ahead', async () => {
    const order = await paidOrder();
    await paidOrder();
    await paymentsAdmin.payBack(order, { byHand: false });
    const { end_date } = (await learner.call('subscriptions.subscriptionStatus')).body;
    expect(Date.parse(end_date)).toBe(testApp.clock.now().getTime() + 30 * day * 1000);
  });

  test('of which the answer was lost is found to be done, and not done twice', async () => {
    const order = await paidOrder();
    emulator.fault.losesRefundAnswers = true;
    expect(await paymentsAdmin.payBack(order, { byHand: false })).toBe('started');
    expect(await orderDetailsOf(testApp, order)).toMatchObject({ state: 'paid' });
    emulator.fault.losesRefundAnswers = false;
    const asked = emulator.calls.get('/merchant/v1/payment/refund');
    await testApp.runJob('payments.refunds');
    expect(await orderDetailsOf(testApp, order)).toEqual(paidBack);
    expect(emulator.calls.get('/merchant/v1/payment/refund')).toBe(asked);
  });

  test('that the provider refuses changes nothing, and can be done by hand', async () => {
    const order = await paidOrder();
    emulator.fault.refusesRefunds = true;
    await expect(paymentsAdmin.payBack(order, { byHand: false })).rejects.toThrow('does not pay back');
    expect(await orderDetailsOf(testApp, order)).toMatchObject({ state: 'paid' });
    expect(await hasAccess()).toBe(true);
    expect(await paymentsAdmin.payBack(order, { byHand: true })).toBe('refunded');
    expect(await orderDetailsOf(testApp, order)).toEqual(paidBack);
  });

  test('of an order that was paid twice waits until a person has paid one of them back', async () => {
    const order = await paidOrder();
    await notify(testApp, emulator.pay(order));
    await expect(paymentsAdmin.payBack(order, { byHand: false })).rejects.toThrow('paid twice');
    emulator.refundByHand(order);
    await notify(testApp, emulator.sign({ ...emulator.pending(order), status_code: '2' }));
    expect(await orderDetailsOf(testApp, order)).toEqual({
      state: 'paid',
      attention: 'paid_twice',
      ledger: ['payment 400', 'surplus 400', 'refund -400'],
      periods: 1,
    });
    expect(await hasAccess()).toBe(true);
  });
});
