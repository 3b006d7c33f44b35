/**
 * Creates a learner who has completed this many milestones, in the database of the server that the browser stories use.
 *
 *     node scripts/seed-learner.ts <email> <password> <milestones>
 */
import {
  findRunningEmbedded,
  openDatabase,
  seedLearner,
  seedProgress,
  systemClock,
  systemRandomness,
} from '@python-learning/api';
import { loadCurriculum } from '@python-learning/curriculum';

if (process.env['NODE_ENV'] === 'production')
  throw new Error('This gives paid time away: it is for tests only.');
const [email = '', password = '', milestones = '0'] = process.argv.slice(2);
const db = openDatabase(findRunningEmbedded(process.env['DATA_DIR'] ?? ''), { maxConnections: 1 });
try {
  const deps = { db, clock: systemClock, randomness: systemRandomness, curriculum: loadCurriculum() };
  const [username = ''] = email.split('@');
  const learnerId = await seedLearner(deps, { email, username, password, language: 'en' });
  if (learnerId === null) throw new Error(`${email} has an account already`);
  await seedProgress(deps, { learnerId, completedThroughOrder: Number(milestones), subscribed: true });
} finally {
  await db.destroy();
}
