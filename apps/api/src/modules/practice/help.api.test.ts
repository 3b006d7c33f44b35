import {
  type CodingExercise,
  type OpenedHelp,
  type Progress,
  solvedRun,
  submissionLimits,
} from '@python-learning/contract';
import type { HelpRung } from '@python-learning/domain';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';
import { createLearnerRecord } from '../record/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const id = 'first-input';
const allHints = ['<p>A nudge</p>', '<p>A pointer</p>', '<p>Nearly the answer</p>'];
const solutionLine = 'print("Hello", input(), "typed unknown greet wrong")';

const ask = (learner: CourseLearner, rung: HelpRung, code?: string) =>
  learner.call('practice.openHelp', { id }, { rung, ...(code === undefined ? {} : { code }) });
const submit = (learner: CourseLearner, code: string) =>
  learner.call('practice.submitCode', { id }, { code, inputs: ['Selvi'] });

async function opened(learner: CourseLearner, rung: HelpRung, code?: string): Promise<OpenedHelp> {
  return (await ask(learner, rung, code)).body as OpenedHelp;
}

/** Opens every rung up to this one, after a run. */
async function climb(learner: CourseLearner, top: HelpRung): Promise<OpenedHelp> {
  await submit(learner, 'unknown');
  for (const rung of ['hint-2', 'hint-3', 'pieces', 'next-line'] as const) {
    const help = await opened(learner, rung);
    if (rung === top) return help;
  }
  throw new Error(`No rung ${top}`);
}

async function questionOf(learner: CourseLearner) {
  const { body } = await learner.call('practice.questions', { id: 'first' });
  return (body as CodingExercise).questions.find((one) => one.id === id);
}

async function scoreOf(learner: CourseLearner): Promise<number> {
  return ((await learner.call('progress.progress')).body as Progress).score;
}

describe('help that a learner asks for', () => {
  test('opens one hint after the other, without a run, and never closes one', async () => {
    const learner = await courseApp.newLearner();
    expect((await opened(learner, 'hint-2')).hint_ladder.open).toEqual(allHints.slice(0, 2));
    expect((await opened(learner, 'hint-3')).hint_ladder.open).toEqual(allHints);
    expect((await opened(learner, 'hint-2')).hint_ladder.open).toEqual(allHints);
    expect((await opened(learner, 'hint-1')).hint_ladder).toMatchObject({ open: allHints, asked: 3 });
  });

  test('does not jump over a step', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'unknown');
    for (const rung of ['hint-3', 'pieces', 'next-line'] as const) {
      expect((await opened(learner, rung, 'x')).hint_ladder).toMatchObject({
        open: allHints.slice(0, 1),
        asked: 0,
      });
    }
  });

  test('is the same on every device', async () => {
    const learner = await courseApp.newLearner();
    const { hint_ladder: ladder } = await climb(learner, 'pieces');
    expect((await questionOf(learner))?.hint_ladder).toEqual(ladder);
  });

  test('goes as far as the furthest of calls that arrive together, and no step further', async () => {
    const learner = await courseApp.newLearner();
    await Promise.all(Array.from({ length: 6 }, () => ask(learner, 'hint-2')));
    expect((await questionOf(learner))?.hint_ladder).toMatchObject({ asked: 2 });
    await ask(learner, 'hint-3');
    await Promise.all(['hint-1', 'hint-2', 'hint-1'].map((rung) => ask(learner, rung as HelpRung)));
    expect((await questionOf(learner))?.hint_ladder).toMatchObject({ asked: 3 });
  });

  test('keeps a higher step when a slower call writes a lower one after it', async () => {
    const learner = await courseApp.newLearner();
    const { help } = createLearnerRecord(courseApp.db);
    const task = { kind: 'question', id } as const;
    for (const rung of [4, 2, 3])
      await help.open({ learnerId: learner.id, task, rung, at: courseApp.clock.now() });
    expect((await help.listStates(learner.id, [id])).get(id)).toEqual({ runs: 0, failed: 0, rung: 4 });
  });

  test('is refused to a stranger, at a question that does not exist, and where the milestone has closed', async () => {
    const learner = await courseApp.newLearner({ subscribed: true });
    const rung = { rung: 'hint-2' } as const;
    expect((await courseApp.stranger.call('practice.openHelp', { id }, rung)).status).toBe(401);
    expect((await learner.call('practice.openHelp', { id: 'nothing' }, rung)).status).toBe(404);
    await courseApp.endSubscriptionOf(learner);
    expect((await learner.call('practice.openHelp', { id: 'fifth-input' }, rung)).status).toBe(403);
  });

  test('is refused beyond 60 calls in a minute, and to no other learner', async () => {
    const [learner, other] = [await courseApp.newLearner(), await courseApp.newLearner()];
    const calls = await Promise.all(Array.from({ length: 61 }, () => ask(learner, 'hint-2')));
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(calls.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask(other, 'hint-2')).status).toBe(200);
    courseApp.clock.advance(61);
    expect((await ask(learner, 'hint-2')).status).toBe(200);
  });

  test('reads no program that is too long to be sent', async () => {
    const learner = await courseApp.newLearner();
    const longest = ' '.repeat(submissionLimits.maxCodeLength);
    expect((await ask(learner, 'next-line', longest)).status).toBe(200);
    expect((await ask(learner, 'next-line', `${longest} `)).status).toBe(400);
  });
});

describe('lines of the solution', () => {
  test('do not leave the server before they are opened, which takes all hints and a run', async () => {
    const learner = await courseApp.newLearner();
    const answers = [
      await ask(learner, 'hint-2'),
      await ask(learner, 'hint-3'),
      await ask(learner, 'pieces'),
      await ask(learner, 'next-line', ''),
      await submit(learner, 'unknown'),
      await learner.call('practice.questions', { id: 'first' }),
    ];
    expect(JSON.stringify(answers)).not.toContain('typed unknown greet wrong');
    expect((await opened(learner, 'pieces')).hint_ladder.solution_help?.pieces).toContain(solutionLine);
  });

  test('come one at a time, for the program as it is', async () => {
    const learner = await courseApp.newLearner();
    await climb(learner, 'next-line');
    expect((await opened(learner, 'next-line', 'x = 1')).next_line).toEqual({
      line: solutionLine,
      code: solutionLine,
    });
    expect((await opened(learner, 'next-line', solutionLine)).next_line).toBeNull();
  });

  test('are not there for a question whose program is given', async () => {
    const learner = await courseApp.newLearner();
    const { body } = await learner.call('practice.questions', { id: 'first' });
    const [predict] = (body as CodingExercise).questions;
    expect(predict).toMatchObject({ kind: 'predict' });
    expect(predict?.hint_ladder).not.toHaveProperty('solution_help');
  });
});

describe('a question that was solved with lines of its solution', () => {
  test('counts as solved, earns no points, then or later, and is remembered for a repetition', async () => {
    const learner = await courseApp.newLearner();
    await climb(learner, 'pieces');
    const before = await scoreOf(learner);
    const first = solvedRun.parse((await submit(learner, 'greet')).body);
    expect(first).toMatchObject({ with_help: true, points_awarded: 0 });
    const second = solvedRun.parse((await submit(learner, 'greet-too')).body);
    expect(second).toMatchObject({ with_help: false, points_awarded: 0 });

    expect(await scoreOf(learner)).toEqual(before);
    expect(await questionOf(learner)).toMatchObject({ is_solved: true });
    const solved = await createLearnerRecord(courseApp.db).solutions.listAll(learner.id);
    expect(solved).toEqual([{ questionId: id, withHelp: true, at: expect.any(Date) }]);
  });

  test('opens the way on like any other', async () => {
    const learner = await courseApp.newLearner();
    await climb(learner, 'pieces');
    await submit(learner, 'greet');
    const predicted = { code: '# prediction: Hello\nhello' };
    await learner.call('practice.submitCode', { id: 'first-predict' }, predicted);
    const marked = await learner.call('progress.markCodeCompleted', { id: 'first' });
    expect(marked).toMatchObject({ status: 200, body: { completed_code: ['first'] } });
  });

  test('is not meant by hints: with all of them open it earns its points', async () => {
    const learner = await courseApp.newLearner();
    await climb(learner, 'hint-3');
    const run = solvedRun.parse((await submit(learner, 'greet')).body);
    expect(run).toMatchObject({ with_help: false, points_awarded: 10 });
    const solved = await createLearnerRecord(courseApp.db).solutions.listAll(learner.id);
    expect(solved).toEqual([{ questionId: id, withHelp: false, at: expect.any(Date) }]);
  });
});

describe('a program that has nothing to do with the question', () => {
  test('is answered, and is no failed attempt: it opens no hints', async () => {
    const learner = await courseApp.newLearner();
    for (const code of ['something', 'else', 'entirely']) {
      expect((await submit(learner, code)).body).toMatchObject({ verdict: 'wrong', is_correct: false });
    }
    expect((await questionOf(learner))?.hint_ladder).toMatchObject({
      failures: 0,
      open: allHints.slice(0, 1),
    });
    await submit(learner, 'unknown');
    await submit(learner, 'wrong');
    expect((await questionOf(learner))?.hint_ladder).toMatchObject({
      failures: 2,
      open: allHints.slice(0, 2),
    });
  });

  test('leaves no trace in the badge for not giving up', async () => {
    const learner = await courseApp.newLearner();
    for (const code of ['something', 'else', 'entirely']) await submit(learner, code);
    await submit(learner, 'greet');
    const events = courseApp.db.selectFrom('learner_events').select('kind');
    const kinds = await events.where('learner_id', '=', learner.id).execute();
    expect(kinds.map(({ kind }) => kind)).not.toContain('solved-after-failed-runs');
  });
});
