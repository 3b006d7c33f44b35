import { maxVisitorCodeLength } from '@python-learning/domain';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const run = (code: string, language?: 'ta' | 'en') =>
  courseApp.stranger.call('practice.runVisitor', { code }, language);

describe('a program of a visitor without an account', () => {
  test('runs, and nothing of it is kept', async () => {
    expect(await run('hello')).toMatchObject({
      status: 200,
      body: { status: 'finished', output: 'Hello', is_correct: false, points_awarded: 0, checks: [] },
    });
    const kept = courseApp.db.selectFrom('submissions').select('id');
    expect(await kept.execute()).toEqual([]);
    expect(courseApp.engine.requests.at(-1)).toMatchObject({
      owner: 'visitors of 127.0.0.1',
      limits: { submissionCpuMs: 300 },
    });
  });

  test('is short', async () => {
    const before = courseApp.engine.requests.length;
    const answer = await run('#'.repeat(maxVisitorCodeLength + 1));
    expect(answer).toMatchObject({ status: 400, body: { code: [expect.stringContaining('500')] } });
    expect(courseApp.engine.requests).toHaveLength(before);
  });

  test('shares the limit of its network, in the language of who asks; a learner does not', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => run('hello', 'ta')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]).toMatchObject({ body: { code: 'too_many_requests' } });
    const learner = await courseApp.newLearner();
    expect(await learner.call('practice.runLesson', { id: 'first-v1' }, { code: 'hello' })).toMatchObject({
      status: 200,
    });
  });
});
