import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

describe('the plans', () => {
  test('are shown to anyone', async () => {
    expect(await courseApp.stranger.call('subscriptions.plans')).toMatchObject({
      status: 200,
      body: [
        { id: 'monthly', name: 'Monthly Subscription', price: 4, currency: 'USD', duration_days: 30 },
        { id: 'annual', name: 'Annual Subscription', price: 40, currency: 'USD', duration_days: 365 },
      ],
    });
  });
});

describe('the payment of a plan', () => {
  const begin = {
    plan_id: 'monthly',
    return_url: 'http://localhost:3000/subscription/success',
    cancel_url: 'http://localhost:3000/subscription/cancel',
    notify_url: 'http://localhost:3000/api/subscriptions/notify/',
  };

  test('is begun by nobody who is not logged in', async () => {
    expect((await courseApp.stranger.call('payments.initiate', begin)).status).toBe(401);
  });

  test('needs to be told which plan', async () => {
    const learner = await courseApp.newLearner();
    expect(await learner.call('payments.initiate', { ...begin, plan_id: undefined })).toMatchObject({
      status: 400,
      body: { plan_id: ['This field is required.'] },
    });
  });
});

describe('the status of a subscription', () => {
  test('tells the plan and its end', async () => {
    const learner = await courseApp.newLearner({ subscribed: true });
    const yearLater = new Date(courseApp.clock.now().getTime() + 365 * 24 * 60 * 60 * 1000);

    expect(await learner.call('subscriptions.subscriptionStatus')).toEqual({
      status: 200,
      body: {
        plan: { id: 'annual', name: 'Annual Subscription' },
        end_date: yearLater.toISOString(),
      },
    });
  });

  test('is not found when there is none, nor when it has ended (security 44)', async () => {
    const learner = await courseApp.newLearner();
    expect(await learner.call('subscriptions.subscriptionStatus')).toMatchObject({
      status: 404,
      body: { code: 'not_found', detail: 'Not found.' },
    });
    expect((await learner.call('subscriptions.subscriptionStatus', 'ta')).body).toMatchObject({
      detail: 'இது கிடைக்கவில்லை.',
    });

    const former = await courseApp.newLearner({ subscribed: true });
    await courseApp.endSubscriptionOf(former);
    expect((await former.call('subscriptions.subscriptionStatus')).status).toBe(404);
  });

  test('is told to nobody who is not logged in', async () => {
    expect((await courseApp.stranger.call('subscriptions.subscriptionStatus')).status).toBe(401);
  });
});
