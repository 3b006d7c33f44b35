import {
  createTestClock,
  startTestApp,
  startTestDatabase,
  type TestApp,
  type TestClient,
  type TestDatabase,
} from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import { createEntitlementPeriods } from '../../modules/subscriptions/index.ts';
import { deriveKeys, sha256 } from '../crypto/keys.ts';
import type { Claim } from '../db/claim.ts';
import type { Handle } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { createIdempotency, maxStoredAnswers, type RepeatableRequest } from './idempotency.ts';

const clock = createTestClock();
const keys = deriveKeys({ current: 'a secret for answers that are kept', former: [] });
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

let key = 0;
beforeEach(() => void key++);

/** The effect of the work in these tests: a counter that has a row for each time. */
async function effect(handle: Handle): Promise<unknown> {
  const row = { key: `${key} ${crypto.randomUUID()}`, count: 1, window_ends_at: clock.now() };
  await handle.insertInto('rate_counters').values(row).execute();
  return { row: row.key };
}

async function effects(): Promise<number> {
  const rows = database.db.selectFrom('rate_counters').select('key').where('key', 'like', `${key} %`);
  return (await rows.execute()).length;
}

function inOneCommit(
  change: Partial<RepeatableRequest> = {},
  work: (handle: Handle) => Promise<unknown> = effect,
): Promise<unknown> {
  const idempotency = createIdempotency({ db: database.db, clock, keys });
  const own = { owner: 'nila', learnerId: null, key: `key ${key}`, method: 'POST', path: '/x/', body: {} };
  const request = { ...own, ...change };
  return idempotency.orKept(request, () => idempotency.inOneCommit(request, 200, work));
}

describe('a call whose effect and answer are one commit', () => {
  test('gets the same answer when it is repeated, and has its effect once', async () => {
    const first = await inOneCommit();
    expect(await inOneCommit()).toEqual(first);
    expect(await effects()).toBe(1);
  });

  test('has its effect once when many come at the same moment, and each gets the answer', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => inOneCommit()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await effects()).toBe(1);
  });

  test('is refused without an effect when its key belongs to another request', async () => {
    await inOneCommit();
    await expect(inOneCommit({ body: { other: true } })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect(await effects()).toBe(1);
  });

  test('leaves neither an effect nor a key when it fails or is refused, so the next try is a real one', async () => {
    for (const failure of [new Error('broken off'), new AppError('rest_used_up')]) {
      const failing = async (handle: Handle) => {
        await effect(handle);
        throw failure;
      };
      await expect(inOneCommit({}, failing)).rejects.toBe(failure);
      expect(await effects()).toBe(0);
    }
    await inOneCommit();
    expect(await effects()).toBe(1);
  });

  test('gets its answer also where its own effect is why it is refused now', async () => {
    const onlyOnce = async (handle: Handle) => {
      if ((await effects()) > 0) throw new AppError('rest_used_up');
      return effect(handle);
    };
    const first = await inOneCommit({}, onlyOnce);
    expect(await inOneCommit({}, onlyOnce)).toEqual(first);
    clock.advance(24 * 3600 + 1);
    await expect(inOneCommit({}, onlyOnce)).rejects.toMatchObject({ code: 'rest_used_up' });
  });

  test('is a new one after a day', async () => {
    const first = await inOneCommit();
    clock.advance(24 * 3600 + 1);
    expect(await inOneCommit()).not.toEqual(first);
    expect(await inOneCommit()).not.toEqual(first);
    expect(await effects()).toBe(2);
  });

  test('keeps the newest answers of its owner and none beyond', async () => {
    for (let call = 0; call <= maxStoredAnswers + 1; call += 1) {
      clock.advance(1);
      await inOneCommit({ owner: 'busy', key: `call ${call}` });
    }
    const kept = database.db.selectFrom('idempotency_keys').select('key').where('owner', '=', sha256('busy'));
    const stored = (await kept.execute()).map((row) => row.key);
    expect(stored).toHaveLength(maxStoredAnswers);
    expect(stored).toContain(sha256(`call ${maxStoredAnswers + 1}`));
    expect(stored).not.toContain(sha256('call 1'));
  });

  test('deletes no kept answer for a session that has ended', async () => {
    for (let call = 0; call < maxStoredAnswers; call += 1) {
      clock.advance(1);
      await inOneCommit({ owner: 'logged out', key: `call ${call}` });
    }
    const idempotency = createIdempotency({ db: database.db, clock, keys });
    const place = { owner: 'logged out', learnerId: null, key: 'one more' };
    const ended = async () => Promise.reject(new AppError('token_not_valid'));
    const proof = { permission: sql`select where false`, require: ended };
    const write = async (claim: Claim) => {
      const { rows } = await sql`with ${claim} select from claimed`.execute(database.db);
      return rows.length === 1;
    };
    const request = { ...place, method: 'POST', path: '/x/', body: {} };
    await expect(
      idempotency.inOneStatement(request, { status: 200, proof }, {}, write),
    ).rejects.toMatchObject({
      code: 'token_not_valid',
    });
    const kept = database.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('owner', '=', sha256('logged out'));
    expect(await kept.execute()).toHaveLength(maxStoredAnswers);
  });
});

describe('an answer to a multiple-choice question that is sent again', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ curriculum: sampleCourse() });
  });
  afterAll(() => app.stop());

  test('is stored once, also by many at the same moment', async () => {
    const learner = await app.newLearner();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () =>
      learner.call('exercise.submitMcq', { id: 'first-c1' }, { selected_option: 'B' }, { headers });
    for (const { status, body } of await Promise.all(Array.from({ length: 12 }, send)))
      expect([status, body]).toMatchObject([200, { is_correct: true }]);
    const stored = app.db.selectFrom('mcq_answers').select('id').where('learner_id', '=', learner.id);
    expect(await stored.execute()).toHaveLength(1);
  });

  test('is refused when its key belongs to another answer, which stays the only one', async () => {
    const learner = await app.newLearner();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = (option: string) =>
      learner.call('exercise.submitMcq', { id: 'first-c1' }, { selected_option: option }, { headers });
    expect(await send('A')).toMatchObject({ status: 200, body: { is_correct: false } });
    expect(await send('B')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect((await learner.call('progress.progress')).body).toMatchObject({ score: 0 });
    const stored = app.db.selectFrom('mcq_answers').select('id').where('learner_id', '=', learner.id);
    expect(await stored.execute()).toHaveLength(1);
  });

  test('is refused with a key as without one when the question is not open', async () => {
    const learner = await app.newLearner();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = { selected_option: 'B' };
    for (const options of [{}, { headers }, { headers }])
      expect(await learner.call('exercise.submitMcq', { id: 'fifth-c1' }, answer, options)).toMatchObject({
        status: 403,
        body: { code: 'subscription_required' },
      });
  });

  test('is given again when the milestone has closed since, and another answer under its key is refused', async () => {
    const learner = await app.newLearner();
    const at = app.clock.now();
    await createEntitlementPeriods(app.db).grant({
      id: crypto.randomUUID(),
      learnerId: learner.id,
      planId: 'annual',
      orderId: null,
      days: 1,
      source: 'demo',
      at,
    });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = (option: string) =>
      learner.call('exercise.submitMcq', { id: 'fifth-c1' }, { selected_option: option }, { headers });
    const first = await send('B');
    await app.db
      .updateTable('entitlements')
      .set({ ends_at: at })
      .where('learner_id', '=', learner.id)
      .execute();
    expect(first.status).toBe(200);
    expect(await send('B')).toMatchObject({ status: 200, body: first.body });
    expect(await send('A')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  describe('by a learner whose session has ended', () => {
    const refused = { status: 401, body: { code: 'token_not_valid' } };
    const send = (client: TestClient, id: string, option: string, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      return client.call('exercise.submitMcq', { id }, { selected_option: option }, { headers });
    };
    let learnerId: string;
    let loggedOut: TestClient;
    beforeEach(async () => {
      const learner = await app.newLearner();
      learnerId = learner.id;
      loggedOut = learner.copy();
      await send(learner, 'first-c1', 'A', 'answered before');
      await learner.call('auth.logout');
    });

    test('is refused and stores nothing, with a key and without one', async () => {
      expect(await send(loggedOut, 'first-c1', 'B')).toMatchObject(refused);
      expect(await send(loggedOut, 'first-c1', 'B', 'a new key')).toMatchObject(refused);
      for (const table of ['mcq_answers', 'idempotency_keys'] as const) {
        const stored = app.db.selectFrom(table).select('learner_id').where('learner_id', '=', learnerId);
        expect(await stored.execute()).toHaveLength(1);
      }
    });

    test('is refused although its answer is kept, or its key belongs to another answer', async () => {
      for (const option of ['A', 'B'])
        expect(await send(loggedOut, 'first-c1', option, 'answered before')).toMatchObject(refused);
    });

    test('tells neither that the question is closed, nor that it does not exist, nor that the answer is none', async () => {
      for (const id of ['fifth-c1', 'no-such-question'])
        for (const key of [undefined, 'a new key', 'answered before'])
          expect(await send(loggedOut, id, 'B', key)).toMatchObject(refused);
      expect(await send(loggedOut, 'first-c1', 'no letter')).toMatchObject(refused);
    });
  });
});
