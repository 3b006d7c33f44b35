import { type FakeApi, foreign, refuse } from '@python-learning/testing/fake-api';
import { monthlyPlan as plan } from '@python-learning/testing/samples';
import { expect, it } from 'vitest';
import { startFakeApi } from '../../test/fake-api.ts';
import { loadPlans } from './load-plans.ts';

const call = 'subscriptions.plans';
const never = new AbortController().signal;

it('asks once when the first answer is good', async () => {
  const server = startFakeApi({ [call]: [plan] });
  expect(await loadPlans(never)).toEqual({ plans: [plan], isFallback: false });
  expect(server.requests()).toHaveLength(1);
});

it.each([1, 2])('asks in another way when %i of the answers were no good', async (bad) => {
  const server: FakeApi = startFakeApi({
    [call]: () => (server.requests(call).length <= bad ? refuse('server_error') : [plan]),
  });
  expect(await loadPlans(never)).toEqual({ plans: [plan], isFallback: false });
  expect(server.requests(call)).toHaveLength(bad + 1);
});

it('asks at last under the other spelling of the address', async () => {
  const server = startFakeApi({
    [call]: ({ path }) => (path.endsWith('/') ? refuse('server_error') : [plan]),
  });
  expect(await loadPlans(never)).toEqual({ plans: [plan], isFallback: false });
  const spellings = server.requests(call).map(({ path }) => path.endsWith('/'));
  expect(spellings).toEqual([true, true, true, false]);
});

it('knows two plans by heart when nobody answers, or answers something else', async () => {
  startFakeApi({
    [call]: ({ path }) =>
      path.endsWith('/') ? foreign({ body: { plans: 'none' } }) : refuse('server_error'),
  });
  const { plans, isFallback } = await loadPlans(never);
  expect(isFallback).toBe(true);
  expect(plans.map(({ price, duration_days }) => [price, duration_days])).toEqual([
    [4, 30],
    [40, 365],
  ]);
});

it('gives up when nobody wants to know any more', async () => {
  startFakeApi({ [call]: [plan] });
  await expect(loadPlans(AbortSignal.abort())).rejects.toThrow('abort');
});
