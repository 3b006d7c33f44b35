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

const migration = new URL('../../../migrations/0021_verdicts_of_tasks.sql', import.meta.url);
const learner = '00000000-0000-4000-8000-000000000001';

/** Brings the table back to the version before the migration. */
async function goBack(handle: Handle): Promise<void> {
  for (const statement of [
    'drop index submissions_unsolved',
    `alter table submissions drop constraint submissions_verdict_check,
      add constraint submissions_verdict_check check (verdict in ('correct', 'wrong', 'input_required', 'unchecked'))`,
    `create index submissions_unsolved on submissions (learner_id, task_kind, task_id, id)
      where verdict <> 'correct'`,
  ]) {
    await sql.raw(statement).execute(handle);
  }
}

async function fill(handle: Handle): Promise<void> {
  await sql`insert into learners
      (id, username, username_key, email, email_key, password_hash, language, email_verified_at, created_at)
    values (${learner}, 'one', 'one', 'one', 'one', '', 'en', now(), now())`.execute(handle);
  await sql`insert into submissions (learner_id, task_kind, task_id, code, verdict, outcome_kind, submitted_at)
    select ${learner}, kind, 'q1', verdict || ' ' || n, verdict, 'finished', now()
    from unnest(array['question', 'exercise']) kind, generate_series(1, 500) n,
      unnest(array['correct', 'wrong', 'input_required', 'unchecked']) verdict`.execute(handle);
}

const migrate = async (handle: Handle) => sql.raw(await readFile(migration, 'utf8')).execute(handle);

/** Number of programs by what they were run for, their verdict before and their verdict now. */
async function countPrograms(handle: Handle) {
  const { rows } = await sql<{ before: string; now: string; count: string }>`
    select task_kind as kind, split_part(code, ' ', 1) as before, verdict as now, count(*) as count
    from submissions group by 1, 2, 3 order by 1, 2`.execute(handle);
  return rows;
}

const counted = (now: Readonly<Record<string, string>>) =>
  ['exercise', 'question'].flatMap((kind) =>
    Object.entries(now).map(([before, verdict]) => ({ kind, before, now: verdict, count: '500' })),
  );
const former = {
  correct: 'correct',
  input_required: 'input_required',
  unchecked: 'unchecked',
  wrong: 'wrong',
};

test('programs keep their verdict in new words when a deployed database is migrated, even after a failure', async () => {
  const { db } = database;
  await withTransaction(db, goBack);
  await withTransaction(db, fill);
  const interrupted = withTransaction(db, async (handle) => {
    await migrate(handle);
    throw new Error('The server was stopped.');
  });

  await expect(interrupted).rejects.toThrow('stopped');
  expect(await countPrograms(db)).toEqual(counted(former));
  await withTransaction(db, migrate);

  const words = counted({ ...former, correct: 'solved', input_required: 'waiting' });
  expect(await countPrograms(db)).toEqual(words);
  const inFormerWords = sql`update submissions set verdict = 'correct' where verdict = 'solved'`.execute(db);
  await expect(inFormerWords).rejects.toThrow('submissions_verdict_check');

  await withTransaction(db, migrate);
  expect(await countPrograms(db)).toEqual(words);
});
