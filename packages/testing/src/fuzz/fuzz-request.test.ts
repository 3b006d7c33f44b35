import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { connectTo } from './fuzz-request.ts';

/** A server that handles each request with `answer`, given the numbers of its connection and request. */
async function listen(answer: (socket: Socket, connection: number, request: number) => void) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    const connection = connections;
    let requests = 0;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      requests += 1;
      answer(socket, connection, requests);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close(), count: () => connections };
}

const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
const request = { method: 'GET', address: '/', headers: {} } as const;

test('a request on a connection that was just closed is sent again over another', async () => {
  const server = await listen((socket, connection, number) => {
    if (connection === 1 && number === 2) socket.resetAndDestroy();
    else socket.write(ok);
  });
  const connection = connectTo(server.origin);
  expect(await connection.send(request)).toMatchObject({ status: 200 });
  expect(await connection.send(request)).toMatchObject({ status: 200, text: 'ok' });
  expect(server.count()).toBe(2);
  connection.close();
  server.stop();
});

test('a request that ends a new connection fails', async () => {
  const server = await listen((socket) => socket.resetAndDestroy());
  const connection = connectTo(server.origin);
  await expect(connection.send(request)).rejects.toThrow('ECONNRESET');
  connection.close();
  server.stop();
});
