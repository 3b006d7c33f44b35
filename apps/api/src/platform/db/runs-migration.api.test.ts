import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exerciseRows } from '../../modules/personalized/index.ts';
import { createLearnerRecord, sweepRecords } from '../../modules/record/index.ts';
import { type Handle, withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  await withTransaction(database.db, async (handle) => {
    await goBack(handle);
    await fill(handle);
  });
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0021_what_followed_from_runs.sql', import.meta.url);
const learner = '00000000-0000-4000-8000-000000000001';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
/** Three checked exercises: solved at the second run, tried, untouched. Two in free practice: done, tried. */
const [solved, tried, untouched, done, practised] = [1, 2, 3, 4, 5].map(
  (n) => `00000000-0000-4000-8000-00000000000${n + 4}`,
) as [string, string, string, string, string];

/** Brings the tables back to the version before the migration. */
async function goBack(handle: Handle): Promise<void> {
  for (const statement of [
    'drop index submissions_unsolved',
    `alter table submissions drop constraint submissions_verdict_check,
      add constraint submissions_verdict_check check (verdict in ('correct', 'wrong', 'input_required', 'unchecked'))`,
    `create index submissions_unsolved on submissions (learner_id, task_kind, task_id, id)
      where verdict <> 'correct'`,
    'drop table task_attempts, solved_tasks, task_results',
    `create table question_tries (
      learner_id uuid not null references learners (id) on delete cascade, question_id text not null,
      runs integer not null, failed integer not null, failed_before_solved integer not null,
      was_solved boolean not null, last_outcome text not null, only_hidden_failed boolean not null,
      last_run_at timestamptz not null, primary key (learner_id, question_id)
    )`,
    `create table solved_questions (
      learner_id uuid not null references learners (id) on delete cascade, question_id text not null,
      solved_at timestamptz not null, primary key (learner_id, question_id)
    )`,
    `alter table personalized_exercises
      add column attempts integer not null default 0, add column completed_at timestamptz,
      add column ran_well boolean not null default false, add column last_inputs jsonb not null default '[]',
      add column last_output text not null default '', add column last_hints jsonb not null default '[]',
      add column last_suggestions jsonb not null default '[]', add column last_run_at timestamptz`,
  ]) {
    await sql.raw(statement).execute(handle);
  }
}

async function fill(handle: Handle): Promise<void> {
  await sql`insert into learners
      (id, username, username_key, email, email_key, password_hash, language, email_verified_at, created_at)
    values (${learner}, 'one', 'one', 'one', 'one', '', 'en', now(), now())`.execute(handle);
  await sql`insert into submissions (learner_id, task_kind, task_id, code, verdict, outcome_kind, submitted_at)
    select ${learner}, kind, task, verdict || ' ' || n, verdict, 'finished', now()
    from (values ('question', 'q1'), ('exercise', ${solved})) as tasks (kind, task), generate_series(1, 500) n,
      unnest(array['correct', 'wrong', 'input_required', 'unchecked']) verdict`.execute(handle);
  await sql`insert into submissions (learner_id, task_kind, task_id, code, verdict, outcome_kind, submitted_at)
    values (${learner}, 'exercise', ${tried}, 'wrong last', 'wrong', 'python-error', ${at(7)}),
      (${learner}, 'exercise', ${tried}, 'input_required last', 'input_required', 'input-required', ${at(8)})`.execute(
    handle,
  );
  await sql`insert into question_tries values
    (${learner}, 'q1', 5, 2, 3, true, 'timed-out', true, ${at(1)}),
    (${learner}, 'q2', 2, 2, 2, false, 'python-error', false, ${at(2)})`.execute(handle);
  await sql`insert into solved_questions values (${learner}, 'q1', ${at(1)})`.execute(handle);
  await sql`insert into personalized_exercises (id, learner_id, number, kind, author, is_custom, difficulty, content,
      digest, skills, created_at, attempts, completed_at, ran_well, last_inputs, last_output, last_hints, last_run_at)
    values
      (${solved}, ${learner}, 1, 'checked', 'template', false, 'hard', '{}', 'a', '{}', ${at(0)}, 2, ${at(5)}, true,
        '["7"]', 'seven', '["Well"]', ${at(5)}),
      (${tried}, ${learner}, 2, 'checked', 'template', false, 'easy', '{}', 'b', '{}', ${at(0)}, 3, null, false,
        '[]', 'oh', '[]', ${at(8)}),
      (${untouched}, ${learner}, 3, 'checked', 'template', false, 'easy', '{}', 'c', '{}', ${at(0)}, 0, null, false,
        '[]', '', '[]', null),
      (${done}, ${learner}, 4, 'practice', 'template', false, 'easy', null, 'd', '{}', ${at(0)}, 4, ${at(9)}, true,
        '[]', 'done', '[]', ${at(9)}),
      (${practised}, ${learner}, 5, 'practice', 'template', false, 'easy', null, 'e', '{}', ${at(0)}, 1, null, true,
        '[]', 'ran', '[]', ${at(9)})`.execute(handle);
  await sql`insert into learner_progress (learner_id, updated_at, stored_bytes)
    select ${learner}, now(), (select sum(octet_length(code) + 200) from submissions) + (
      select sum(200 + octet_length(concat(
        content::text, asked, last_output, last_inputs::text, last_hints::text, last_suggestions::text
      ))) from personalized_exercises
    )`.execute(handle);
}

const migrate = async (handle: Handle) => sql.raw(await readFile(migration, 'utf8')).execute(handle);

const inFormerWords = ['correct', 'input_required', 'unchecked', 'wrong'];
const inNewWords = ['solved', 'waiting', 'unchecked', 'wrong'];

/** Number of programs by the verdict with which they were stored and the one that they have now. */
async function countPrograms(handle: Handle) {
  const { rows } = await sql`
    select split_part(code, ' ', 1) as before, verdict as now, count(*)::integer as count
    from submissions group by 1, 2 order by 1, 2`.execute(handle);
  return rows;
}

const programs = (words: readonly string[]) =>
  [1000, 1001, 1000, 1001].map((count, index) => ({
    before: inFormerWords[index],
    now: words[index],
    count,
  }));

test('an interrupted migration leaves what was stored before', async () => {
  const interrupted = withTransaction(database.db, async (handle) => {
    await migrate(handle);
    throw new Error('The server was stopped.');
  });

  await expect(interrupted).rejects.toThrow('stopped');
  expect(await countPrograms(database.db)).toEqual(programs(inFormerWords));
  const { rows } = await sql`select from question_tries union all select from personalized_exercises`.execute(
    database.db,
  );
  expect(rows).toHaveLength(7);
});

test('what followed from runs is stored by its task when a deployed database is migrated', async () => {
  const { db } = database;
  await withTransaction(db, migrate);

  expect(await countPrograms(db)).toEqual(programs(inNewWords));
  const { attempts, results, badgeFacts, solutions } = createLearnerRecord(db);
  const question = { lastOutcome: 'python-error', onlyHiddenFailed: false, wasSolved: false, ranWell: false };
  expect(await attempts.read(learner, { kind: 'question', id: 'q2' })).toEqual({
    ...question,
    runs: 2,
    failed: 2,
    attempts: 2,
  });
  const byId = (left: { id: string }, right: { id: string }) => left.id.localeCompare(right.id);
  expect((await attempts.list(learner, 'question')).toSorted(byId)).toEqual([
    { id: 'q1', failures: 3, solved: true, lastAt: at(1) },
    { id: 'q2', failures: 2, solved: false, lastAt: at(2) },
  ]);
  expect(await solutions.listSolved(learner, ['q1', 'q2'])).toEqual(['q1']);

  const ids = [solved, tried, untouched, done, practised];
  const states = await results.listStates(learner, 'exercise', ids);
  const empty = { inputs: [], output: '', hints: [], suggestions: [] };
  expect(ids.map((id) => states.get(id))).toMatchObject([
    {
      attempts: 2,
      ranWell: true,
      completedAt: at(5),
      last: { ...empty, inputs: ['7'], output: 'seven', hints: ['Well'] },
    },
    { attempts: 3, ranWell: false, completedAt: null, last: { ...empty, output: 'oh' } },
    { attempts: 0, ranWell: false, completedAt: null, last: empty },
    { attempts: 4, ranWell: true, completedAt: at(9), last: { ...empty, output: 'done' } },
    { attempts: 1, ranWell: true, completedAt: null, last: { ...empty, output: 'ran' } },
  ]);
  const last = await attempts.read(learner, { kind: 'exercise', id: tried });
  expect(last).toMatchObject({ failed: 3, lastOutcome: 'python-error' });
  // Free practice counts for no badge.
  expect((await badgeFacts.read(learner)).personalized).toEqual({ easy: 0, medium: 0, hard: 1 });
});

test('the stored bytes of a migrated learner are those that a full count finds', async () => {
  const { db } = database;
  const read = () => db.selectFrom('learner_progress').select('stored_bytes').executeTakeFirstOrThrow();
  // The count deletes programs above the limit, which are not what is tested here.
  await sql`delete from submissions`.execute(db);
  await sql`update learner_progress set stored_bytes = stored_bytes - ${programBytes}`.execute(db);
  const migrated = await read();

  await sweepRecords({ counted: [exerciseRows], answers: [] })({ db, clock: { now: () => at(10) } });

  expect(await read()).toEqual(migrated);
});

/** As `fill` counted them. */
const programBytes = [...inFormerWords].reduce(
  (sum, verdict) => {
    const numbers = Array.from({ length: 500 }, (_, index) => `${verdict} ${index + 1}`.length + 200);
    return sum + 2 * numbers.reduce((all, bytes) => all + bytes, 0);
  },
  'wrong last'.length + 'input_required last'.length + 2 * 200,
);
