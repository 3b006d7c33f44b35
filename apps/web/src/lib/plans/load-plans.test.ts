import { expect, it } from 'vitest';
import { startFakeServer } from '../../test/fake-server.ts';
import { loadPlans } from './load-plans.ts';

const plan = {
  id: 'monthly',
  name: 'Monthly Subscription',
  price: 4,
  currency: 'USD',
  duration_days: 30,
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
const [slash, bare] = ['GET /subscriptions/plans/', 'GET /subscriptions/plans'];
const never = new AbortController().signal;

it('asks once when the first answer is good', async () => {
  const server = startFakeServer({ [slash]: { body: [plan] } });
  expect(await loadPlans(never)).toEqual({ plans: [plan], isFallback: false });
  expect(server.requests).toHaveLength(1);
});

it.each([1, 2])('asks in another way when %i of the answers were no good', async (bad) => {
  let asked = 0;
  startFakeServer({
    [slash]: () => {
      asked += 1;
      return asked <= bad ? { status: 500 } : { body: [plan] };
    },
  });
  expect(await loadPlans(never)).toEqual({ plans: [plan], isFallback: false });
  expect(asked).toBe(bad + 1);
});

it('asks at last under the other spelling of the address', async () => {
  const server = startFakeServer({ [slash]: { status: 500 }, [bare]: { body: [plan] } });
  expect(await loadPlans(never)).toEqual({ plans: [plan], isFallback: false });
  expect([server.requestsTo(slash).length, server.requestsTo(bare).length]).toEqual([3, 1]);
});

it('knows two plans by heart when nobody answers, or answers something else', async () => {
  startFakeServer({ [slash]: { body: { plans: 'none' } }, [bare]: { status: 500 } });
  const { plans, isFallback } = await loadPlans(never);
  expect(isFallback).toBe(true);
  expect(plans.map(({ price, duration_days }) => [price, duration_days])).toEqual([
    [4, 30],
    [40, 365],
  ]);
});

it('gives up when nobody wants to know any more', async () => {
  startFakeServer({ [slash]: { body: [plan] } });
  await expect(loadPlans(AbortSignal.abort())).rejects.toThrow('abort');
});
