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
  type FuzzTarget,
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
  startFuzzTarget,
  tablesChangedBy,
  takeBugs,
  told,
  unreadableBodies,
} from '@python-learning/testing/fuzz';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScriptedEngine } from '../../../../testing/index.ts';

let testApp: FuzzTarget;
let connection: FuzzConnection;
beforeAll(async () => {
  testApp = await startFuzzTarget({ curriculum: loadCurriculum(), engine: createScriptedEngine({}) });
  connection = connectTo(await testApp.app.listen());
});
afterAll(async () => {
  connection.close();
  await testApp.app.stop();
});

const tally = createTally();
afterAll(() => console.log(`Seed ${fuzzSeed}. Hostile addresses, headers and cookies: ${tally.figures()}.`));

/** Number of requests sent to each call. */
const sentTo = new Map<Endpoint, number>();

const calls = everyCall.filter(([, { access }]) => access !== 'provider');

/** Builds a request. One that is not a GET has half a body, so that it cannot change anything. */
function halfARequest(
  endpoint: Endpoint,
  caller: FuzzCaller,
  address = testApp.addressOf(endpoint),
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

/**
 * Returns the share of the items that one call is sent: 2 of 6 if it changes something, else 3 of 6 with parameters and
 * 5 of 6 without. Other calls get other items. A call with fewer other inputs to test gets more.
 */
function shareOf<T>(items: readonly T[], { method, params }: Endpoint, callIndex: number): T[] {
  const turn = (index: number): number => (index + callIndex + fuzzSeed) % 6;
  const shareInSixths = method !== 'GET' ? 2 : params === undefined ? 5 : 3;
  return items.filter((_, index) => turn(index) < shareInSixths);
}

/** Sends the requests and expects no fault, no logged bug and no changed table. */
async function expectNothingOf(endpoint: Endpoint, requests: readonly FuzzRequest[]): Promise<SentFuzz[]> {
  let sent: SentFuzz[] = [];
  const changed = await tablesChangedBy(testApp, async () => {
    sent = await sendAll(testApp, requests, (request) => connection.send(request));
  });
  tally.add(sent);
  sentTo.set(endpoint, (sentTo.get(endpoint) ?? 0) + sent.length);
  expect(faultsOf(sent)).toEqual([]);
  expect(changed).toEqual([]);
  expect(takeBugs(testApp)).toEqual([]);
  return sent;
}

const withStatus = (sent: readonly SentFuzz[], ...statuses: number[]): string[] =>
  sent.flatMap(({ request, answer }) =>
    statuses.includes(answer.status) ? [`${answer.status} ${told(request)}`] : [],
  );

describe.each(calls.map(([name, endpoint], index) => ({ name, endpoint, index })))(
  '$name',
  ({ endpoint, index }) => {
    // Only downloads may answer 429: their limit is a few an hour.
    const tooOften = endpoint.download === undefined ? [429] : [];

    test('breaks at no spelling of its address, and writes nothing (security 46)', async () => {
      const { subscriber, free } = testApp.callers;
      const spellings = spellingsOf(testApp.addressOf(endpoint));
      await expectNothingOf(
        endpoint,
        spellings.map((address, at) => halfARequest(endpoint, at % 2 === 0 ? subscriber : free, address)),
      );
    });

    test('finds nothing under ids of nothing, and writes nothing (security 47)', async () => {
      const addresses = addressesOfNothing(apiBase + endpoint.path);
      const sent = await expectNothingOf(
        endpoint,
        addresses.map((address) => wholeRequest(endpoint, testApp.callers.subscriber, address)),
      );
      const found = sent.filter(({ answer }) => ![400, 403, 404, 405].includes(answer.status));
      expect(found.map(({ request, answer }) => `${answer.status} ${told(request)}`)).toEqual([]);
    });

    test('reads no header that breaks it, nor any that opens or closes it (security 46)', async () => {
      const sent = await expectNothingOf(
        endpoint,
        shareOf(hostileHeaders, endpoint, index).map(([name, value]) => {
          const request = halfARequest(endpoint, testApp.callers.subscriber);
          return { ...request, headers: { ...request.headers, [name]: value } };
        }),
      );
      const page = headersOf(testApp.callers.subscriber);
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
      const { subscriber } = testApp.callers;
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
    const changed = await tablesChangedBy(testApp, async () => {
      for (const caller of Object.values(testApp.callers)) {
        const asked = { url: testApp.addressOf(endpoint), headers: headersOf(caller) };
        for (const method of ['GET', 'HEAD'] as const) {
          const { statusCode } = await testApp.app.app.server.inject({ method, ...asked });
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
