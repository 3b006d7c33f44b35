import { codingExercise } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const newLearner = () => courseApp.newLearner({ completedThroughOrder: 4, subscribed: true });
const submit = (learner: CourseLearner, code: string, id = 'fifth-predict') =>
  learner.call('practice.submitCode', { id }, { code });

/** The second part of the growing program in the fifth milestone. */
async function secondPart(learner: CourseLearner, language: 'ta' | 'en' = 'en') {
  const answered = await learner.call('practice.questions', { id: 'fifth' }, language);
  const { questions } = codingExercise.parse(answered.body);
  return questions[1];
}

describe('a part that continues another', () => {
  test('begins with a program of ours until the learner has solved the part before', async () => {
    const learner = await newLearner();
    await submit(learner, 'unknown');

    expect(await secondPart(learner)).toMatchObject({
      example_code: '# write here\n',
      continues_from: { id: 'fifth-predict', title: 'Question predict', is_own_code: false },
      draft_code: null,
    });
  });

  test('begins with the newest own solution of it, in the words of the learner’s language', async () => {
    const learner = await newLearner();
    await submit(learner, '# prediction: mine\nhello');
    await submit(learner, '# prediction: still mine\nhello');
    await submit(learner, 'unknown');

    expect(await secondPart(learner, 'ta')).toMatchObject({
      example_code: '# prediction: still mine\nhello',
      continues_from: { title: 'Question predict (தமிழ்)', is_own_code: true },
    });
  });

  test('keeps what was typed in it: only where it begins is another program', async () => {
    const learner = await newLearner();
    await submit(learner, '# prediction: one\nhello');
    await submit(learner, 'hello', 'fifth-input');
    await submit(learner, '# prediction: two\nhello');

    expect(await secondPart(learner)).toMatchObject({
      draft_code: 'hello',
      example_code: '# prediction: two\nhello',
    });
  });

  test('begins with ours again when the practice is begun again', async () => {
    const learner = await newLearner();
    await submit(learner, '# prediction: mine\nhello');
    await learner.call('progress.markCodeCompleted', { id: 'fifth' }, { reset: true });

    expect(await secondPart(learner)).toMatchObject({
      example_code: '# write here\n',
      continues_from: { is_own_code: false },
    });
  });

  test('shows nobody the program of another', async () => {
    const [learner, other] = [await newLearner(), await newLearner()];
    await submit(learner, '# prediction: mine\nhello');

    expect(await secondPart(other)).toMatchObject({ continues_from: { is_own_code: false } });
  });
});

test('a question that begins again says nothing of another', async () => {
  const answered = await (await newLearner()).call('practice.questions', { id: 'fifth' });

  expect(codingExercise.parse(answered.body).questions[0]).not.toHaveProperty('continues_from');
});
