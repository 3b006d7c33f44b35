import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLearner } from '../../../testing/index.ts';
import { changeRecord, createLearnerRecord, storageRules } from './index.ts';
import type { NewProgram } from './programs.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

let learnerId: string;
beforeEach(async () => {
  learnerId = await addLearner(database.db);
});

const at = new Date('2026-03-02T10:00:00.000Z');
const task = { kind: 'question', id: 'q1' } as const;
const nothingKept = sql`nothing_kept as (select)`;

function store(code: string, runsBefore: number, verdict: NewProgram['verdict'] = 'wrong') {
  const run = { learnerId, task, code, verdict, outcomeKind: 'finished', explanationId: null, at };
  const { runs } = createLearnerRecord(database.db);
  return runs.addAnswered({ ...run, onlyHiddenFailed: false }, runsBefore, nothingKept);
}

const openRecord = () => changeRecord(database.db, { learnerId, at }, async () => undefined);

const attempts = () => createLearnerRecord(database.db).attempts.read(learnerId, task);

async function codes(): Promise<string[]> {
  const rows = database.db.selectFrom('submissions').select('code').where('learner_id', '=', learnerId);
  return (await rows.orderBy('id').execute()).map(({ code }) => code);
}

async function storedBytes(): Promise<{ counted: number; real: number }> {
  const counted = database.db.selectFrom('learner_progress').select('stored_bytes');
  const row = await counted.where('learner_id', '=', learnerId).executeTakeFirstOrThrow();
  const bytes = (await codes()).map((code) => Buffer.byteLength(code) + storageRules.bytesPerRow);
  return { counted: Number(row.stored_bytes), real: bytes.reduce((sum, one) => sum + one, 0) };
}

test('a run from which nothing follows is stored with its attempt', async () => {
  await openRecord();
  expect(await store('first', 0)).toBe(true);
  expect(await store('second', 1)).toBe(true);
  expect(await codes()).toEqual(['first', 'second']);
  expect(await attempts()).toMatchObject({ runs: 2, failed: 2, attempts: 2 });
});

test('a dialogue is one program and no attempt', async () => {
  await openRecord();
  for (let line = 0; line < 3; line += 1) expect(await store('asks', 0, 'waiting')).toBe(true);
  expect(await codes()).toEqual(['asks']);
  expect(await attempts()).toMatchObject({ runs: 0 });
});

test('nothing is stored before the record has a row, without room, or after another attempt', async () => {
  expect(await store('no row', 0)).toBe(false);
  await openRecord();
  expect(await store('other attempt', 1)).toBe(false);
  await database.db
    .updateTable('learner_progress')
    .set({ stored_bytes: storageRules.bytesPerLearner })
    .where('learner_id', '=', learnerId)
    .execute();
  expect(await store('no room', 0)).toBe(false);
  expect(await codes()).toEqual([]);
  expect(await attempts()).toMatchObject({ runs: 0 });
});

test('of many runs at the same moment each is stored whole or not at all, and the bytes are right', async () => {
  await openRecord();
  const stored = await Promise.all(Array.from({ length: 20 }, (_, run) => store(`run ${run}`, 0)));
  const count = stored.filter((isStored) => isStored).length;
  expect(count).toBeGreaterThan(0);
  expect(await codes()).toHaveLength(count);
  expect(await attempts()).toMatchObject({ runs: count, failed: count });
  const { counted, real } = await storedBytes();
  expect(counted).toBe(real);
});

test('runs and changes of the record at the same moment wait for each other', async () => {
  await openRecord();
  const line = {
    learnerId,
    task,
    code: 'asks',
    verdict: 'waiting',
    outcomeKind: 'input-required',
    at,
  } as const;
  const change = () =>
    changeRecord(database.db, { learnerId, at }, ({ programs }) =>
      programs.add({ ...line, explanationId: null, onlyHiddenFailed: false }),
    );
  await change();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([store('asks', 0, 'waiting'), change(), store('asks', 0, 'waiting'), change()]);
  }
  const { counted, real } = await storedBytes();
  expect(counted).toBe(real);
});

test('a run waits for a change of the record, and finds the room that it has left', async () => {
  await openRecord();
  const stored = await changeRecord(database.db, { learnerId, at }, async ({ storedBytes: bytes }) => {
    await bytes.change(learnerId, storageRules.bytesPerLearner, at);
    const run = store('waits', 0);
    await somebodyWaits();
    return { run };
  });
  expect(await stored.run).toBe(false);
  expect(await codes()).toEqual([]);
});

test('a run that waited for a change of the record stores nothing: what it knows is from before', async () => {
  await openRecord();
  const stored = await changeRecord(database.db, { learnerId, at }, async ({ storedBytes: bytes }) => {
    await bytes.change(learnerId, 1, at);
    const run = store('waits', 0);
    await somebodyWaits();
    return { run };
  });
  expect(await stored.run).toBe(false);
  expect(await codes()).toEqual([]);
});

/** Resolves when a statement in this database waits for a lock. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database.db,
    );
    if (rows.length > 0) return;
  }
}
