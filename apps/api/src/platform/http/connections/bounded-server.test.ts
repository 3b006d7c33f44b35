import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { type BoundedServerOptions, boundedServer } from './bounded-server.ts';
import { refuseBrokenRequest } from './broken-requests.ts';
import type { EndReason } from './connections.ts';

const roomy: Omit<BoundedServerOptions, 'onEnd'> = {
  connections: 100,
  connectionsPerNetwork: 100,
  unfinishedRequests: 6,
  stalledMs: 60_000,
  requestTimeoutMs: 60_000,
  keepAliveMs: 60_000,
};

let app: FastifyInstance;
let port: number;
let ended: EndReason[];
/** The addresses that the framework has seen. */
let seen: string[];
/** Answers the oldest request for `/slow`. */
let answerSlow: (() => void)[];

async function serve(options: Partial<BoundedServerOptions> = {}): Promise<void> {
  [ended, seen, answerSlow] = [[], [], []];
  app = Fastify({
    serverFactory: boundedServer({ ...roomy, onEnd: (reason) => ended.push(reason), ...options }),
    clientErrorHandler: refuseBrokenRequest,
  });
  app.addHook('onRequest', async ({ url }) => void seen.push(url));
  app.get('/quick', async () => 'quick');
  app.post('/quick', async () => 'quick');
  app.get('/large', async () => Buffer.alloc(32 * 1024 * 1024));
  app.get('/slow', () => new Promise((resolve) => answerSlow.push(() => resolve('slow'))));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** Waits for a fact on a machine that may be slow. */
const eventually = <T>(fact: () => T) => expect.poll(fact, { timeout: 60_000 });

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** A connection that reads, and what came back on it. */
async function open(bytes = '') {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([new Promise<void>((resolve) => socket.once('connect', resolve)), closed]);
  if (bytes !== '') socket.write(bytes);
  return { socket, closed, text: () => text, answers: () => text.split('HTTP/1.1 200').length - 1 };
}

describe('requests of one connection', () => {
  test('are served six at a time', async () => {
    await serve();
    const client = await open();
    for (let times = 1; times <= 5; times++) {
      client.socket.write(get('/quick').repeat(6));
      await eventually(client.answers).toBe(6 * times);
    }
    expect(ended).toEqual([]);
  });

  test('end it when a seventh comes, before any of them is served', async () => {
    await serve();
    const client = await open(get('/slow').repeat(6) + get('/quick').repeat(300));
    await client.closed;
    expect(seen).toEqual([]);
    expect(ended).toEqual(['too_many_requests']);
    expect((await open(get('/quick'))).socket.destroyed).toBe(false);
  });

  test('are not even made beyond the seventh of a burst', async () => {
    await serve();
    let made = 0;
    app.server.on('request', () => (made += 1));
    const client = await open(get('/quick').repeat(300));
    await client.closed;
    expect(made).toBe(7);
    // The parser is used again for other connections.
    const others = await Promise.all(Array.from({ length: 10 }, () => open(get('/quick'))));
    await eventually(() => others.map((other) => other.answers())).toEqual(Array<number>(10).fill(1));
  });

  test('end it when a seventh comes while six wait', async () => {
    await serve();
    const client = await open(get('/slow').repeat(6));
    await eventually(() => seen).toHaveLength(6);
    client.socket.write(get('/quick'));
    await client.closed;
    expect(seen).toEqual(Array<string>(6).fill('/slow'));
    expect(ended).toEqual(['too_many_requests']);
  });

  test('are given up, what they hold included, when it ends', async () => {
    await serve();
    const file = new Readable({ read: () => undefined });
    app = await withRoute('/file', file);
    const client = await open(get('/slow') + get('/file'));
    await eventually(() => seen).toEqual(['/slow', '/file']);
    client.socket.destroy();
    await eventually(() => file.destroyed).toBe(true);
  });

  test('may name one host', async () => {
    await serve();
    const client = await open('GET /quick HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n');
    await client.closed;
    expect(client.text()).toMatch(/^HTTP\/1\.1 400 .*connection: close/is);
    const without = await open('GET /quick HTTP/1.1\r\n\r\n');
    await without.closed;
    expect(without.text()).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen).toEqual([]);
  });

  test('may expect to continue and nothing else', async () => {
    await serve();
    const client = await open('GET /quick HTTP/1.1\r\nhost: a\r\nexpect: coffee\r\n\r\n');
    await client.closed;
    expect(client.text()).toMatch(/^HTTP\/1\.1 417 /);
  });
});

/** Serves a stream at a path of a new server with the same records. */
async function withRoute(path: string, stream: Readable): Promise<FastifyInstance> {
  await app.close();
  const other = Fastify({
    serverFactory: boundedServer({ ...roomy, onEnd: (reason) => ended.push(reason) }),
  });
  other.addHook('onRequest', async ({ url }) => void seen.push(url));
  other.get(path, (_request, reply) => reply.send(stream));
  other.get('/slow', () => new Promise((resolve) => answerSlow.push(() => resolve('slow'))));
  port = Number(new URL(await other.listen({ host: '127.0.0.1', port: 0 })).port);
  return other;
}

describe('a client that does not read', () => {
  test('is ended when it has taken nothing for the whole period', async () => {
    await serve({ stalledMs: 200 });
    const client = connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .pause();
    client.write(get('/large'));
    await eventually(() => ended).toEqual(['stalled']);
    client.destroy();
  });

  test('is told from one that waits for an answer, and from one that is idle', async () => {
    await serve({ stalledMs: 20 });
    const [waiting, idle] = [await open(get('/slow')), await open(get('/quick'))];
    await eventually(idle.answers).toBe(1);
    const stalled = connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .pause();
    stalled.write(get('/large'));
    // Its end shows that more than one period has passed for the others.
    await eventually(() => ended).toEqual(['stalled']);
    answerSlow.shift()?.();
    await eventually(waiting.answers).toBe(1);
    idle.socket.write(get('/quick'));
    await eventually(idle.answers).toBe(2);
    stalled.destroy();
  });
});

describe('connections of one network', () => {
  test('beyond their bound end the one that has been idle longest', async () => {
    await serve({ connectionsPerNetwork: 2 });
    const [first, second] = [await open(get('/quick')), await open(get('/quick'))];
    await eventually(() => first.answers() + second.answers()).toBe(2);
    first.socket.write(get('/quick'));
    await eventually(first.answers).toBe(2);
    const third = await open(get('/quick'));
    await second.closed;
    await eventually(third.answers).toBe(1);
    first.socket.write(get('/quick'));
    await eventually(first.answers).toBe(3);
    expect(ended).toEqual([]);
  });

  test('beyond their bound are refused when each of them has a request in progress', async () => {
    await serve({ connectionsPerNetwork: 2 });
    const busy = [await open(get('/slow')), await open(get('/slow'))];
    await eventually(() => answerSlow.length).toBe(2);
    await (await open()).closed;
    expect(ended).toEqual(['too_many_connections']);
    for (const answer of answerSlow) answer();
    await eventually(() => busy.map((client) => client.answers())).toEqual([1, 1]);
  });

  test('have no bound of their own when they are those of a proxy', async () => {
    await serve({ connectionsPerNetwork: null });
    const clients = await Promise.all(Array.from({ length: 50 }, () => open(get('/slow'))));
    await eventually(() => answerSlow.length).toBe(50);
    expect(ended).toEqual([]);
    for (const { socket } of clients) socket.destroy();
  });
});

describe('connections in all', () => {
  test('leave room for the next one while one of them is idle', async () => {
    await serve({ connections: 3 });
    const busy = [await open(get('/slow')), await open(get('/slow'))];
    await eventually(() => answerSlow.length).toBe(2);
    for (let times = 0; times < 5; times++) {
      const next = await open(get('/quick'));
      await eventually(next.answers).toBe(1);
    }
    expect(ended).toEqual([]);
    for (const { socket } of busy) socket.destroy();
  });

  test('are refused beyond their bound', async () => {
    await serve({ connections: 2 });
    const busy = [await open(get('/slow'))];
    await eventually(() => answerSlow.length).toBe(1);
    busy.push(await open(get('/slow')));
    await eventually(() => answerSlow.length).toBe(2);
    await (await open()).closed;
    expect(ended).toEqual(['too_many_connections']);
    for (const { socket } of busy) socket.destroy();
  });
});

describe('a connection ends', () => {
  test.each([
    ['the headers of a request come too slowly', 'GET /quick HTTP/1.1\r\nhost: a\r\n', /^HTTP\/1\.1 408 /],
    [
      'the body of a request comes too slowly',
      'POST /quick HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      /^HTTP\/1\.1 408 /,
    ],
    ['no request comes at all', '', /^(HTTP\/1\.1 408 .*)?$/s],
  ])('when %s', async (_why, bytes, answer) => {
    await serve({ requestTimeoutMs: 200 });
    const client = await open(bytes);
    await client.closed;
    expect(client.text()).toMatch(answer);
  });

  test('when it is idle for long', async () => {
    await serve({ keepAliveMs: 50 });
    const client = await open(get('/quick'));
    await client.closed;
    expect(client.answers()).toBe(1);
  });
});
