import { readFile } from 'node:fs/promises';
import { skillIds } from '@python-learning/exercises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Handle, withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0018_skill_names.sql', import.meta.url);
const learner = '00000000-0000-4000-8000-000000000001';
const storedBytes = 5_000;

/** Recreates the tables in a schema that is searched first. */
async function goBack(handle: Handle): Promise<void> {
  await sql`create schema before`.execute(handle);
  for (const table of ['learner_progress', 'personalized_exercises', 'exercise_pool']) {
    await sql`create table ${sql.id('before', table)} (like ${sql.id('public', table)} including all)`.execute(
      handle,
    );
  }
  await sql`set local search_path to before`.execute(handle);
  await sql`insert into learner_progress (learner_id, stored_bytes, updated_at)
    values (${learner}, ${storedBytes}, now())`.execute(handle);
}

type Stored = { number: number; skills: string[]; focus: string | null; content: object | null };

async function addExercise(handle: Handle, { number, skills, focus, content }: Stored): Promise<void> {
  await sql`insert into personalized_exercises
      (id, learner_id, number, kind, author, is_custom, difficulty, content, digest, skills, focus_skill, created_at)
    values (gen_random_uuid(), ${learner}, ${number}, ${content === null ? 'practice' : 'checked'}, 'template',
      false, 'easy', ${content === null ? null : JSON.stringify(content)}, ${String(number)}, ${skills}, ${focus},
      now())`.execute(handle);
}

test('numbered skills get their names, in their order, when a deployed database is migrated', async () => {
  await withTransaction(database.db, async (handle) => {
    await goBack(handle);
    const numbered = Array.from({ length: 36 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`);
    const content = { title: { en: 'S16' }, skills: ['S17', 'S16'] };
    await addExercise(handle, { number: 1, skills: ['S17', 'S16'], focus: 'S16', content });
    await addExercise(handle, { number: 2, skills: [], focus: null, content: null });
    await addExercise(handle, { number: 3, skills: [], focus: null, content: { expected: '3' } });
    await sql`insert into exercise_pool (id, difficulty, content, digest, skills, model, prompt_version, created_at)
      values (gen_random_uuid(), 'easy', ${JSON.stringify({ skills: numbered })}, 'd', ${numbered}, 'm', '1', now())
    `.execute(handle);

    await sql.raw(await readFile(migration, 'utf8')).execute(handle);

    const { rows: exercises } = await sql`
      select number, skills, focus_skill as focus, content from personalized_exercises order by number
    `.execute(handle);
    const renamed = ['loop-variable', 'for-range'];
    expect(exercises).toEqual([
      { number: 1, skills: renamed, focus: 'for-range', content: { ...content, skills: renamed } },
      { number: 2, skills: [], focus: null, content: null },
      { number: 3, skills: [], focus: null, content: { expected: '3' } },
    ]);
    const { rows: pooled } = await sql<{ skills: string[]; content: unknown }>`
      select skills, content from exercise_pool`.execute(handle);
    expect(pooled).toEqual([{ skills: skillIds, content: { skills: skillIds } }]);
    const { rows: records } = await sql<{ stored_bytes: string }>`
      select stored_bytes from learner_progress`.execute(handle);
    const grown = renamed.join('').length - 'S17S16'.length;
    expect(records.map(({ stored_bytes: bytes }) => Number(bytes))).toEqual([storedBytes + grown]);
  });
});
