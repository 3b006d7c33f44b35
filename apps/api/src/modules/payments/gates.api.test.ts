import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

/** Every call that opens or changes something of a paid milestone. */
const gated: [string, (who: CourseLearner) => Promise<{ status: number; body: unknown }>][] = [
  ['its lessons', (who) => who.call('course.learnContents', { id: 'fifth' })],
  ['its coding questions', (who) => who.call('practice.questions', { id: 'fifth' })],
  ['its multiple-choice questions', (who) => who.call('exercise.mcqQuestions', { id: 'fifth' })],
  [
    'a program for it',
    (who) => who.call('practice.submitCode', { id: 'fifth-predict' }, { code: '# prediction: Bye\nhello' }),
  ],
  [
    'a program for its challenge',
    (who) => who.call('practice.submitCode', { id: 'fifth-challenge' }, { code: 'hello' }),
  ],
  ['an answer to it', (who) => who.call('exercise.submitMcq', { id: 'fifth-c1' }, { selected_option: 'B' })],
  ...(
    ['progress.markVideoWatched', 'progress.markCodeCompleted', 'progress.markExerciseCompleted'] as const
  ).flatMap((mark): typeof gated => [
    [mark, (who) => who.call(mark, { id: 'fifth' })],
    [`a reset of ${mark}`, (who) => who.call(mark, { id: 'fifth' }, { reset: true })],
  ]),
];

describe('beyond the fourth milestone', () => {
  let never: CourseLearner;
  let former: CourseLearner;
  let subscriber: CourseLearner;
  beforeAll(async () => {
    never = await courseApp.newLearner({ completedThroughOrder: 4 });
    former = await courseApp.newLearner({ completedThroughOrder: 4, subscribed: true });
    await courseApp.endSubscriptionOf(former);
    subscriber = await courseApp.newLearner({ completedThroughOrder: 4, subscribed: true });
  });

  test.each(gated)('%s needs a subscription that runs (security 37)', async (_what, call) => {
    expect((await call(subscriber)).status).not.toBe(403);
    for (const who of [never, former]) {
      expect(await call(who)).toMatchObject({ status: 403, body: { code: 'subscription_required' } });
    }
  });

  test('the pointer may stand without one: the dashboard then asks for the upgrade', async () => {
    for (const who of [never, former]) {
      for (const milestone_id of ['fourth', 'fifth']) {
        const { status, body } = await who.call('progress.updateMilestone', { milestone_id });
        expect({ status, body }).toMatchObject({
          status: 200,
          body: { current_milestone: { id: milestone_id } },
        });
      }
    }
  });
});

describe('a subscription that ends in the middle of a lesson', () => {
  test('takes nothing away: programs, answers, marks and points are there when it goes on', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4, subscribed: true });
    await learner.call('progress.markVideoWatched', { id: 'fifth' });
    await learner.call(
      'practice.submitCode',
      { id: 'fifth-predict' },
      { code: '# prediction: Hello\nhello' },
    );
    await learner.call('practice.submitCode', { id: 'fifth-input' }, { code: 'half done' });
    const before = (await learner.call('progress.progress')).body;
    await courseApp.endSubscriptionOf(learner);
    // A draft that was being typed when the subscription ended, and is saved a second later.
    const typed = { code: 'typed on', written_at: courseApp.clock.now().toISOString() };
    expect((await learner.call('practice.saveDraft', { id: 'fifth-input' }, typed)).status).toBe(200);

    const refused = await learner.call(
      'practice.submitCode',
      { id: 'fifth-input' },
      {
        code: 'greet',
        inputs: ['Selvi'],
      },
    );
    expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringMatching(/is kept/) } });
    expect(
      (await learner.call('practice.submitCode', { id: 'fifth-input' }, { code: 'greet' }, 'ta')).body,
    ).toMatchObject({ detail: expect.stringMatching(/பாதுகாப்பாக/) });
    expect((await learner.call('progress.progress')).body).toEqual(before);
    expect((await learner.call('practice.questions', { id: 'first' })).status).toBe(200);

    await courseApp.db
      .updateTable('entitlements')
      .set({ ends_at: new Date(courseApp.clock.now().getTime() + 60_000) })
      .where('learner_id', '=', learner.id)
      .execute();
    expect((await learner.call('practice.questions', { id: 'fifth' })).body).toMatchObject({
      questions: [{ is_solved: true }, { is_solved: false, draft_code: 'typed on' }],
    });
  });

  test('lets a run end that had begun, and keeps it', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4, subscribed: true });
    const run = courseApp.engine.run.bind(courseApp.engine);
    courseApp.engine.run = async (request) => {
      courseApp.engine.run = run;
      await courseApp.endSubscriptionOf(learner);
      return run(request);
    };
    expect(
      await learner.call(
        'practice.submitCode',
        { id: 'fifth-predict' },
        { code: '# prediction: Hello\nhello' },
      ),
    ).toMatchObject({
      status: 200,
      body: { is_correct: true },
    });
    const kept = await courseApp.db
      .selectFrom('submissions')
      .selectAll()
      .where('learner_id', '=', learner.id)
      .execute();
    expect(kept).toMatchObject([{ task_id: 'fifth-predict', verdict: 'solved' }]);
  });
});
