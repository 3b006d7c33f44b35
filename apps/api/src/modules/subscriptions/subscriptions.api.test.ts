import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLearner } from '../../../testing/index.ts';
import type { PriceHint } from '../../platform/config/payment-config.ts';
import { withTransaction } from '../../platform/db/database.ts';
import { refuseAny } from '../../platform/errors/app-error.ts';
import { createEntitlementPeriods, createSubscriptionsModule, seedSubscription } from './index.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const start = new Date('2026-03-02T10:00:00.000Z');
const end = new Date('2026-04-01T10:00:00.000Z');
const laterEnd = new Date('2027-04-01T10:00:00.000Z');
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);

async function learnerWithMonth(): Promise<string> {
  const learnerId = await addLearner(database.db);
  await grant(learnerId, 'monthly', 30, start);
  return learnerId;
}

function grant(learnerId: string, planId: string, days: number, at: Date) {
  const granted = { id: randomUUID(), learnerId, planId, orderId: null, days, source: 'grant', at } as const;
  return withTransaction(database.db, (handle) => createEntitlementPeriods(handle).grant(granted));
}

function moduleAt(now: Date) {
  return createSubscriptionsModule({ db: database.db, clock: { now: () => now }, currency: 'USD' });
}

function serviceAt(now: Date, currency = 'USD', priceHint: PriceHint | null = null) {
  return createSubscriptionsService(createSubscriptionsRepository(database.db), {
    clock: { now: () => now },
    currency,
    priceHint,
  });
}

test.each([
  ['dollars', 'USD', 4, 40],
  ['rupees', 'INR', 349, 3490],
])('the monthly plan comes before the annual one, priced in %s', async (_name, currency, monthly, annual) => {
  const plans = await serviceAt(start, currency).listPlans();

  expect(plans).toMatchObject([
    { id: 'monthly', name: 'Monthly Subscription', price: monthly, currency, duration_days: 30 },
    { id: 'annual', name: 'Annual Subscription', price: annual, currency, duration_days: 365 },
  ]);
});

test('a price says what it is about in the currency of the parents, rounded, and only where that is set', async () => {
  const hinted = await serviceAt(start, 'USD', { currency: 'LKR', rate: 302.5 }).listPlans();
  expect(hinted.map((plan) => [plan.price, plan.currency, plan.approximate_price])).toEqual([
    [4, 'USD', { price: 1200, currency: 'LKR' }],
    [40, 'USD', { price: 12_000, currency: 'LKR' }],
  ]);
  const [plain] = await serviceAt(start).listPlans();
  expect(plain).not.toHaveProperty('approximate_price');
});

test('a plan without a price in the currency is not offered', async () => {
  expect(await serviceAt(start, 'LKR').listPlans()).toEqual([]);
});

test('a plan that is no longer sold is not offered', async () => {
  const { db } = database;
  const sell = (is_active: boolean) =>
    db.updateTable('plans').set({ is_active }).where('id', '=', 'monthly').execute();
  await sell(false);
  const plans = await serviceAt(start).listPlans();
  await sell(true);

  expect(plans.map(({ id }) => id)).toEqual(['annual']);
});

test('a paid stretch of time gives access from its first instant to just before its end', async () => {
  const learnerId = await learnerWithMonth();
  const { entitlements } = moduleAt(start);

  expect(await entitlements.hasAccess(learnerId, justBefore(start))).toBe(false);
  expect(await entitlements.hasAccess(learnerId, start)).toBe(true);
  expect(await entitlements.hasAccess(learnerId, justBefore(end))).toBe(true);
  expect(await entitlements.hasAccess(learnerId, end)).toBe(false);
});

test('one learner has no access by what another has paid', async () => {
  await learnerWithMonth();
  const stranger = await addLearner(database.db);

  expect(await moduleAt(start).entitlements.hasAccess(stranger, start)).toBe(false);
});

test('the status tells the running plan and its end', async () => {
  const learnerId = await learnerWithMonth();

  expect(await serviceAt(start).getStatus(refuseAny, learnerId)).toEqual({
    plan: { id: 'monthly', name: 'Monthly Subscription' },
    end_date: end.toISOString(),
  });
});

test('the end is that of the last stretch when more is paid ahead', async () => {
  const learnerId = await learnerWithMonth();
  await grant(learnerId, 'annual', 365, start);

  expect(await serviceAt(start).getStatus(refuseAny, learnerId)).toMatchObject({
    plan: { id: 'monthly' },
    end_date: laterEnd.toISOString(),
  });
  expect(await serviceAt(end).getStatus(refuseAny, learnerId)).toMatchObject({ plan: { id: 'annual' } });
});

test('without a running subscription there is no status to find', async () => {
  const learnerId = await learnerWithMonth();
  const nobody = await addLearner(database.db);

  await expect(serviceAt(end).getStatus(refuseAny, learnerId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(serviceAt(start).getStatus(refuseAny, nobody)).rejects.toMatchObject({ code: 'not_found' });
});

test('a demo account gets one year once, however often it is seeded', async () => {
  const learnerId = await addLearner(database.db);
  await seedSubscription(database.db, { id: randomUUID(), learnerId, at: start });
  await seedSubscription(database.db, { id: randomUUID(), learnerId, at: end });

  expect(await serviceAt(end).getStatus(refuseAny, learnerId)).toEqual({
    plan: { id: 'annual', name: 'Annual Subscription' },
    end_date: '2027-03-02T10:00:00.000Z',
  });
});

test('what is ended early is closed at once, also what was paid ahead', async () => {
  const learnerId = await learnerWithMonth();
  await grant(learnerId, 'annual', 365, start);
  const middle = new Date('2026-03-12T10:00:00.000Z');
  await withTransaction(database.db, (handle) => createEntitlementPeriods(handle).endAll(learnerId, middle));

  expect(await moduleAt(middle).entitlements.hasAccess(learnerId, justBefore(middle))).toBe(true);
  expect(await moduleAt(middle).entitlements.hasAccess(learnerId, middle)).toBe(false);
  await expect(serviceAt(middle).getStatus(refuseAny, learnerId)).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('twenty grants at once add up: none is lost, none overlaps', async () => {
  const learnerId = await addLearner(database.db);
  await Promise.all(Array.from({ length: 20 }, () => grant(learnerId, 'monthly', 30, start)));

  expect(await serviceAt(start).getStatus(refuseAny, learnerId)).toMatchObject({
    end_date: new Date(start.getTime() + 20 * 30 * 24 * 3600 * 1000).toISOString(),
  });
});

test('nothing is granted to an account that is gone', async () => {
  expect(await grant(randomUUID(), 'monthly', 30, start)).toBeNull();
});
