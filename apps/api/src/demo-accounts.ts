import type { Curriculum } from '@python-learning/curriculum';
import { findLearnerId, type SeededLearner, seedLearner } from './modules/auth/index.ts';
import { seedProgress } from './modules/learning/index.ts';
import type { Clock, Randomness } from './platform/clock/clock.ts';
import type { Database } from './platform/db/database.ts';

export const demoPassword = 'learn-python-1';

/** Learners at three places of the course. They exist outside production only. */
export const demoAccounts = [
  { email: 'new@demo.test', username: 'demo_new', completedThroughOrder: 0, subscribed: false },
  { email: 'halfway@demo.test', username: 'demo_halfway', completedThroughOrder: 4, subscribed: false },
  { email: 'graduate@demo.test', username: 'demo_graduate', completedThroughOrder: 15, subscribed: true },
] as const;

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
