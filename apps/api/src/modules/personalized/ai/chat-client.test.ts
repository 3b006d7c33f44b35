import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createChatClient } from './chat-client.ts';

test('the service is asked for an answer that is not compressed', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.end(JSON.stringify({ choices: [{ message: { content: '{}' } }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const client = createChatClient({ baseUrl, apiKey: null, model: 'm', tokensPerDay: 1 });
  const schema = { name: 's', json: {} };
  const signal = new AbortController().signal;
  expect(await client.ask({ messages: [], schema, maxTokens: 1, signal })).toMatchObject({ end: 'answered' });
  expect(asked.map((headers) => headers['accept-encoding'])).toEqual(['identity']);
  server.closeAllConnections();
  server.close();
});
