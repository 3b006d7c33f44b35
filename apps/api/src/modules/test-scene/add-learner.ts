import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';

/** A learner in the database for tests that need one to record something of, without an account's ceremony. */
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
