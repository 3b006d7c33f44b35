import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStallWatch } from './stalled-readers.ts';

const server = createServer();
let sender: Socket;
let reader: Socket;
/** The clock of the watch, in milliseconds. */
let now: number;
beforeEach(async () => {
  now = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const accepted = once(server, 'connection');
  reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  [sender] = await accepted;
});
afterEach(async () => {
  for (const socket of [sender, reader]) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** One write of more than all buffers of the kernel hold. */
const large = Buffer.alloc(64 * 1024 * 1024);

const periodMs = 20_000;

/** Looks once a period, until what was seen is this. */
function lookUntil(watch: ReturnType<typeof createStallWatch>, isStalled: boolean): Promise<void> {
  const look = () => {
    now += periodMs;
    return watch.isStalled(sender, now);
  };
  return expect.poll(look, { timeout: 60_000 }).toBe(isStalled);
}

test('a client that takes nothing of a large answer is stalled after the period', async () => {
  const watch = createStallWatch(periodMs);
  sender.write(large);
  await lookUntil(watch, true);
  expect(watch.isStalled(sender, now + 1)).toBe(true);
});

test('a client that takes a part of one large write now and then is not', async () => {
  const watch = createStallWatch(periodMs);
  sender.write(large);
  await lookUntil(watch, true);
  for (let times = 0; times < 3; times++) {
    await takeSome();
    await lookUntil(watch, false);
    await lookUntil(watch, true);
  }
});

/** Reads until there is room in the kernel for more. */
async function takeSome(): Promise<void> {
  let taken = 0;
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const take = (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > 8 * 1024 * 1024) resolve();
  };
  reader.on('data', take).resume();
  await isEnough;
  reader.off('data', take).pause();
}

test('a connection without waiting data is not, however long it lasts', () => {
  const watch = createStallWatch(periodMs);
  for (const at of [0, 20_000, 100_000]) expect(watch.isStalled(sender, at)).toBe(false);
});
