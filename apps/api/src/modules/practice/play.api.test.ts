import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const solution = '# prediction: Hello\nhello';
const play = (learner: CourseLearner, code = 'greet', inputs = ['Selvi']) =>
  learner.call('practice.play', { id: 'first-predict' }, { code, inputs });
const solve = (learner: CourseLearner) =>
  learner.call('practice.submitCode', { id: 'first-predict' }, { code: solution });

async function questionOf(learner: CourseLearner) {
  const { body } = await learner.call('practice.questions', { id: 'first' });
  return (body as { questions: object[] }).questions[0];
}

describe('playing with a question that is solved', () => {
  test('runs any program with any inputs, without a verdict, and changes nothing', async () => {
    const learner = await courseApp.newLearner();
    await solve(learner);
    const before = await learner.call('progress.progress');
    expect(await play(learner)).toMatchObject({
      status: 200,
      body: { verdict: 'unchecked', output: 'Hello Selvi', checks: [], points_awarded: 0 },
    });
    expect(await learner.call('progress.progress')).toEqual(before);
    expect(await questionOf(learner)).toMatchObject({ is_solved: true, draft_code: solution });
  });

  test('leaves a way back: the solution comes where the draft is another program', async () => {
    const learner = await courseApp.newLearner();
    expect(await questionOf(learner)).toMatchObject({ solution_code: null });
    await solve(learner);
    expect(await questionOf(learner)).toMatchObject({ solution_code: null, draft_code: solution });
    courseApp.clock.advance(5);
    const draft = { code: 'greet', written_at: courseApp.clock.now().toISOString() };
    await learner.call('practice.saveDraft', { id: 'first-predict' }, draft);
    expect(await questionOf(learner)).toMatchObject({ solution_code: solution, draft_code: 'greet' });
  });

  test('is refused before: what is shown would be the answer', async () => {
    const learner = await courseApp.newLearner();
    expect(await play(learner)).toMatchObject({ status: 409, body: { code: 'question_unsolved' } });
  });

  test('is refused at a question that does not exist, and to a stranger', async () => {
    const learner = await courseApp.newLearner();
    const sent = { code: 'hello' };
    expect((await learner.call('practice.play', { id: 'nothing' }, sent)).status).toBe(404);
    expect((await courseApp.stranger.call('practice.play', { id: 'first-predict' }, sent)).status).toBe(401);
  });
});
