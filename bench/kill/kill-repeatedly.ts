import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Acknowledged } from './acknowledged.ts';
import { KilledProduct, type KilledProductOptions } from './killed-product.ts';
import { play } from './player.ts';

export type KillOptions = KilledProductOptions & {
  times: number;
  /** Least and greatest number of requests and answers between a start and the kill. */
  events: readonly [number, number];
  /** Receives a line after each kill. */
  say?: (line: string) => void;
};

export type KillResult = { moments: number; acknowledged: Acknowledged; lost: string[] };

const players = 4;
/** Of so many kills one comes during the start, while the database repairs itself or is migrated. */
const killsForOneAtStart = 8;
/** A start takes some seconds. */
const startMs = 5_000;
/** The job that books stored payments runs each minute. */
const bookingTimeoutMs = 240_000;
/** A server that answers nobody is killed, too. */
const momentTimeoutMs = 120_000;

/**
 * Kills the product that often at a random moment, while learners register, send programs and pay, and starts it again.
 * After each start it reads back every write that was ever acknowledged; at the end also that each payment is booked
 * once.
 */
export async function killRepeatedly({
  times,
  events,
  say = () => undefined,
  ...options
}: KillOptions): Promise<KillResult> {
  const product = new KilledProduct(options);
  const acknowledged = new Acknowledged();
  const lost = new Set<string>();
  const readBack = async (): Promise<void> => {
    for (const write of await acknowledged.missing(options.dataDir)) lost.add(write);
  };
  try {
    await product.start();
    let moment = 0;
    while (moment < times) {
      moment += 1;
      await killAtMoment(product, acknowledged, randomInt(events[0], events[1] + 1));
      if (randomInt(killsForOneAtStart) === 0) {
        moment += 1;
        product.begin();
        await pause(randomInt(startMs));
        await product.kill();
      }
      await product.start();
      await readBack();
      say(`${moment}: ${acknowledged.size} acknowledged, ${acknowledged.refused} refused, ${lost.size} lost`);
    }
    await allBooked(acknowledged, options.dataDir, lost);
    await readBack();
    await product.stop();
    return { moments: moment, acknowledged, lost: [...lost] };
  } finally {
    await product.kill();
  }
}

async function killAtMoment(
  product: KilledProduct,
  acknowledged: Acknowledged,
  events: number,
): Promise<void> {
  let isKilled = false;
  const playing = Array.from({ length: players }, async () => {
    try {
      while (!isKilled) await play(product.origin, acknowledged);
    } catch (error) {
      // Who is cut off by the kill learns nothing about the last request.
      if (!isKilled) throw error;
    }
  });
  const waiting = new AbortController();
  await Promise.race([
    acknowledged.moment(events),
    pause(momentTimeoutMs, undefined, { signal: waiting.signal }),
    Promise.all(playing),
  ]).finally(() => {
    isKilled = true;
    waiting.abort();
  });
  await product.kill();
  await Promise.all(playing);
}

async function allBooked(acknowledged: Acknowledged, dataDir: string, lost: Set<string>): Promise<void> {
  const deadline = performance.now() + bookingTimeoutMs;
  let unpaid = await acknowledged.unpaid(dataDir);
  while (unpaid.length > 0 && performance.now() < deadline) {
    await pause(1_000);
    unpaid = await acknowledged.unpaid(dataDir);
  }
  for (const order of unpaid) lost.add(`paid order ${order}`);
}
