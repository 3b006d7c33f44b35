import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLearnerRecord, storageRules } from '../../modules/record/index.ts';
import { type Handle, withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0020_programs_of_tasks.sql', import.meta.url);
const one = '00000000-0000-4000-8000-000000000001';
const two = '00000000-0000-4000-8000-000000000002';
const first = '00000000-0000-4000-8000-00000000000a';
const second = '00000000-0000-4000-8000-00000000000b';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

/** Brings the tables of this database back to the version before the migration. */
async function goBack(handle: Handle): Promise<void> {
  for (const statement of [
    'drop index submissions_by_task',
    'drop index submissions_unsolved',
    'alter table submissions drop column task_kind',
    'alter table submissions rename column task_id to question_id',
    'create index submissions_by_learner_and_question on submissions (learner_id, question_id, id desc)',
    "create index submissions_unsolved on submissions (learner_id, question_id, id) where verdict <> 'correct'",
    `alter table submissions drop constraint submissions_verdict_check,
      add constraint submissions_verdict_check check (verdict in ('correct', 'wrong', 'input_required'))`,
    'alter table task_drafts drop constraint task_drafts_pkey, drop column task_kind',
    'alter table task_drafts rename column task_id to question_id',
    'alter table task_drafts rename to question_drafts',
    'alter table question_drafts add constraint question_drafts_pkey primary key (learner_id, question_id)',
    'alter table personalized_exercises add column draft_code text, add column draft_written_at timestamptz',
    `create table personalized_submissions (
      id bigint generated always as identity primary key,
      learner_id uuid not null references learners (id) on delete cascade,
      exercise_id uuid not null references personalized_exercises (id) on delete cascade,
      code text not null, verdict text not null, outcome_kind text not null, explanation_id text,
      submitted_at timestamptz not null
    )`,
  ]) {
    await sql.raw(statement).execute(handle);
  }
}

async function fill(handle: Handle): Promise<void> {
  await sql`insert into learners
      (id, username, username_key, email, email_key, password_hash, language, email_verified_at, created_at)
    select id::uuid, id, id, id, id, '', 'en', now(), now() from unnest(array[${one}, ${two}]) id`.execute(
    handle,
  );
  await sql`insert into learner_progress (learner_id, updated_at, stored_bytes)
    values (${one}, now(), 1000), (${two}, now(), 50)`.execute(handle);
  await sql`insert into personalized_exercises (id, learner_id, number, kind, author, is_custom, difficulty, digest,
      skills, created_at, draft_code, draft_written_at)
    values (${first}, ${one}, 1, 'practice', 'template', false, 'easy', 'a', '{}', ${at(0)}, 'typed', ${at(9)}),
      (${second}, ${one}, 2, 'practice', 'template', false, 'easy', 'b', '{}', ${at(0)}, null, null)`.execute(
    handle,
  );
  await sql`insert into submissions (learner_id, question_id, code, verdict, outcome_kind, explanation_id,
      only_hidden_failed, before_reset, submitted_at)
    values (${one}, 'q1', 'of one', 'correct', 'finished', null, false, false, ${at(1)}),
      (${two}, 'q1', 'of two', 'wrong', 'finished', 'OUT', true, true, ${at(2)})`.execute(handle);
  await sql`insert into personalized_submissions (learner_id, exercise_id, code, verdict, outcome_kind, explanation_id,
      submitted_at)
    values (${one}, ${first}, 'asks', 'input_required', 'input-required', null, ${at(3)}),
      (${one}, ${second}, 'ran', 'unchecked', 'finished', null, ${at(4)}),
      (${one}, ${first}, 'wrong', 'wrong', 'python-error', 'NAM', ${at(5)})`.execute(handle);
  await sql`insert into question_drafts values (${two}, 'q1', 'typed by two', ${at(6)})`.execute(handle);
}

test('programs and drafts of exercises are kept beside those of questions when a deployed database is migrated', async () => {
  await withTransaction(database.db, async (handle) => {
    await goBack(handle);
    await fill(handle);

    await sql.raw(await readFile(migration, 'utf8')).execute(handle);

    const { rows: programs } = await sql`select learner_id, task_kind, task_id, code, verdict, outcome_kind,
      explanation_id, only_hidden_failed, before_reset, submitted_at from submissions order by id`.execute(
      handle,
    );
    const exercise = {
      learner_id: one,
      task_kind: 'exercise',
      only_hidden_failed: false,
      before_reset: false,
    };
    const waits = { verdict: 'input_required', outcome_kind: 'input-required', explanation_id: null };
    const ran = { verdict: 'unchecked', outcome_kind: 'finished', explanation_id: null };
    const wrong = { verdict: 'wrong', outcome_kind: 'python-error', explanation_id: 'NAM' };
    expect(programs).toMatchObject([
      { learner_id: one, task_kind: 'question', task_id: 'q1', code: 'of one', verdict: 'correct' },
      {
        learner_id: two,
        task_kind: 'question',
        explanation_id: 'OUT',
        only_hidden_failed: true,
        before_reset: true,
      },
      { ...exercise, task_id: first, code: 'asks', ...waits, submitted_at: at(3) },
      { ...exercise, task_id: second, code: 'ran', ...ran, submitted_at: at(4) },
      { ...exercise, task_id: first, code: 'wrong', ...wrong, submitted_at: at(5) },
    ]);
    const { programs: read, solutions } = createLearnerRecord(handle);
    expect(await read.listLast(one, 'exercise', [first, second])).toEqual(
      new Map([
        [first, { code: 'typed', writtenAt: at(9) }],
        [second, { code: 'ran', writtenAt: at(4) }],
      ]),
    );
    const draft = { code: 'typed by two', writtenAt: at(6) };
    expect(await solutions.listRecords(two, ['q1'])).toMatchObject([{ questionId: 'q1', last: draft }]);
    const { rows: bytes } = await sql`select stored_bytes from learner_progress order by learner_id`.execute(
      handle,
    );
    expect(bytes).toEqual([{ stored_bytes: `${1000 + storageRules.bytesPerRow}` }, { stored_bytes: '50' }]);

    await sql`delete from learners`.execute(handle);
    const { rows: left } = await sql`select from submissions union all select from task_drafts`.execute(
      handle,
    );
    expect(left).toEqual([]);
  });
});
