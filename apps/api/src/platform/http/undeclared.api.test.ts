import { defineEndpoints } from '@python-learning/contract';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError, refuseAny } from '../errors/app-error.ts';
import type { Refuse } from '../errors/refuse.ts';
import { createBareServer } from './bare-server.fixture.ts';
import type { Call, Handlers } from './handler.ts';
import { registerFeature } from './register-feature.ts';

const table = defineEndpoints({
  leak: {
    method: 'GET',
    path: '/leak/',
    access: 'public',
    summary: 'Answers more than it may.',
    status: 200,
    response: z.object({ shown: z.string() }),
    errors: [],
  },
  surprise: {
    method: 'GET',
    path: '/surprise/',
    access: 'public',
    summary: 'Refuses with a code that it does not declare.',
    status: 200,
    response: z.object({}),
    errors: ['not_found'],
  },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

async function serverOf(isProduction: boolean, answer: object) {
  const server = await createBareServer(database.db, { isProduction });
  registerFeature(server, table, {
    leak: async () => answer as { shown: string },
    surprise: async () => {
      throw new AppError('subscription_required');
    },
  });
  return server.app;
}

test('what the contract does not name does not leave the server', async () => {
  const app = await serverOf(false, { shown: 'yes', password_hash: 'no' });
  expect((await app.inject('/api/leak/')).json()).toEqual({ shown: 'yes' });
});

test('an answer of the wrong shape is a bug, not an answer', async () => {
  const app = await serverOf(false, { shown: 7 });
  expect(await app.inject('/api/leak/')).toMatchObject({ statusCode: 500 });
});

test('a refusal that the contract does not declare fails where it is developed, and still works for learners', async () => {
  const development = await serverOf(false, {});
  expect((await development.inject('/api/surprise/')).statusCode).toBe(500);
  const production = await serverOf(true, {});
  expect((await production.inject('/api/surprise/')).statusCode).toBe(403);
});

test('a refusal that the call does not declare does not compile, however deep it is made', async () => {
  const openOnly = (refuse: Refuse<'subscription_required'>) => refuse('subscription_required');
  const find = (refuse: Refuse<'not_found' | 'server_error'>) => refuse('not_found');
  const handlers: Pick<Handlers<typeof table>, 'surprise'> = {
    surprise: async ({ refuse }) => {
      // @ts-expect-error -- the call declares `not_found` and what every call declares
      expect(refuse('subscription_required').status).toBe(403);
      // @ts-expect-error -- nor does a service get a way to refuse with it
      expect(openOnly(refuse).status).toBe(403);
      expect(find(refuse).status).toBe(404);
      return {};
    },
  };
  const call = { refuse: refuseAny } as unknown as Call<(typeof table)['surprise']>;
  expect(await handlers.surprise(call)).toEqual({});
  expect.assertions(4);
});
