import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const path = '/learn/questions/first-predict/submit/';
  expect((await learner.post(path, { code: 'unknown' })).status).toBe(200);

  const endless = learner.post(path, { code: 'unknown' });
  expect((await courseApp.stranger.get('/learn/milestones/')).status).toBe(200);

  expect(await endless).toMatchObject({
    status: 200,
    body: {
      is_correct: false,
      explanation: { id: 'RUN-OTHER' },
      error: "NameError: name 'x' is not defined",
    },
  });
  expect(await courseApp.metricsText()).toContain('feedback_plain_assessments_total{cause="deadline"} 1\n');
  const solved = await learner.post(path, { code: '# prediction: Bye\nhello' });
  expect(solved).toMatchObject({ status: 200, body: { is_correct: true, points_awarded: 5 } });
});
