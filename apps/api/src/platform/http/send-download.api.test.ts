import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { defineEndpoints } from '@python-learning/contract';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBareServer } from './bare-server.fixture.ts';
import type { JsonPieces } from './handler.ts';
import { registerFeature } from './register-feature.ts';

const table = defineEndpoints({
  file: {
    method: 'GET',
    path: '/file/',
    access: 'public',
    summary: 'A file of any length.',
    status: 200,
    response: z.array(z.number()),
    download: 'numbers.json',
    errors: [],
  },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

async function serve(pieces: () => JsonPieces) {
  const server = await createBareServer(database.db);
  registerFeature(server, table, { file: async () => pieces() });
  return server.app;
}

async function open(origin: string): Promise<IncomingMessage> {
  const [response] = (await once(get(`${origin}/api/file/`), 'response')) as [IncomingMessage];
  return response;
}

test('a client that goes away ends the making of a file', async () => {
  const ended = Promise.withResolvers<void>();
  const app = await serve(async function* () {
    try {
      while (true) yield ' '.repeat(1024);
    } finally {
      ended.resolve();
    }
  });
  const response = await open(await app.listen({ host: '127.0.0.1', port: 0 }));
  await once(response, 'readable');
  response.destroy();
  await ended.promise;
  await app.close();
});

test('a file that cannot be made to its end is cut off, so that nobody takes it for whole', async () => {
  const app = await serve(async function* () {
    yield '[1,';
    throw new Error('the database is gone');
  });
  const response = await open(await app.listen({ host: '127.0.0.1', port: 0 }));
  await expect(response.toArray()).rejects.toThrow('aborted');
  await app.close();
});
