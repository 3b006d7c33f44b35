import { systemRandomness } from '@python-learning/api';
import { startTestApp } from '@python-learning/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CourseTestApp, sampleCourse, startCourseTestApp } from '../testing/index.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seedLearner } from './modules/auth/index.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';

let courseApp: CourseTestApp;
beforeEach(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterEach(() => courseApp.stop());

test('a demo account whose past was not made, because the start was killed, gets it at the next', async () => {
  const { db, clock } = courseApp;
  const parts = { db, clock, randomness: systemRandomness };
  const { email, username } = demoAccounts[1];
  const learnerId = await seedLearner(parts, { email, username, password: demoPassword, language: 'en' });
  for (let start = 0; start < 2; start++) await seedDemoAccounts({ ...parts, curriculum: sampleCourse() });

  const { current_milestone_id } = await db
    .selectFrom('learner_progress')
    .where('learner_id', '=', learnerId)
    .select('current_milestone_id')
    .executeTakeFirstOrThrow();
  expect(current_milestone_id).toBe('fifth');
  expect(await db.selectFrom('entitlements').selectAll().execute()).toHaveLength(1);
});
