import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLearner } from '../../../testing/index.ts';
import { type Handle, withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0025_card_answers.sql', import.meta.url);

/** The tables of the warm-ups, in a schema that is searched first. */
async function goBack(handle: Handle): Promise<void> {
  await sql`create schema before`.execute(handle);
  await sql`set local search_path to before, public`.execute(handle);
  await sql`create table warm_up_answers (
    id bigint generated always as identity primary key, learner_id uuid not null, milestone_id text not null,
    mcq_id text not null, selected_option text not null, is_correct boolean not null, answered_at timestamptz not null
  )`.execute(handle);
  await sql`create table skipped_warm_ups (learner_id uuid, milestone_id text, skipped_at timestamptz)`.execute(
    handle,
  );
}

test('answers of warm-ups stay, in their order, when a deployed database is migrated', async () => {
  const learner = await addLearner(database.db);
  await withTransaction(database.db, async (handle) => {
    await goBack(handle);
    await sql`insert into warm_up_answers
        (learner_id, milestone_id, mcq_id, selected_option, is_correct, answered_at)
      values (${learner}, 'm2', 'c1', 'A', false, '2026-11-02T10:00Z'),
        (${learner}, 'm3', 'c1', 'B', true, '2026-11-01T10:00Z')`.execute(handle);

    await sql.raw(await readFile(migration, 'utf8')).execute(handle);

    const { rows } = await sql`
      select card_id, construct, place, answer, is_correct, answered_at from card_answers order by id`.execute(
      handle,
    );
    const kept = { card_id: 'c1', construct: null, place: 'warm-up' };
    expect(rows).toEqual([
      {
        ...kept,
        answer: { selected_option: 'A' },
        is_correct: false,
        answered_at: new Date('2026-11-02T10:00Z'),
      },
      {
        ...kept,
        answer: { selected_option: 'B' },
        is_correct: true,
        answered_at: new Date('2026-11-01T10:00Z'),
      },
    ]);
  });
});
