import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';
import { storageRules } from '../record/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const moreThanStored = storageRules.programsPerTask + 5;

async function submit(learner: CourseLearner, code: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { status } = await learner.call(
      'practice.submitCode',
      { id: 'first-predict' },
      { code: `# prediction: Bye\n${code}` },
    );
    expect(status).toBe(200);
  }
}

function learnerEventsOf({ id }: CourseLearner) {
  return courseApp.db
    .selectFrom('learner_events')
    .select(['kind', 'size'])
    .where('learner_id', '=', id)
    .orderBy('kind')
    .execute();
}

test('an error is recovered also when its program was deleted before a run without one', async () => {
  const learner = await courseApp.newLearner();
  await submit(learner, 'unknown');
  // Two programs in turn: a program that waits is stored once, however often it runs.
  for (const _ of Array.from({ length: moreThanStored })) {
    await submit(learner, 'greet');
    await submit(learner, 'greet-too');
  }
  const kept = courseApp.db.selectFrom('submissions').select('code').where('learner_id', '=', learner.id);
  expect((await kept.execute()).map(({ code }) => code)).not.toContain('unknown');
  await submit(learner, 'hello');
  expect(await learnerEventsOf(learner)).toContainEqual({ kind: 'error-recovered', size: 1 });
});

test('more failed runs than are kept count, each of them', async () => {
  const learner = await courseApp.newLearner();
  await submit(learner, 'typed-in', moreThanStored);
  await submit(learner, 'hello');
  expect(await learnerEventsOf(learner)).toEqual([
    { kind: 'solved-after-failed-runs', size: moreThanStored },
  ]);
  const attempts = courseApp.db.selectFrom('task_attempts').select(['failed', 'attempts', 'runs']);
  expect(await attempts.where('learner_id', '=', learner.id).executeTakeFirst()).toEqual({
    failed: moreThanStored,
    attempts: moreThanStored + 1,
    runs: moreThanStored + 1,
  });
});
