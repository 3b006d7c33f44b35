import { apiBase, type Endpoint } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import {
  addressesOfNothing,
  bodiesOfACall,
  connectTo,
  createTally,
  everyCall,
  type FuzzCaller,
  type FuzzConnection,
  type FuzzRequest,
  type FuzzWorld,
  faultsOf,
  fuzzSeed,
  headersOf,
  hostileCookies,
  hostileHeaders,
  mutatedBodies,
  type SentFuzz,
  sampleBody,
  sendAll,
  spellingsOf,
  startFuzzWorld,
  tablesChangedBy,
  takeBugs,
  told,
  unreadableBodies,
} from '@python-learning/testing/fuzz';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScriptedEngine } from '../../../modules/test-scene/index.ts';

let world: FuzzWorld;
let connection: FuzzConnection;
beforeAll(async () => {
  world = await startFuzzWorld({ curriculum: loadCurriculum(), engine: createScriptedEngine({}) });
  connection = connectTo(await world.app.listen());
});
afterAll(async () => {
  connection.close();
  await world.app.stop();
});

const tally = createTally();
afterAll(() => console.log(`Seed ${fuzzSeed}. Hostile addresses, headers and cookies: ${tally.figures()}.`));

/** How many requests each call was sent here. */
const sentTo = new Map<Endpoint, number>();

const calls = everyCall.filter(([, { access }]) => access !== 'provider');

/** A call that changes something is sent half a body, so that nothing of it can be done. */
function halfARequest(
  endpoint: Endpoint,
  caller: FuzzCaller,
  address = world.addressOf(endpoint),
): FuzzRequest {
  const { method } = endpoint;
  const body = method === 'GET' ? {} : { payload: '{"a":' };
  const type = method === 'GET' ? {} : { 'content-type': 'application/json' };
  return { method, address, headers: { ...headersOf(caller), ...type }, ...body };
}

function wholeRequest(endpoint: Endpoint, caller: FuzzCaller, address: string): FuzzRequest {
  const request = halfARequest(endpoint, caller, address);
  return endpoint.method === 'GET'
    ? request
    : { ...request, payload: JSON.stringify(sampleBody(endpoint) ?? {}) };
}

/** Each call gets a part of the items, and other calls the others: the more, the less else there is to send to it. */
function shareOf<T>(items: readonly T[], { method, params }: Endpoint, callIndex: number): T[] {
  const turn = (index: number): number => (index + callIndex + fuzzSeed) % 6;
  const shareInSixths = method !== 'GET' ? 2 : params === undefined ? 5 : 3;
  return items.filter((_, index) => turn(index) < shareInSixths);
}

/** Sends all of it, and nothing may come of it. */
async function expectNothingOf(endpoint: Endpoint, requests: readonly FuzzRequest[]): Promise<SentFuzz[]> {
  let sent: SentFuzz[] = [];
  const changed = await tablesChangedBy(world, async () => {
    sent = await sendAll(world, requests, (request) => connection.send(request));
  });
  tally.add(sent);
  sentTo.set(endpoint, (sentTo.get(endpoint) ?? 0) + sent.length);
  expect(faultsOf(sent)).toEqual([]);
  expect(changed).toEqual([]);
  expect(takeBugs(world)).toEqual([]);
  return sent;
}

const withStatus = (sent: readonly SentFuzz[], ...statuses: number[]): string[] =>
  sent.flatMap(({ request, answer }) =>
    statuses.includes(answer.status) ? [`${answer.status} ${told(request)}`] : [],
  );

describe.each(calls.map(([name, endpoint], index) => ({ name, endpoint, index })))(
  '$name',
  ({ endpoint, index }) => {
    // A download is given a few times an hour only.
    const tooOften = endpoint.download === undefined ? [429] : [];

    test('breaks at no spelling of its address, and writes nothing (security 46)', async () => {
      const { subscriber, free } = world.callers;
      const spellings = spellingsOf(world.addressOf(endpoint));
      await expectNothingOf(
        endpoint,
        spellings.map((address, at) => halfARequest(endpoint, at % 2 === 0 ? subscriber : free, address)),
      );
    });

    test('finds nothing under ids of nothing, and writes nothing (security 47)', async () => {
      const addresses = addressesOfNothing(apiBase + endpoint.path);
      const sent = await expectNothingOf(
        endpoint,
        addresses.map((address) => wholeRequest(endpoint, world.callers.subscriber, address)),
      );
      const found = sent.filter(({ answer }) => ![400, 403, 404, 405].includes(answer.status));
      expect(found.map(({ request, answer }) => `${answer.status} ${told(request)}`)).toEqual([]);
    });

    test('reads no header that breaks it, nor any that opens or closes it (security 46)', async () => {
      const sent = await expectNothingOf(
        endpoint,
        shareOf(hostileHeaders, endpoint, index).map(([name, value]) => {
          const request = halfARequest(endpoint, world.callers.subscriber);
          return { ...request, headers: { ...request.headers, [name]: value } };
        }),
      );
      const page = headersOf(world.callers.subscriber);
      const rightful = sent.filter(
        ({ request: { headers } }) =>
          headers['x-csrftoken'] === page['x-csrftoken'] &&
          !('origin' in headers) &&
          !('sec-fetch-site' in headers),
      );
      expect(rightful.length).toBeGreaterThan(20);
      expect(withStatus(rightful, 401, 403, ...tooOften)).toEqual([]);
    });

    test('takes no broken cookie for a right one, and breaks at none (security 20)', async () => {
      const { subscriber } = world.callers;
      const sent = await expectNothingOf(
        endpoint,
        shareOf(hostileCookies(subscriber.cookies), endpoint, index).map((cookie) => {
          const request = halfARequest(endpoint, subscriber);
          return { ...request, headers: { ...request.headers, cookie } };
        }),
      );
      expect(withStatus(sent, ...tooOften)).toEqual([]);
      const { access_token: token = '' } = Object.fromEntries(subscriber.cookies);
      const without = sent.filter(({ request }) => !String(request.headers['cookie']).includes(token));
      if (endpoint.access !== 'learner') return;
      expect(without.map(({ answer }) => answer.status).filter((status) => status !== 401)).toEqual([]);
    });
  },
);

const reads = calls.filter(([, { method }]) => method === 'GET');

test.each(reads)(
  '%s changes no row, whoever asks, by GET or by HEAD (security 31)',
  async (_name, endpoint) => {
    const changed = await tablesChangedBy(world, async () => {
      for (const caller of Object.values(world.callers)) {
        const asked = { url: world.addressOf(endpoint), headers: headersOf(caller) };
        for (const method of ['GET', 'HEAD'] as const) {
          const { statusCode } = await world.app.app.server.inject({ method, ...asked });
          expect([200, 401, 403, 404]).toContain(statusCode);
        }
      }
    });
    expect(changed).toEqual([]);
  },
);

test('every call was sent 300 malformed requests and more, bodies included (security 46)', () => {
  const few = calls.flatMap(([name, endpoint]) => {
    const bodies =
      endpoint.method === 'GET'
        ? 0
        : unreadableBodies().length + mutatedBodies(endpoint).refused.length + bodiesOfACall;
    const count = (sentTo.get(endpoint) ?? 0) + bodies;
    return count >= 300 ? [] : [`${name}: ${count}`];
  });
  expect(few).toEqual([]);
});
