import { warmUpAnswered, warmUp as warmUpSchema } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const warmUpOf = async (learner: CourseLearner, milestone: string) =>
  warmUpSchema.parse((await learner.call('warmUp.warmUp', { id: milestone })).body);
const idsOf = ({ questions }: { questions: readonly { id: string }[] }) => questions.map(({ id }) => id);

async function answer(learner: CourseLearner, milestone: string, answers: Record<string, string>) {
  const sent = Object.entries(answers).map(([id, selected_option]) => ({ id, selected_option }));
  const answered = await learner.call('warmUp.answerWarmUp', { id: milestone }, { answers: sent });
  expect(answered.status).toBe(200);
  return warmUpAnswered.parse(answered.body);
}

/** Advances the clock by a day and renews the learner's session, as the browser does. */
async function nextDay(learner: CourseLearner): Promise<void> {
  courseApp.clock.advance(24 * 60 * 60);
  expect((await learner.call('auth.refreshToken')).status).toBe(200);
}

const inExercise = (learner: CourseLearner, id: string, selected_option: string) => {
  courseApp.clock.advance(60);
  return learner.call('exercise.submitMcq', { id }, { selected_option });
};

describe('the warm-up of a milestone', () => {
  test('asks questions of earlier milestones, those that went wrong first, without a trace of the answers', async () => {
    const learner = await courseApp.newLearner();
    await inExercise(learner, 'second-c1', 'B');
    await inExercise(learner, 'first-c2', 'B');
    await inExercise(learner, 'first-c1', 'A');
    await inExercise(learner, 'first-c1', 'B');
    await nextDay(learner);
    const warmUp = await warmUpOf(learner, 'third');

    expect(warmUp).toMatchObject({ status: 'offered', answered: 0 });
    expect(idsOf(warmUp)).toEqual(['first-c1', 'second-c1', 'first-c2']);
    expect(warmUp.questions[0]).toEqual({
      kind: 'multiple-choice',
      id: 'first-c1',
      question_text: '<p>Which one? first-c1</p>',
      options: { A: 'Option A', B: 'Option B', C: 'Option C', D: 'Option D' },
      audio_url_2: '/media/first-c1.en.m4a',
    });
    expect((await warmUpOf(learner, 'third')).questions).toEqual(warmUp.questions);
  });

  test('asks nothing that was answered within the last day', async () => {
    const learner = await courseApp.newLearner();
    for (const id of ['first-c1', 'first-c2']) await inExercise(learner, id, 'A');

    expect(await warmUpOf(learner, 'second')).toEqual({ status: 'none', answered: 0, questions: [] });
    await nextDay(learner);
    expect(idsOf(await warmUpOf(learner, 'second'))).toEqual(['first-c1', 'first-c2']);
  });

  test('is not there where nothing comes before, nor where the milestone is completed', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 2 });

    expect(await warmUpOf(learner, 'first')).toEqual({ status: 'none', answered: 0, questions: [] });
    expect(await warmUpOf(learner, 'second')).toMatchObject({ status: 'none' });
    expect(await warmUpOf(learner, 'third')).toMatchObject({ status: 'offered' });
  });

  test('is as open as its milestone', async () => {
    const learner = await courseApp.newLearner();

    expect((await learner.call('warmUp.warmUp', { id: 'fifth' })).status).toBe(403);
    expect((await learner.call('warmUp.answerWarmUp', { id: 'fifth' }, { skip: true })).status).toBe(403);
    expect((await learner.call('warmUp.warmUp', { id: 'nowhere' })).status).toBe(404);
  });
});

describe('an answer', () => {
  test('is checked and explained, and the rest is left', async () => {
    const learner = await courseApp.newLearner();
    const [first, second] = idsOf(await warmUpOf(learner, 'third'));
    const answered = await answer(learner, 'third', { [first ?? '']: 'B', [second ?? '']: 'C' });

    expect(answered.results).toEqual([
      { id: first, is_correct: true, explanation: '<p>B is right.</p>' },
      { id: second, is_correct: false, explanation: '<p>C is wrong: 1 &lt; 2.</p><p>B is right.</p>' },
    ]);
    expect(answered).toMatchObject({ status: 'offered', answered: 2 });
    expect(idsOf(answered)).toHaveLength(1);
    expect(idsOf(answered)).not.toContain(first);

    const last = await answer(learner, 'third', { [idsOf(answered)[0] ?? '']: 'B' });
    expect(last).toMatchObject({ status: 'done', answered: 3, questions: [] });
    expect(await warmUpOf(learner, 'third')).toMatchObject({ status: 'done', answered: 3 });
  });

  test('gives no points, no learning day, and changes no exercise', async () => {
    const learner = await courseApp.newLearner();
    await answer(learner, 'third', { 'first-c1': 'B', 'first-c2': 'B' });

    expect((await learner.call('progress.progress')).body).toMatchObject({
      score: 0,
      completed_exercises: [],
    });
    expect((await learner.call('streak.streak')).body).toMatchObject({ days_this_week: 0 });
    expect((await learner.call('progress.markExerciseCompleted', { id: 'first' })).status).toBe(409);
    // An answer in a warm-up does not take the place of the first answer in the exercise.
    await inExercise(learner, 'first-c1', 'B');
    expect((await learner.call('progress.progress')).body).toMatchObject({ score: 2 });
  });

  test('that is right lets a question rest, one that is wrong brings it back next time', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4, subscribed: true });
    for (const id of ['first-c1', 'first-c2', 'second-c1', 'second-c2']) await inExercise(learner, id, 'A');
    await nextDay(learner);
    await answer(learner, 'fifth', { 'first-c1': 'B', 'first-c2': 'A' });

    expect(idsOf(await warmUpOf(learner, 'fifth'))).toEqual(['second-c1']);
    const forAnother = await courseApp.newLearner({ completedThroughOrder: 4, subscribed: true });
    expect(idsOf(await warmUpOf(forAnother, 'fifth'))).toEqual(['first-c1', 'first-c2', 'second-c1']);
  });

  test('to a question of this milestone, a later one or none is refused, and nothing is recorded', async () => {
    const learner = await courseApp.newLearner();
    for (const id of ['second-c1', 'fifth-c1', 'nothing']) {
      const answers = [
        { id: 'first-c1', selected_option: 'B' },
        { id, selected_option: 'B' },
      ];
      expect((await learner.call('warmUp.answerWarmUp', { id: 'second' }, { answers })).status).toBe(404);
    }
    expect(await warmUpOf(learner, 'second')).toMatchObject({ answered: 0 });
  });

  test('may not be one of four, nor name another option', async () => {
    const learner = await courseApp.newLearner();
    const one = { id: 'first-c1', selected_option: 'B' };
    for (const answers of [[one, one, one, one], [{ ...one, selected_option: 'E' }]]) {
      expect((await learner.call('warmUp.answerWarmUp', { id: 'second' }, { answers })).status).toBe(400);
    }
  });
});

test('a warm-up that is skipped is not offered again, and stands in nobody’s way', async () => {
  const learner = await courseApp.newLearner();
  const skipped = await learner.call('warmUp.answerWarmUp', { id: 'second' }, { skip: true });

  expect(skipped).toMatchObject({ status: 200, body: { status: 'skipped', questions: [], results: [] } });
  expect(await warmUpOf(learner, 'second')).toMatchObject({ status: 'skipped' });
  expect(await warmUpOf(learner, 'third')).toMatchObject({ status: 'offered' });
  expect((await learner.call('practice.questions', { id: 'second' })).status).toBe(200);
});
