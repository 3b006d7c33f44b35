import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0015_points_by_kind.sql', import.meta.url);
const learner = '00000000-0000-4000-8000-000000000001';

test('every reason for points keeps its kind and its subject when a deployed database is migrated', async () => {
  await withTransaction(database.db, async (handle) => {
    await sql`create schema before`.execute(handle);
    await sql`set local search_path to before`.execute(handle);
    await sql`create table points_ledger (
      learner_id uuid not null, reason text not null, points integer not null, earned_at timestamptz not null,
      primary key (learner_id, reason)
    )`.execute(handle);
    const reasons = [
      'videos:hello-python',
      'question:m01-q1',
      'prediction:m01-q1',
      'exercise:hello-python',
      'mcq-first:m01-c1',
      'milestone:hello-python',
      'personalized:b1c2',
      'custom:b1:c2',
    ];
    for (const [index, reason] of reasons.entries()) {
      await sql`insert into points_ledger values (${learner}, ${reason}, ${index + 1}, now())`.execute(
        handle,
      );
    }

    await sql.raw(await readFile(migration, 'utf8')).execute(handle);

    const { rows } = await sql`select kind, subject, points from points_ledger order by points`.execute(
      handle,
    );
    expect(rows).toEqual([
      { kind: 'videos', subject: 'hello-python', points: 1 },
      { kind: 'question', subject: 'm01-q1', points: 2 },
      { kind: 'prediction', subject: 'm01-q1', points: 3 },
      { kind: 'exercise', subject: 'hello-python', points: 4 },
      { kind: 'mcq_first', subject: 'm01-c1', points: 5 },
      { kind: 'milestone', subject: 'hello-python', points: 6 },
      { kind: 'personalized', subject: 'b1c2', points: 7 },
      { kind: 'custom', subject: 'b1:c2', points: 8 },
    ]);
  });
});
