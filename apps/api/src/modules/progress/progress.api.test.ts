import { progress } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

const someText: unknown = expect.any(String);
let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

/** Solves the first question, with a wrong guess. */
const hello = '# prediction: Bye\nhello';

async function solveAll(learner: CourseLearner, milestone: string): Promise<void> {
  await learner.call('practice.submitCode', { id: `${milestone}-predict` }, { code: hello });
  await learner.call('practice.submitCode', { id: `${milestone}-input` }, { code: 'greet' });
}

async function answerAll(learner: CourseLearner, milestone: string): Promise<void> {
  await learner.call('exercise.submitMcq', { id: `${milestone}-c1` }, { selected_option: 'B' });
  await learner.call('exercise.submitMcq', { id: `${milestone}-c2` }, { selected_option: 'B' });
}

async function complete(learner: CourseLearner, milestone: string): Promise<void> {
  await solveAll(learner, milestone);
  await answerAll(learner, milestone);
  await learner.call('progress.markVideoWatched', { id: milestone });
  await learner.call('progress.markCodeCompleted', { id: milestone });
  await learner.call('progress.markExerciseCompleted', { id: milestone });
}

describe('a challenge', () => {
  test('is not needed for the practice to be complete, and earns its points whenever it is solved', async () => {
    const learner = await courseApp.newLearner();
    await solveAll(learner, 'first');
    expect((await learner.call('progress.markCodeCompleted', { id: 'first' })).status).toBe(200);

    const solved = await learner.call('practice.submitCode', { id: 'first-challenge' }, { code: 'greet' });
    expect(solved).toMatchObject({ status: 200, body: { is_correct: true, points_awarded: 20 } });
    const again = await learner.call('practice.submitCode', { id: 'first-challenge' }, { code: 'greet' });
    expect(again.body).toMatchObject({ is_correct: true, points_awarded: 0 });
    expect((await learner.call('practice.questions', { id: 'first' })).body).toMatchObject({
      challenge: { id: 'first-challenge', is_solved: true, draft_code: 'greet' },
    });
  });

  test('alone completes nothing', async () => {
    const learner = await courseApp.newLearner();
    await learner.call('practice.submitCode', { id: 'first-challenge' }, { code: 'greet' });

    expect((await learner.call('progress.markCodeCompleted', { id: 'first' })).status).toBe(409);
  });
});

describe('progress', () => {
  test('of a new learner is empty, on the first milestone', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call('progress.progress')).toEqual({
      status: 200,
      body: {
        course: { milestones: 5, free: 4 },
        kolam: { seed: expect.any(Number), lessons: expect.any(Array) },
        score: 0,
        current_milestone: { id: 'first', order: 1 },
        completed_milestones: [],
        watched_videos: [],
        completed_exercises: [],
        completed_code: [],
        begun_code: [],
        badges: [],
      },
    });
  });

  test("has a seed for the kolam that is the learner's own and stays", async () => {
    const seedOf = async (learner: CourseLearner) =>
      progress.parse((await learner.call('progress.progress')).body).kolam.seed;
    const learners = [
      await courseApp.newLearner(),
      await courseApp.newLearner(),
      await courseApp.newLearner(),
    ];
    const seeds = await Promise.all(learners.map(seedOf));

    expect(new Set(seeds).size).toBe(3);
    const [nila] = learners;
    const marked = await nila?.call('progress.markVideoWatched', { id: 'first' }, {});
    expect(progress.parse(marked?.body).kolam.seed).toBe(seeds[0]);
  });

  test('goes on from a finished milestone to the first that is not complete yet', async () => {
    const learner = await courseApp.newLearner();
    await complete(learner, 'second');
    await complete(learner, 'first');

    expect((await learner.call('progress.progress')).body).toMatchObject({
      current_milestone: { id: 'third' },
      completed_milestones: [{ id: 'first' }, { id: 'second' }],
    });
  });

  test('tells which practice was begun, and its first question that is not solved', async () => {
    const learner = await courseApp.newLearner();
    const begun = async () => progress.parse((await learner.call('progress.progress')).body).begun_code;
    const code = 'print(';
    const written_at = courseApp.clock.now().toISOString();

    await learner.call('practice.saveDraft', { id: 'second-predict' }, { code, written_at });
    expect(await begun()).toEqual([{ id: 'second', next_question: 1 }]);
    await learner.call('progress.markCodeCompleted', { id: 'second' }, { reset: true });
    expect(await begun()).toEqual([]);

    await learner.call('practice.submitCode', { id: 'second-input' }, { code: 'wrong' });
    await learner.call('practice.submitCode', { id: 'first-predict' }, { code: hello });
    expect(await begun()).toEqual([
      { id: 'first', next_question: 2 },
      { id: 'second', next_question: 1 },
    ]);
    await learner.call('practice.submitCode', { id: 'first-input' }, { code: 'greet' });
    expect(await begun()).toContainEqual({ id: 'first', next_question: null });

    await learner.call('progress.markCodeCompleted', { id: 'first' });
    await learner.call('progress.markCodeCompleted', { id: 'second' }, { reset: true });
    expect(await begun()).toEqual([]);
  });

  test('of one learner is not changed by another', async () => {
    const learner = await courseApp.newLearner();
    const other = await courseApp.newLearner();
    await learner.call('progress.markVideoWatched', { id: 'first' });

    expect((await other.call('progress.progress')).body).toMatchObject({ score: 0, watched_videos: [] });
  });
});

describe('watching the lessons of a milestone', () => {
  test('gives points and, in the first, the first badge', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call('progress.markVideoWatched', { id: 'first' })).toMatchObject({
      status: 200,
      body: {
        score: 10,
        watched_videos: ['first'],
        badges: [{ id: 'first-step', title: 'First Step', awarded_at: courseApp.clock.now().toISOString() }],
      },
    });
  });

  test('gives nothing the second time', async () => {
    const learner = await courseApp.newLearner();
    await learner.call('progress.markVideoWatched', { id: 'first' });

    expect((await learner.call('progress.markVideoWatched', { id: 'first' })).body).toMatchObject({
      score: 10,
      badges: [{}],
    });
  });

  test('gives no badge in another milestone', async () => {
    const learner = await courseApp.newLearner();

    expect((await learner.call('progress.markVideoWatched', { id: 'second' })).body).toMatchObject({
      score: 10,
      badges: [],
    });
  });

  test('is told in Tamil to a learner who reads Tamil', async () => {
    const learner = await courseApp.newLearner();

    expect((await learner.call('progress.markVideoWatched', { id: 'first' }, {}, 'ta')).body).toMatchObject({
      badges: [{ title: 'முதல் அடி', description: 'உன் முதல் பாடங்களைப் பார்த்தாய்.' }],
    });
  });

  test('gives the points and the badge once when it is told twice at the same moment', async () => {
    const learner = await courseApp.newLearner();
    await Promise.all(
      Array.from({ length: 8 }, () => learner.call('progress.markVideoWatched', { id: 'first' })),
    );

    expect((await learner.call('progress.progress')).body).toMatchObject({ score: 10, badges: [{}] });
  });
});

describe('completing the code of a milestone', () => {
  test('needs every question solved (security 39)', async () => {
    const learner = await courseApp.newLearner();
    expect(await learner.call('progress.markCodeCompleted', { id: 'first' })).toMatchObject({
      status: 409,
      body: { code: 'questions_unsolved', detail: 'Solve every coding question of this milestone first.' },
    });

    await learner.call('practice.submitCode', { id: 'first-predict' }, { code: hello });
    expect((await learner.call('progress.markCodeCompleted', { id: 'first' })).status).toBe(409);

    await learner.call('practice.submitCode', { id: 'first-input' }, { code: 'greet' });
    expect(await learner.call('progress.markCodeCompleted', { id: 'first' })).toMatchObject({
      status: 200,
      body: { score: 15, completed_code: ['first'] },
    });
  });

  test('is refused in Tamil to a learner who reads Tamil', async () => {
    const learner = await courseApp.newLearner();

    expect((await learner.call('progress.markCodeCompleted', { id: 'first' }, {}, 'ta')).body).toMatchObject({
      detail: 'முதலில் இந்த மைல்கல்லின் எல்லா நிரல் வினாக்களையும் தீர்.',
    });
  });
});

describe('completing the exercise of a milestone', () => {
  test('needs a right answer to every question', async () => {
    const learner = await courseApp.newLearner();
    await learner.call('exercise.submitMcq', { id: 'first-c1' }, { selected_option: 'B' });
    await learner.call('exercise.submitMcq', { id: 'first-c2' }, { selected_option: 'A' });
    expect(await learner.call('progress.markExerciseCompleted', { id: 'first' })).toMatchObject({
      status: 409,
      body: { code: 'answers_missing' },
    });

    await learner.call('exercise.submitMcq', { id: 'first-c2' }, { selected_option: 'B' });
    expect(await learner.call('progress.markExerciseCompleted', { id: 'first' })).toMatchObject({
      status: 200,
      // 15 for the exercise, 2 for the one answer that was right at first.
      body: { score: 17, completed_exercises: ['first'] },
    });
  });
});

describe('completing a milestone', () => {
  test('gives its points once and makes the next one the current', async () => {
    const learner = await courseApp.newLearner();
    await complete(learner, 'first');

    expect((await learner.call('progress.progress')).body).toMatchObject({
      // videos 10, questions 5 + 10, answers 2 + 2, exercise 15, milestone 20
      score: 64,
      current_milestone: { id: 'second', order: 2 },
      completed_milestones: [{ id: 'first', title: 'Milestone first', order: 1 }],
    });
    await learner.call('progress.markExerciseCompleted', { id: 'first' });
    expect((await learner.call('progress.progress')).body).toMatchObject({ score: 64 });
  });

  test('leaves the current milestone where it is when that is another', async () => {
    const learner = await courseApp.newLearner();
    await complete(learner, 'second');

    expect((await learner.call('progress.progress')).body).toMatchObject({
      current_milestone: { id: 'first' },
      completed_milestones: [{ id: 'second' }],
    });
  });

  test('moves nobody who came back to it and does a part of it again', async () => {
    const learner = await courseApp.newLearner();
    await complete(learner, 'first');
    await learner.call('progress.updateMilestone', { milestone_id: 'first' });
    await learner.call('progress.markVideoWatched', { id: 'first' });

    expect((await learner.call('progress.progress')).body).toMatchObject({
      current_milestone: { id: 'first' },
    });
  });

  test('happens when its last two marks come at the same moment', async () => {
    const learner = await courseApp.newLearner();
    await solveAll(learner, 'first');
    await answerAll(learner, 'first');
    await learner.call('progress.markVideoWatched', { id: 'first' });

    await Promise.all([
      learner.call('progress.markCodeCompleted', { id: 'first' }),
      learner.call('progress.markExerciseCompleted', { id: 'first' }),
    ]);

    expect((await learner.call('progress.progress')).body).toMatchObject({
      score: 64,
      current_milestone: { id: 'second' },
    });
  });

  test('leaves the learner on the last milestone after that one', async () => {
    const learner = await courseApp.newLearner({ subscribed: true });
    await complete(learner, 'first');
    await complete(learner, 'second');
    await complete(learner, 'fifth');
    await learner.call('progress.updateMilestone', { milestone_id: 'fifth' });
    await learner.call('progress.markVideoWatched', { id: 'fifth' });

    expect((await learner.call('progress.progress')).body).toMatchObject({
      current_milestone: { id: 'fifth', order: 5 },
    });
  });
});

describe('beginning again', () => {
  test('clears the mark and what led to it, and keeps points and badges', async () => {
    const learner = await courseApp.newLearner();
    await complete(learner, 'first');

    await learner.call('progress.markVideoWatched', { id: 'first' }, { reset: true });
    await learner.call('progress.markCodeCompleted', { id: 'first' }, { reset: true });
    expect(
      await learner.call('progress.markExerciseCompleted', { id: 'first' }, { reset: true }),
    ).toMatchObject({
      status: 200,
      body: {
        score: 64,
        watched_videos: [],
        completed_code: [],
        completed_exercises: [],
        completed_milestones: [],
        badges: [{ id: 'first-step' }],
      },
    });
    const { body } = await learner.call('practice.questions', { id: 'first' });
    expect(body).toMatchObject({
      questions: [
        { is_solved: false, draft_code: null },
        { is_solved: false, draft_code: null },
      ],
    });
    expect((await learner.call('progress.markCodeCompleted', { id: 'first' })).body).toMatchObject({
      code: 'questions_unsolved',
    });
    expect((await learner.call('progress.markExerciseCompleted', { id: 'first' })).body).toMatchObject({
      code: 'answers_missing',
    });
  });

  test('earns nothing a second time', async () => {
    const learner = await courseApp.newLearner();
    await complete(learner, 'first');
    await learner.call('progress.markVideoWatched', { id: 'first' }, { reset: true });
    await learner.call('progress.markCodeCompleted', { id: 'first' }, { reset: true });
    await learner.call('progress.markExerciseCompleted', { id: 'first' }, { reset: true });
    await complete(learner, 'first');

    expect((await learner.call('progress.progress')).body).toMatchObject({
      score: 64,
      badges: [{}],
      completed_milestones: [{ id: 'first' }],
    });
  });

  test('clears only the one mark', async () => {
    const learner = await courseApp.newLearner();
    await complete(learner, 'first');
    await learner.call('progress.markVideoWatched', { id: 'first' }, { reset: true });

    expect((await learner.call('progress.progress')).body).toMatchObject({
      watched_videos: [],
      completed_code: ['first'],
      completed_exercises: ['first'],
    });
    expect((await learner.call('progress.markCodeCompleted', { id: 'first' })).status).toBe(200);
  });

  test('touches no other milestone and no other learner (security 39)', async () => {
    const learner = await courseApp.newLearner();
    const other = await courseApp.newLearner();
    await complete(learner, 'first');
    await complete(learner, 'second');
    await complete(other, 'first');
    await learner.call('progress.markCodeCompleted', { id: 'first' }, { reset: true });

    expect((await learner.call('progress.progress')).body).toMatchObject({ completed_code: ['second'] });
    expect((await other.call('progress.progress')).body).toMatchObject({ completed_code: ['first'] });
    expect((await learner.call('progress.markCodeCompleted', { id: 'second' })).status).toBe(200);
    expect((await other.call('progress.markCodeCompleted', { id: 'first' })).status).toBe(200);
  });

  test('at the same moment as the mark ends in one of the two states, never in between', async () => {
    const learner = await courseApp.newLearner();
    await solveAll(learner, 'first');
    await Promise.all([
      learner.call('progress.markCodeCompleted', { id: 'first' }),
      learner.call('progress.markCodeCompleted', { id: 'first' }, { reset: true }),
      learner.call('progress.markCodeCompleted', { id: 'first' }),
    ]);

    const { body } = await learner.call('progress.progress');
    const { body: practice } = await learner.call('practice.questions', { id: 'first' });
    // The reset deletes the solved questions, so no mark can survive it.
    expect(body).toMatchObject({ completed_code: [], score: 15 });
    expect(practice).toMatchObject({ questions: [{ is_solved: false }, { is_solved: false }] });
  });
});

describe('moving the current milestone', () => {
  const move = (learner: CourseLearner, milestone_id: string) =>
    learner.call('progress.updateMilestone', { milestone_id });

  test('goes to the successor of a completed milestone and back, never further (security 39)', async () => {
    const learner = await courseApp.newLearner();
    expect(await move(learner, 'second')).toMatchObject({
      status: 409,
      body: { code: 'milestone_not_reached' },
    });

    await complete(learner, 'first');
    expect(await move(learner, 'first')).toMatchObject({
      status: 200,
      body: { current_milestone: { id: 'first', order: 1 } },
    });
    expect((await move(learner, 'second')).body).toMatchObject({ current_milestone: { id: 'second' } });
    expect((await move(learner, 'third')).status).toBe(409);
    expect((await learner.call('progress.progress')).body).toMatchObject({
      current_milestone: { id: 'second' },
    });
  });

  test('still goes where the learner had been before beginning again', async () => {
    const learner = await courseApp.newLearner();
    await complete(learner, 'first');
    await learner.call('progress.markCodeCompleted', { id: 'first' }, { reset: true });
    await move(learner, 'first');

    expect((await move(learner, 'second')).status).toBe(200);
  });

  test('may stand on a milestone that needs a subscription', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4 });

    expect((await learner.call('progress.progress')).body).toMatchObject({ current_milestone: { order: 5 } });
    await move(learner, 'first');
    expect((await move(learner, 'fifth')).body).toMatchObject({ current_milestone: { id: 'fifth' } });
  });

  test('is refused for a milestone that does not exist', async () => {
    const learner = await courseApp.newLearner();

    expect((await move(learner, 'nowhere')).status).toBe(404);
  });

  test('needs the name of a milestone', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call('progress.updateMilestone', {})).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', milestone_id: [someText] },
    });
    expect((await learner.call('progress.updateMilestone', { milestone_id: 7 })).body).toMatchObject({
      milestone_id: [someText],
    });
  });
});

describe.each([
  ['video', 'progress.markVideoWatched'],
  ['code', 'progress.markCodeCompleted'],
  ['exercise', 'progress.markExerciseCompleted'],
] as const)('the %s mark', (_kind, mark) => {
  test('is refused where there is no content yet', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call(mark, { id: 'third' })).toMatchObject({
      status: 409,
      body: { code: 'content_not_available' },
    });
  });

  test('is refused for a milestone that does not exist', async () => {
    const learner = await courseApp.newLearner();

    expect((await learner.call(mark, { id: 'nowhere' })).status).toBe(404);
    expect((await learner.call(mark, { id: 'nowhere' }, { reset: true })).status).toBe(404);
  });

  test('is refused without a subscription where one is needed, also to begin again', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call(mark, { id: 'fifth' })).toMatchObject({
      status: 403,
      body: {
        code: 'subscription_required',
        detail: 'This milestone needs an upgrade, and none is running now. Everything you did is kept.',
      },
    });
    expect((await learner.call(mark, { id: 'fifth' }, { reset: true })).status).toBe(403);
  });

  test('takes only yes or no for beginning again', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call(mark, { id: 'first' }, { reset: 'yes' })).toMatchObject({
      status: 400,
      body: { reset: [someText] },
    });
  });
});
