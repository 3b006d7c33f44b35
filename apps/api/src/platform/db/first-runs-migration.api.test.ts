import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLearnerRecord } from '../../modules/record/index.ts';
import { withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0026_visit_counts.sql', import.meta.url);
const learner = '00000000-0000-4000-8000-000000000001';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const attempt = {
  learnerId: learner,
  verdict: 'wrong',
  outcomeKind: 'finished',
  onlyHiddenFailed: false,
} as const;

test('a task that was tried before has the time of the earliest program that is left of it', async () => {
  const { db } = database;
  const { attempts } = createLearnerRecord(db);
  await sql`insert into learners
      (id, username, username_key, email, email_key, password_hash, language, email_verified_at, created_at)
    values (${learner}, 'one', 'one', 'one', 'one', '', 'en', now(), now())`.execute(db);
  for (const id of ['kept', 'gone'])
    await attempts.add({ ...attempt, task: { kind: 'question', id }, at: at(9) });
  await sql`insert into submissions (learner_id, task_kind, task_id, code, verdict, outcome_kind, only_hidden_failed, submitted_at)
    values (${learner}, 'question', 'kept', 'a', 'waiting', 'input-required', false, ${at(1)}),
      (${learner}, 'question', 'kept', 'b', 'wrong', 'finished', false, ${at(3)}),
      (${learner}, 'question', 'kept', 'c', 'solved', 'finished', false, ${at(7)}),
      (${learner}, 'exercise', 'gone', 'd', 'wrong', 'finished', false, ${at(2)})`.execute(db);
  await sql`drop table visit_counts`.execute(db);
  await sql`alter table task_attempts drop column first_run_at`.execute(db);

  await withTransaction(db, async (handle) => sql.raw(await readFile(migration, 'utf8')).execute(handle));

  const { rows } = await sql`select task_id, first_run_at from task_attempts order by 1`.execute(db);
  expect(rows).toEqual([
    { task_id: 'gone', first_run_at: null },
    { task_id: 'kept', first_run_at: at(3) },
  ]);
});

test('a task that is tried now has the time of its first attempt, however many follow', async () => {
  const { attempts } = createLearnerRecord(database.db);
  const task = { kind: 'question', id: 'new' } as const;
  await attempts.add({ ...attempt, task, at: at(10) });
  await attempts.add({ ...attempt, task, at: at(20) });
  const { rows } =
    await sql`select first_run_at, last_run_at from task_attempts where task_id = 'new'`.execute(database.db);
  expect(rows).toEqual([{ first_run_at: at(10), last_run_at: at(20) }]);
});
