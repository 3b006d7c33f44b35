import { type FuzzAnswer, faultOf } from './answer-faults.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import { digestTables } from './table-digests.ts';

/** Rate limits by caller and address are counted here, refused attempts included. No other table may change. */
export const tablesThatCountAttempts = ['rate_counters'];

export type SentFuzz = { request: FuzzRequest; answer: FuzzAnswer; ms: number };

const atOnce = 8;
/** Rounds of requests after which the rate counters are emptied. */
const emptiedAfter = 3;

/**
 * Sends requests, several at a time, and empties the rate counters in between. Otherwise the rate limits would refuse
 * most of them.
 */
export async function sendAll(
  { app }: FuzzTarget,
  requests: readonly FuzzRequest[],
  send: (request: FuzzRequest) => Promise<FuzzAnswer>,
): Promise<SentFuzz[]> {
  const sent: SentFuzz[] = [];
  for (let start = 0; start < requests.length; start += atOnce) {
    const some = requests.slice(start, start + atOnce);
    sent.push(...(await Promise.all(some.map((request) => timed(request, send)))));
    if ((start / atOnce) % emptiedAfter === 0) await app.db.deleteFrom('rate_counters').execute();
  }
  return sent;
}

/** Sends one request and measures its time. */
export async function timed(
  request: FuzzRequest,
  send: (request: FuzzRequest) => Promise<FuzzAnswer>,
): Promise<SentFuzz> {
  const begun = performance.now();
  const answer = await send(request);
  return { request, answer, ms: performance.now() - begun };
}

/** Describes every unacceptable answer, with enough detail to repeat its request. */
export function faultsOf(sent: readonly SentFuzz[]): string[] {
  return sent.flatMap(({ request, answer }) => {
    const fault = faultOf(answer);
    return fault === null ? [] : [`${fault}: ${told(request)} -> ${answer.text.slice(0, 300)}`];
  });
}

/** A request in one line, long parts cut. */
export function told({ method, address, headers, payload = '' }: FuzzRequest): string {
  const cut = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);
  const body = Buffer.isBuffer(payload) ? `hex ${payload.toString('hex')}` : payload;
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${String(value).slice(0, 120)}`);
  return `${method} ${cut(address)} [${named.join(' | ')}] ${cut(body)}`;
}

/** Returns the log lines that report a bug, and empties the log. */
export function takeBugs({ app }: FuzzTarget): string[] {
  return app.log.splice(0).filter((line) => line.includes('"event":"bug"'));
}

/** Runs `work` and returns the tables whose rows it changed. */
export async function tablesChangedBy({ app }: FuzzTarget, work: () => Promise<void>): Promise<string[]> {
  const before = await digestTables(app.db, tablesThatCountAttempts);
  await work();
  const after = await digestTables(app.db, tablesThatCountAttempts);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

/** Sums up the requests of a test file, for its figures. */
export function createTally() {
  let count = 0;
  let slowest: SentFuzz | null = null;
  return {
    add(sent: readonly SentFuzz[]): void {
      count += sent.length;
      for (const one of sent) if (slowest === null || one.ms > slowest.ms) slowest = one;
    },
    count: () => count,
    figures: (): string =>
      `${count} requests, the slowest ${Math.round(slowest?.ms ?? 0)} ms: ${slowest === null ? '' : told(slowest.request).slice(0, 120)}`,
  };
}
