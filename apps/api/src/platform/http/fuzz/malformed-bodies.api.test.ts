import type { Endpoint } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import {
  checkRandomBodies,
  createTally,
  everyCall,
  type FuzzCaller,
  type FuzzRequest,
  type FuzzTarget,
  faultsOf,
  fuzzSeed,
  headersOf,
  inject,
  mutatedBodies,
  type SentBody,
  type SentFuzz,
  sendAll,
  startFuzzTarget,
  tablesChangedBy,
  takeBugs,
  timed,
  told,
  unreadableBodies,
} from '@python-learning/testing/fuzz';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScriptedEngine } from '../../../../testing/index.ts';

let testApp: FuzzTarget;
beforeAll(async () => {
  testApp = await startFuzzTarget({ curriculum: loadCurriculum(), engine: createScriptedEngine({}) });
});
afterAll(() => testApp.app.stop());

const tally = createTally();
let judged = 0;
afterAll(() => {
  console.log(`Seed ${fuzzSeed}. Malformed bodies: ${tally.figures()}. ${judged} were read past the access.`);
});

const posts = everyCall.filter(([, { method, access }]) => method === 'POST' && access !== 'provider');
const send = (request: FuzzRequest) => inject(testApp.app.app.server, request);

/** Refusals about the body itself, which only a caller with access can receive. */
const bodyRefusals: ReadonlySet<unknown> = new Set([
  'malformed_json',
  'unreadable_text',
  'validation_failed',
  'unsupported_media_type',
  'payload_too_large',
]);

function requestOf(endpoint: Endpoint, caller: FuzzCaller, body: SentBody): FuzzRequest {
  const type = body.contentType === null ? {} : { 'content-type': body.contentType };
  return {
    method: 'POST',
    address: testApp.addressOf(endpoint),
    headers: { ...headersOf(caller), ...type, ...body.headers },
    payload: body.payload,
  };
}

/** Answers whose refusal is not about the body. */
function unread(sent: readonly SentFuzz[]): string[] {
  return sent.flatMap(({ request, answer }) => {
    if (bodyRefusals.has(codeOf(answer.text))) return [];
    return [`${answer.status} ${answer.text.slice(0, 100)}: ${told(request)}`];
  });
}

function codeOf(text: string): unknown {
  const answer: unknown = text === '' ? null : JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null;
  // A list holds the messages for a program's field named `code`.
  return Array.isArray(answer.code) ? 'validation_failed' : answer.code;
}

/** Returns the callers with access, in turn; for a public call a stranger too. */
function mayCall({ access }: Endpoint): FuzzCaller[] {
  const { stranger, free, subscriber } = testApp.callers;
  return access === 'public' ? [subscriber, free, stranger] : [subscriber, free];
}

describe('a malformed body', () => {
  test.each(posts)(
    'is refused by %s as such, and nothing is written (security 46)',
    async (_name, endpoint) => {
      const callers = mayCall(endpoint);
      const bodies = [...unreadableBodies(), ...mutatedBodies(endpoint).refused];
      const requests = bodies.flatMap((body, index) => {
        const caller = callers[index % callers.length];
        return caller === undefined ? [] : [requestOf(endpoint, caller, body)];
      });
      const changed = await tablesChangedBy(testApp, async () => {
        const sent = await sendAll(testApp, requests, send);
        tally.add(sent);
        judged += sent.length - unread(sent).length;
        expect(faultsOf(sent)).toEqual([]);
        expect(unread(sent)).toEqual([]);
      });
      expect(changed).toEqual([]);
      expect(takeBugs(testApp)).toEqual([]);
    },
  );

  test.each(posts)(
    'of any making is refused by %s, and nothing is written (security 47)',
    async (_name, endpoint) => {
      const [caller] = mayCall(endpoint);
      if (caller === undefined) throw new Error('Nobody may call.');
      const changed = await tablesChangedBy(testApp, () =>
        checkRandomBodies(endpoint, async (payload) => {
          const body = { what: 'random', payload, contentType: 'application/json' };
          const sent = [await timed(requestOf(endpoint, caller, body), send)];
          tally.add(sent);
          judged += 1;
          expect([...faultsOf(sent), ...unread(sent)]).toEqual([]);
        }),
      );
      expect(changed).toEqual([]);
    },
  );

  test('of a stranger is not even read where one must be logged in (security 46)', async () => {
    const closed = posts.filter(([, { access }]) => access === 'learner');
    const requests = closed.flatMap(([, endpoint]) =>
      unreadableBodies()
        .slice(0, 25)
        .map((body) => requestOf(endpoint, testApp.callers.stranger, body)),
    );
    const sent = await sendAll(testApp, requests, send);
    tally.add(sent);
    expect(faultsOf(sent)).toEqual([]);
    expect([...new Set(sent.map(({ answer }) => answer.status))]).toEqual([401]);
  });
});

describe('a body that is odd and still right', () => {
  test.each(posts)('breaks nothing in %s (security 48)', async (_name, endpoint) => {
    const requests = mutatedBodies(endpoint).accepted.map((body) =>
      requestOf(endpoint, testApp.callers.free, body),
    );
    const sent = await sendAll(testApp, requests, send);
    tally.add(sent);
    expect(faultsOf(sent)).toEqual([]);
    expect(takeBugs(testApp)).toEqual([]);
  });
});
