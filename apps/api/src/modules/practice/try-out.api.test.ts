import { EngineRefusedError } from '@python-learning/python';
import { startTestApp } from '@python-learning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

type Sent = { code?: unknown; inputs?: unknown; inputs_complete?: unknown };
const run = (learner: CourseLearner, sent: Sent, language?: 'ta' | 'en') =>
  learner.call('practice.runLesson', { id: 'first-v1' }, sent, language);

describe('a program of a lesson that a learner tries out', () => {
  test('runs, and is neither graded nor kept', async () => {
    const learner = await courseApp.newLearner();

    expect(await run(learner, { code: 'hello' })).toMatchObject({
      status: 200,
      body: {
        verdict: 'unchecked',
        status: 'finished',
        output: 'Hello',
        is_correct: false,
        checks: [],
        points_awarded: 0,
      },
    });
    expect((await learner.call('progress.progress')).body).toMatchObject({ score: 0 });
    const kept = courseApp.db.selectFrom('submissions').select('id').where('learner_id', '=', learner.id);
    expect(await kept.execute()).toEqual([]);
  });

  test('asks for its input, and goes on with the lines that were typed', async () => {
    const learner = await courseApp.newLearner();

    expect((await run(learner, { code: 'greet' })).body).toMatchObject({
      status: 'input_required',
      stdout_so_far: 'Your name?',
    });
    expect((await run(learner, { code: 'greet', inputs: ['Selvi'] })).body).toMatchObject({
      status: 'finished',
      output: 'Hello Selvi',
    });
  });

  test('reads no further when the learner says that no more lines come', async () => {
    const learner = await courseApp.newLearner();

    await run(learner, { code: 'greet', inputs: ['Selvi'], inputs_complete: true });
    expect(courseApp.engine.requests.at(-1)).toMatchObject({ inputs: ['Selvi'], inputsAreComplete: true });
  });

  test('is explained when it fails, in the language of the learner', async () => {
    const learner = await courseApp.newLearner();
    const english = await run(learner, { code: 'typo' });
    const tamil = await run(learner, { code: 'typo' }, 'ta');

    expect(english).toMatchObject({
      status: 200,
      body: { explanation: { id: 'NAM-UNKNOWN', text: expect.any(String) } },
    });
    expect(tamil.body).toMatchObject({ explanation: { text: expect.stringMatching(/[\u0b80-\u0bff]/) } });
  });

  test('is refused to a stranger, and for a lesson that does not exist', async () => {
    const learner = await courseApp.newLearner();

    expect(
      (await courseApp.stranger.call('practice.runLesson', { id: 'first-v1' }, { code: 'hello' })).status,
    ).toBe(401);
    expect(await learner.call('practice.runLesson', { id: 'nowhere' }, { code: 'hello' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  test('needs a subscription beyond the free milestones', async () => {
    const learner = await courseApp.newLearner();
    const member = await courseApp.newLearner({ subscribed: true });

    expect(await learner.call('practice.runLesson', { id: 'fifth-v1' }, { code: 'hello' })).toMatchObject({
      status: 403,
      body: { code: 'subscription_required' },
    });
    expect((await member.call('practice.runLesson', { id: 'fifth-v1' }, { code: 'hello' })).status).toBe(200);
  });

  test.each([
    ['code', {}],
    ['code', { code: 'x'.repeat(20_481) }],
    ['inputs', { code: 'hello', inputs: 'Selvi' }],
    ['inputs', { code: 'hello', inputs: Array.from({ length: 201 }, () => '') }],
  ])('is refused when the %s makes no sense', async (field, sent) => {
    const learner = await courseApp.newLearner();

    expect(await run(learner, sent)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  });

  test('counts against the same limit as the runs of the practice', async () => {
    const learner = await courseApp.newLearner();
    for (let sent = 1; sent <= 60; sent += 1) {
      await learner.call(
        'practice.submitCode',
        { id: 'first-predict' },
        { code: '# prediction: Bye\nhello' },
      );
    }

    expect(await run(learner, { code: 'hello' })).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
  });

  test('is refused for a moment when the engine has too much to do', async () => {
    const learner = await courseApp.newLearner();
    vi.spyOn(courseApp.engine, 'run').mockRejectedValue(new EngineRefusedError('busy', 3));

    expect(await run(learner, { code: 'hello' })).toMatchObject({
      status: 503,
      retryAfterS: 3,
      body: { code: 'engine_busy' },
    });
  });
});
