import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CourseTestApp, sampleCourse, startCourseTestApp } from '../../../testing/index.ts';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { type Seed, seedProgress } from './index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const seed = (one: Seed) =>
  seedProgress(
    { db: courseApp.db, clock: courseApp.clock, randomness: systemRandomness, curriculum: sampleCourse() },
    one,
  );

test('a learner who is half-way has done the milestones before, and needs an upgrade', async () => {
  const learner = await courseApp.newLearner();
  await seed({ learnerId: learner.id, completedThroughOrder: 4, subscribed: false });

  expect((await learner.call('progress.progress')).body).toMatchObject({
    current_milestone: { id: 'fifth', order: 5 },
    completed_milestones: [{ order: 1 }, { order: 2 }, { order: 3 }, { order: 4 }],
    badges: [{ id: 'first-step' }],
  });
  expect((await learner.call('practice.questions', { id: 'fifth' })).status).toBe(403);
  expect((await learner.call('practice.questions', { id: 'first' })).body).toMatchObject({
    questions: [{ is_solved: true }, { is_solved: true }],
  });
  expect((await learner.call('progress.markExerciseCompleted', { id: 'first' })).status).toBe(200);
});

test('a graduate has done everything and has a running subscription', async () => {
  const learner = await courseApp.newLearner();
  await seed({ learnerId: learner.id, completedThroughOrder: 15, subscribed: true });

  expect((await learner.call('progress.progress')).body).toMatchObject({
    current_milestone: { id: 'fifth' },
    completed_milestones: [{}, {}, {}, {}, { order: 5 }],
  });
  expect(await learner.call('subscriptions.subscriptionStatus')).toMatchObject({
    status: 200,
    body: { plan: { id: 'annual' } },
  });
});

test('a new learner has done nothing', async () => {
  const learner = await courseApp.newLearner();
  await seed({ learnerId: learner.id, completedThroughOrder: 0, subscribed: false });

  expect((await learner.call('progress.progress')).body).toMatchObject({
    score: 0,
    completed_milestones: [],
  });
  expect((await learner.call('subscriptions.subscriptionStatus')).status).toBe(404);
});

test('a learner who has a past keeps it when seeded again', async () => {
  const learner = await courseApp.newLearner();
  await seed({ learnerId: learner.id, completedThroughOrder: 2, subscribed: false });
  await learner.call('progress.updateMilestone', { milestone_id: 'first' });
  const before = (await learner.call('progress.progress')).body;
  await seed({ learnerId: learner.id, completedThroughOrder: 4, subscribed: false });

  expect((await learner.call('progress.progress')).body).toEqual(before);
});
