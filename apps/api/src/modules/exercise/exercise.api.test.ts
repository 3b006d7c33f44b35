import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

const someText: unknown = expect.any(String);
let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const answer = (learner: CourseLearner, id: string, selected_option: unknown, language?: 'ta' | 'en') =>
  learner.call('exercise.submitMcq', { id }, { selected_option }, language);

const scoreOf = async (learner: CourseLearner) => (await learner.call('progress.progress')).body;

describe('the multiple-choice questions of a milestone', () => {
  test('are asked without a trace of the answers (security 41)', async () => {
    const learner = await courseApp.newLearner();
    const { status, body } = await learner.call('exercise.mcqQuestions', { id: 'first' });

    expect(status).toBe(200);
    expect(body).toEqual(
      [
        { id: 'first-c1', audio_url_2: '/media/first-c1.en.m4a' },
        { id: 'first-c2', audio_url_2: null },
      ].map((own) => ({
        ...own,
        kind: 'multiple-choice',
        question_text: `<p>Which one? ${own.id}</p>`,
        options: { A: 'Option A', B: 'Option B', C: 'Option C', D: 'Option D' },
      })),
    );
  });

  test('are asked in Tamil of those who read Tamil', async () => {
    const learner = await courseApp.newLearner();

    expect((await learner.call('exercise.mcqQuestions', { id: 'first' }, 'ta')).body).toMatchObject([
      { question_text: '<p>எது? first-c1</p>', audio_url_2: '/media/first-c1.ta.m4a' },
      { audio_url_2: null },
    ]);
  });

  test('are none where there is no content yet, and not found where there is no milestone', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call('exercise.mcqQuestions', { id: 'third' })).toEqual({ status: 200, body: [] });
    expect((await learner.call('exercise.mcqQuestions', { id: 'nowhere' })).status).toBe(404);
  });
});

describe('an answer', () => {
  test('that is right is told so, with the reason', async () => {
    const learner = await courseApp.newLearner();

    expect(await answer(learner, 'first-c1', 'B')).toEqual({
      status: 200,
      body: { is_correct: true, explanation: '<p>B is right.</p>' },
    });
  });

  test('that is wrong is told what speaks against it, in the language of the learner', async () => {
    const learner = await courseApp.newLearner();

    expect(await answer(learner, 'first-c1', 'C', 'ta')).toEqual({
      status: 200,
      body: {
        is_correct: false,
        explanation: '<p>C is wrong: 1 &lt; 2. (தமிழ்)</p><p>B is right. (தமிழ்)</p>',
      },
    });
  });

  test('gives points when the very first one is right, and only then', async () => {
    const learner = await courseApp.newLearner();
    await answer(learner, 'first-c1', 'B');
    await answer(learner, 'first-c1', 'B');
    expect(await scoreOf(learner)).toMatchObject({ score: 2 });

    await answer(learner, 'first-c2', 'A');
    await answer(learner, 'first-c2', 'B');
    expect(await scoreOf(learner)).toMatchObject({ score: 2 });
  });

  test('gives the points once when many come at the same moment (security 40)', async () => {
    const learner = await courseApp.newLearner();
    await Promise.all(Array.from({ length: 10 }, () => answer(learner, 'first-c1', 'B')));

    expect(await scoreOf(learner)).toMatchObject({ score: 2 });
  });

  test('that is wrong does not undo an earlier right one', async () => {
    const learner = await courseApp.newLearner();
    await answer(learner, 'first-c1', 'B');
    await answer(learner, 'first-c2', 'B');
    await answer(learner, 'first-c1', 'A');

    expect((await learner.call('progress.markExerciseCompleted', { id: 'first' })).status).toBe(200);
  });

  test('is refused when it is no option', async () => {
    const learner = await courseApp.newLearner();

    for (const option of ['E', 'b', '', 1, null]) {
      expect(await answer(learner, 'first-c1', option)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', selected_option: [someText] },
      });
    }
    expect((await learner.call('exercise.submitMcq', { id: 'first-c1' }, {})).status).toBe(400);
  });

  test('is refused for a question that does not exist or is not open', async () => {
    const learner = await courseApp.newLearner();

    expect((await answer(learner, 'nothing', 'B')).status).toBe(404);
    expect((await answer(learner, 'fifth-c1', 'B')).body).toMatchObject({ code: 'subscription_required' });
    expect(await scoreOf(learner)).toMatchObject({ score: 0 });
  });

  test('takes no score from the one who answers (security 42)', async () => {
    const learner = await courseApp.newLearner();
    await learner.call(
      'exercise.submitMcq',
      { id: 'first-c1' },
      {
        selected_option: 'A',
        is_correct: true,
        score: 1000,
      },
    );

    expect(await scoreOf(learner)).toMatchObject({ score: 0 });
  });
});
