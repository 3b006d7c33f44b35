import type { Language } from '@python-learning/domain';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLearnerRepository } from './learner.repository.ts';
import { createPasswordHasher } from './password-hasher.ts';

export type SeededLearner = { username: string; email: string; password: string; language: Language };

/** The id of the account that an address has, or null. */
export async function findLearnerId(db: Database, email: string): Promise<string | null> {
  return (await createLearnerRepository(db).findByEmail(email))?.id ?? null;
}

/** Creates a learner with a proven address, for demonstrations and tests. Null when the address is known. */
export async function seedLearner(
  deps: { db: Database; clock: Clock; randomness: Randomness },
  learner: SeededLearner,
): Promise<string | null> {
  const learners = createLearnerRepository(deps.db);
  if ((await learners.findByEmail(learner.email)) !== null) return null;
  const { password, ...identity } = learner;
  const id = deps.randomness.id();
  const now = deps.clock.now();
  const passwordHash = await createPasswordHasher().hash(password);
  await learners.create({ ...identity, id, passwordHash, createdAt: now, verifiedAt: now });
  return id;
}
