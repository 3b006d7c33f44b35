import { randomUUID } from 'node:crypto';
import type { Database } from '../src/platform/db/database.ts';

/** Inserts a learner without registration, for tests that need one to record something for. */
export async function addLearner(db: Database): Promise<string> {
  const id = randomUUID();
  const name = `learner-${id}`;
  const address = `${name}@example.test`;
  await db
    .insertInto('learners')
    .values({
      id,
      username: name,
      username_key: name,
      email: address,
      email_key: address,
      password_hash: 'none',
      language: 'en',
      email_verified_at: new Date(),
      created_at: new Date(),
    })
    .execute();
  return id;
}
