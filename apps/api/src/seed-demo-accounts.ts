import type { Curriculum } from '@python-learning/curriculum';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { findLearnerId, type SeededLearner, seedLearner } from './modules/auth/index.ts';
import { seedProgress } from './modules/learning/index.ts';
import type { Clock, Randomness } from './platform/clock/clock.ts';
import type { Database } from './platform/db/database.ts';

/** Creates missing demo accounts, and seeds the progress of those without any. */
export async function seedDemoAccounts(deps: {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  curriculum: Curriculum;
}): Promise<void> {
  for (const { email, username, completedThroughOrder, subscribed } of demoAccounts) {
    const learner: SeededLearner = { email, username, password: demoPassword, language: 'en' };
    // Existing accounts too: the start that created one may have been killed before seeding its progress.
    const learnerId = (await seedLearner(deps, learner)) ?? (await findLearnerId(deps.db, email));
    if (learnerId !== null) await seedProgress(deps, { learnerId, completedThroughOrder, subscribed });
  }
}
