import { createTestClock, startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedLearner } from '../../modules/auth/index.ts';
import { systemRandomness } from '../clock/clock.ts';
import { deriveKeys, sha256 } from '../crypto/keys.ts';
import { AppError } from '../errors/app-error.ts';
import {
  createIdempotency,
  maxStoredAnswers,
  type RepeatableRequest,
  sweepIdempotencyKeys,
} from './idempotency.ts';

const clock = createTestClock();
const keys = deriveKeys({ current: 'a secret for answers that are kept', former: [] });
let database: TestDatabase;
let learnerId: string;
beforeAll(async () => {
  database = await startTestDatabase();
  const { db } = database;
  const learner = {
    username: 'nila',
    email: 'nila@example.test',
    password: 'kolam-dots-15',
    language: 'ta',
  } as const;
  learnerId = (await seedLearner({ db, clock, randomness: systemRandomness }, learner)) ?? '';
});
afterAll(() => database.stop());

let key = 0;
let done = 0;
beforeEach(() => {
  key++;
  done = 0;
});

const work = async () => ({ done: ++done });
const once = (change: Partial<RepeatableRequest> = {}, task: () => Promise<unknown> = work) =>
  createIdempotency({ db: database.db, clock, keys }).once(
    { owner: 'nila', learnerId, key: `key ${key}`, method: 'POST', path: '/x/', body: { a: 1 }, ...change },
    200,
    task,
  );

test('the same request again gets the same answer and happens once', async () => {
  expect([await once(), await once()]).toEqual([{ done: 1 }, { done: 1 }]);
});

test('an answer may hold any character that a program can print', async () => {
  const printed = async () => ({ output: '\0 \ud800 நிலா' });
  const first = await once({}, printed);
  expect(await once({}, printed)).toEqual(first);
});

test.each([[{ body: { a: 2 } }], [{ path: '/y/' }], [{ method: 'GET' as const }]])(
  'another request under the same key is refused: %j',
  async (change) => {
    await once();
    await expect(once(change)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    expect(done).toBe(1);
  },
);

/** Work that reports when it has begun and runs until the test ends it. */
function slowWork() {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const task = async () => {
    begun.resolve();
    await end.promise;
    return work();
  };
  return { task, begun: begun.promise, end: end.resolve };
}

test('many at the same moment happen once; the others hear that it is under way', async () => {
  const slow = slowWork();
  const first = once({}, slow.task);
  await slow.begun;
  const others = await Promise.allSettled([once(), once(), once()]);
  for (const one of others) expect(one).toMatchObject({ reason: { code: 'request_in_progress' } });
  slow.end();
  expect(await first).toEqual({ done: 1 });
  expect(await once()).toEqual({ done: 1 });
});

test('a refusal is not kept: the next try is a real one', async () => {
  const refuse = async () => {
    throw new AppError('questions_unsolved');
  };
  await expect(once({}, refuse)).rejects.toMatchObject({ code: 'questions_unsolved' });
  expect(await once()).toEqual({ done: 1 });
});

test('a request whose process died is taken over after three minutes, and its late answer counts no more', async () => {
  const slow = slowWork();
  const first = once({}, slow.task);
  await slow.begun;
  clock.advance(179);
  await expect(once()).rejects.toMatchObject({ code: 'request_in_progress' });
  clock.advance(2);
  expect(await once()).toEqual({ done: 1 });
  slow.end();
  expect(await first).toEqual({ done: 2 });
  expect(await once()).toEqual({ done: 1 });
});

test('a late failure does not free the key that another has taken over', async () => {
  const slow = slowWork();
  const first = once({}, () => slow.task().then(() => Promise.reject(new AppError('questions_unsolved'))));
  await slow.begun;
  clock.advance(181);
  const kept = await once();
  slow.end();
  await expect(first).rejects.toMatchObject({ code: 'questions_unsolved' });
  expect(await once()).toEqual(kept);
});

test('the same key of another browser is another key', async () => {
  await once({ learnerId: null, owner: 'one browser' });
  expect(await once({ learnerId: null, owner: 'another' })).toEqual({ done: 2 });
});

test('what was sent cannot be guessed from what is stored', async () => {
  await once({ body: { password: 'kolam-dots-15' } });
  const rows = await database.db.selectFrom('idempotency_keys').select('request_hash').execute();
  const bare = sha256(JSON.stringify(['POST', '/x/', { password: 'kolam-dots-15' }]));
  expect(rows.map((row) => row.request_hash)).not.toContain(bare);
});

test('a very long answer is kept with its long texts cut, and happens once all the same', async () => {
  const printed = async () => ({ done: ++done, output: 'x'.repeat(100_000) });
  const request = { owner: 'nila', learnerId, key: `key ${key}`, method: 'POST', path: '/x/', body: {} };
  const idempotency = createIdempotency({ db: database.db, clock, keys });
  const options = { longTexts: { output: 'beginning' } } as const;
  expect(await idempotency.once(request, 200, printed, options)).toMatchObject({
    done: 1,
    output: 'x'.repeat(100_000),
  });
  const again = await idempotency.once(request, 200, printed, options);
  expect(again).toMatchObject({ done: 1, output: expect.stringMatching(/^x{1000}\n…$/) });
});

test('of one learner the newest answers are kept, and those of others', async () => {
  const other = { owner: 'somebody else', learnerId: null, key: `key ${key}` };
  await once(other);
  for (let call = 0; call <= maxStoredAnswers; call += 1) {
    clock.advance(1);
    await once({ owner: 'busy', key: `call ${call}` });
  }
  const kept = database.db.selectFrom('idempotency_keys').select('key').where('owner', '=', sha256('busy'));
  expect(await kept.execute()).toHaveLength(maxStoredAnswers);
  const before = done;
  await once({ owner: 'busy', key: `call ${maxStoredAnswers}` });
  await once(other);
  expect(done).toBe(before);
});

test('an answer is kept for a day', async () => {
  await once();
  clock.advance(24 * 3600 - 1);
  expect(await once()).toEqual({ done: 1 });
  clock.advance(2);
  await sweepIdempotencyKeys({ db: database.db, clock });
  expect(await once()).toEqual({ done: 2 });
});
