import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Handle, withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0012_bounds.sql', import.meta.url);
const one = '00000000-0000-4000-8000-000000000001';
const two = '00000000-0000-4000-8000-000000000002';

const tables = [
  'learners',
  'learner_progress',
  'submissions',
  'personalized_exercises',
  'idempotency_keys',
  'rate_counters',
  'one_time_codes',
];

/** Recreates the tables as before the migration, in a schema that is searched first. */
async function goBack(handle: Handle): Promise<void> {
  await sql`create schema before`.execute(handle);
  for (const table of tables) {
    await sql`create table ${sql.id('before', table)} (like ${sql.id('public', table)} including all)`.execute(
      handle,
    );
  }
  await sql`set local search_path to before`.execute(handle);
  await sql`create table billing_mails (created_at timestamptz)`.execute(handle);
  await sql`alter table learner_progress
    drop column stored_bytes, drop column stored_at, drop column stored_counted_at`.execute(handle);
  await sql`alter table personalized_exercises add column attempts integer, add column completed_at timestamptz`.execute(
    handle,
  );
  await sql`alter table submissions rename column task_id to question_id`.execute(handle);
  await sql`alter table submissions drop column task_kind, drop constraint submissions_verdict_check`.execute(
    handle,
  );
  await sql`create table personalized_submissions (id bigint, learner_id uuid, exercise_id uuid, verdict text,
    submitted_at timestamptz)`.execute(handle);
}

test('what was tried before is counted when a deployed database is migrated', async () => {
  await withTransaction(database.db, async (handle) => {
    await goBack(handle);
    await sql`insert into learners
        (id, username, username_key, email, email_key, password_hash, language, email_verified_at, created_at)
      select id::uuid, id, id, id, id, '', 'en', now(), now() from unnest(array[${one}, ${two}]) id`.execute(
      handle,
    );
    const runs = [
      [one, 'q1', 'wrong', 'python-error', true, false],
      [one, 'q1', 'wrong', 'finished', false, true],
      [one, 'q1', 'input_required', 'input-required', false, false],
      [one, 'q1', 'correct', 'finished', false, false],
      [one, 'q1', 'wrong', 'timed-out', false, false],
      [two, 'q1', 'wrong', 'finished', true, true],
      [two, 'q2', 'input_required', 'input-required', false, false],
    ] as const;
    for (const [minute, [learner, question, verdict, outcome, beforeReset, onlyHidden]] of runs.entries()) {
      await sql`insert into submissions (learner_id, question_id, code, verdict, outcome_kind, before_reset,
          only_hidden_failed, submitted_at)
        values (${learner}, ${question}, 'x', ${verdict}, ${outcome}, ${beforeReset}, ${onlyHidden},
          ${new Date(Date.UTC(2026, 0, 1, 0, minute))})`.execute(handle);
    }

    await sql.raw(await readFile(migration, 'utf8')).execute(handle);

    const { rows } = await sql`select * from question_tries order by learner_id, question_id`.execute(handle);
    expect(rows).toEqual([
      {
        learner_id: one,
        question_id: 'q1',
        runs: 4,
        failed: 2,
        failed_before_solved: 2,
        was_solved: true,
        last_outcome: 'timed-out',
        only_hidden_failed: true,
        last_run_at: new Date(Date.UTC(2026, 0, 1, 0, 4)),
      },
      {
        learner_id: two,
        question_id: 'q1',
        runs: 1,
        failed: 0,
        failed_before_solved: 1,
        was_solved: false,
        last_outcome: 'finished',
        only_hidden_failed: false,
        last_run_at: new Date(Date.UTC(2026, 0, 1, 0, 5)),
      },
    ]);
  });
});
