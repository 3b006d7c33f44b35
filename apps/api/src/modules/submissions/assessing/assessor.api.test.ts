import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CourseTestApp, startCourseTestApp } from '../../../../testing/index.ts';
import { type Assessor, createAssessor } from './assessor.ts';

/** Never ends on a request with one failed attempt. */
const entry = new URL('./slow.fixture.ts', import.meta.url);
let assessor: Assessor;
let courseApp: CourseTestApp;
beforeAll(async () => {
  assessor = createAssessor({ entry, deadline: { cpuMs: 50, wallMs: 60_000 } });
  courseApp = await startCourseTestApp((parts) => startTestApp({ ...parts, assessor }));
  await assessor.ready();
});
afterAll(async () => {
  await courseApp.stop();
  await assessor.stop();
});

test('a run whose explanation never ends gets its verdict and a general one, while others are served', async () => {
  const learner = await courseApp.newLearner();
  expect(
    (
      await learner.call(
        'practice.submitCode',
        { id: 'first-predict' },
        { code: '# prediction: Bye\nunknown' },
      )
    ).status,
  ).toBe(200);

  const endless = learner.call(
    'practice.submitCode',
    { id: 'first-predict' },
    { code: '# prediction: Bye\nunknown' },
  );
  expect((await courseApp.stranger.call('course.milestones')).status).toBe(200);

  expect(await endless).toMatchObject({
    status: 200,
    body: {
      is_correct: false,
      explanation: { id: 'RUN-OTHER' },
      error: "NameError: name 'x' is not defined",
    },
  });
  expect(await courseApp.metricsText()).toContain('feedback_plain_assessments_total{cause="deadline"} 1\n');
  const solved = await learner.call(
    'practice.submitCode',
    { id: 'first-predict' },
    { code: '# prediction: Bye\nhello' },
  );
  expect(solved).toMatchObject({ status: 200, body: { is_correct: true, points_awarded: 5 } });
});

test('a slow explanation is paid from the budget of its learner', async () => {
  const learner = await courseApp.newLearner();
  const solution = '# prediction: Bye\nhello';
  const assess = assessor.assess.bind(assessor);
  vi.spyOn(assessor, 'assess').mockImplementation(async (...asked) => ({
    ...(await assess(...asked)),
    cpuMs: 4_000,
  }));
  // The budget is 30 s.
  for (let sent = 0; sent < 8; sent += 1) {
    expect(
      (await learner.call('practice.submitCode', { id: 'first-predict' }, { code: solution })).status,
    ).toBe(200);
  }
  vi.restoreAllMocks();

  expect(
    await learner.call('practice.submitCode', { id: 'first-predict' }, { code: solution }),
  ).toMatchObject({
    status: 429,
    body: { code: 'run_time_used' },
  });
});
