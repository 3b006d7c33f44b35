import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

/** The time this many seconds before the server's now; negative values are in the future. */
const ago = (seconds: number) => new Date(courseApp.clock.now().getTime() - seconds * 1000).toISOString();

const save = (who: Pick<CourseLearner, 'call'>, code: unknown, written_at: unknown, id = 'first-predict') =>
  who.call('practice.saveDraft', { id }, { code, written_at });

async function draftOf(learner: CourseLearner) {
  const { body } = await learner.call('practice.questions', { id: 'first' });
  const { questions } = body as {
    questions: { draft_code: string | null; draft_written_at: string | null }[];
  };
  return questions[0];
}

describe('what is being typed', () => {
  test('is kept and found again, with its time', async () => {
    const learner = await courseApp.newLearner();
    const writtenAt = ago(5);

    expect(await save(learner, 'print(', writtenAt)).toEqual({
      status: 200,
      body: { code: 'print(', written_at: writtenAt },
    });
    expect(await draftOf(learner)).toMatchObject({ draft_code: 'print(', draft_written_at: writtenAt });
  });

  test('may be nothing at all', async () => {
    const learner = await courseApp.newLearner();
    await save(learner, 'print(', ago(5));
    await save(learner, '', ago(4));

    expect(await draftOf(learner)).toMatchObject({ draft_code: '' });
  });

  test('of two devices is the newer, whichever is sent last, and the sender of the older hears of it', async () => {
    const learner = await courseApp.newLearner();
    const [older, newer] = [ago(60), ago(10)];
    await save(learner, 'on the laptop', newer);

    expect((await save(learner, 'on the phone, sent late', older)).body).toEqual({
      code: 'on the laptop',
      written_at: newer,
    });
    expect(await draftOf(learner)).toMatchObject({ draft_code: 'on the laptop' });
  });

  test('of a device whose clock is ahead does not keep the others out', async () => {
    const learner = await courseApp.newLearner();
    await save(learner, 'from tomorrow', ago(-86_400));
    courseApp.clock.advance(1);

    expect((await save(learner, 'from today', ago(0))).body).toMatchObject({ code: 'from today' });
  });

  test('of a device whose clock is behind is as new as the device says', async () => {
    const learner = await courseApp.newLearner();
    await save(learner, 'on the laptop', ago(60));
    const behind = { written_at: ago(3605), sent_at: ago(3600) };
    const answer = await learner.call(
      'practice.saveDraft',
      { id: 'first-predict' },
      { code: 'new', ...behind },
    );

    expect(answer.body).toEqual({ code: 'new', written_at: ago(5) });
  });

  test('of a device whose clock is absurd is kept as an old one', async () => {
    const learner = await courseApp.newLearner();
    const absurd = { written_at: '0000-01-01T00:00:00Z', sent_at: '9999-12-31T23:59:59Z' };
    const draft = { code: 'from nowhen', ...absurd };
    expect(await learner.call('practice.saveDraft', { id: 'first-predict' }, draft)).toEqual({
      status: 200,
      body: { code: 'from nowhen', written_at: '2000-01-01T00:00:00.000Z' },
    });
  });

  test('stays in the order of typing, however long each call is on its way', async () => {
    const learner = await courseApp.newLearner();
    const typed = { half: ago(0), whole: ago(-2) };
    const send = (code: string, written_at: string, sent_at: string) =>
      learner.call('practice.saveDraft', { id: 'first-predict' }, { code, written_at, sent_at });
    const firstSent = ago(-1.5);
    courseApp.clock.advance(7);
    await send('half', typed.half, firstSent);
    courseApp.clock.advance(2);
    const { body } = await send('whole', typed.whole, ago(0.2));
    expect(body).toMatchObject({ code: 'whole', written_at: typed.whole });
    expect(await draftOf(learner)).toMatchObject({ draft_code: 'whole' });
  });

  test('stands behind what was run later, and before what was run earlier', async () => {
    const learner = await courseApp.newLearner();
    await save(learner, 'typed before', ago(30));
    await learner.call('practice.submitCode', { id: 'first-predict' }, { code: '# prediction: Bye\nhello' });
    expect(await draftOf(learner)).toMatchObject({ draft_code: '# prediction: Bye\nhello' });
    courseApp.clock.advance(10);

    await save(learner, 'typed after', ago(1));
    expect(await draftOf(learner)).toMatchObject({ draft_code: 'typed after' });
  });

  test('goes when the practice is begun again', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 1 });
    await save(learner, 'old', ago(1));
    await learner.call('progress.markCodeCompleted', { id: 'first' }, { reset: true });

    expect(await draftOf(learner)).toMatchObject({ draft_code: null, draft_written_at: null });
  });

  test("is nobody else's", async () => {
    const learner = await courseApp.newLearner();
    const other = await courseApp.newLearner();
    await save(learner, 'mine', ago(1));

    expect(await draftOf(other)).toMatchObject({ draft_code: null });
    await save(other, 'theirs', ago(0));
    expect(await draftOf(learner)).toMatchObject({ draft_code: 'mine' });
  });
});

describe('a draft is refused', () => {
  test.each([
    ['too long', 'x'.repeat(20_481), '2026-03-01T10:00:00Z', 'code'],
    ['no text', 7, '2026-03-01T10:00:00Z', 'code'],
    ['without a time', 'x', undefined, 'written_at'],
    ['with a time that is none', 'x', 'yesterday', 'written_at'],
  ])('that is %s', async (_what, code, writtenAt, field) => {
    const learner = await courseApp.newLearner();

    expect(await save(learner, code, writtenAt)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', [field]: [expect.any(String)] },
    });
  });

  test('of exactly the largest size is taken', async () => {
    const learner = await courseApp.newLearner();
    const code = 'வ'.repeat(20_480);

    expect(await save(learner, code, ago(1))).toMatchObject({ status: 200, body: { code } });
  });

  test('for a question that does not exist', async () => {
    expect((await save(await courseApp.newLearner(), 'x', ago(1), 'nothing')).status).toBe(404);
  });

  test('of a stranger', async () => {
    expect((await save(courseApp.stranger, 'x', ago(1))).status).toBe(401);
  });

  test('when far too many come in a minute', async () => {
    const learner = await courseApp.newLearner();
    const answers = await Promise.all(Array.from({ length: 121 }, () => save(learner, 'x', ago(1))));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
