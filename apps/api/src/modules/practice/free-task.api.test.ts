import { codingExercise, runResult } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CourseLearner,
  type CourseTestApp,
  sampleCourse,
  startCourseTestApp,
} from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp, courseWithFreeTask());
});
afterAll(() => courseApp.stop());

/** The sample course, whose questions with input are free tasks. One of them continues another question. */
function courseWithFreeTask() {
  const course = sampleCourse();
  const walks = { first: null, stop: '0', words: [], mistypes: false, least: 0 };
  for (const question of course.milestones.flatMap(({ questions }) => questions)) {
    if (question.kind !== 'input' && question.continues === undefined) continue;
    const themes = ['team', 'song', 'pet'].map((en) => ({ en, ta: `${en} (தமிழ்)` }));
    const rules = question.continues === undefined ? [] : ['kept_lines', 'own_lines>=1'];
    const checks = { ...question.checks, cases: [], rules, walks, sample: question.solution };
    const anyTheme = { en: 'anything', ta: 'எதுவும்' };
    Object.assign(question, { kind: 'free', themes, anyTheme, checklist: ['a', 'b'], checks });
  }
  return course;
}

const free = { id: 'first-input' };

async function freePart(learner: CourseLearner, language: 'ta' | 'en' = 'en') {
  const answered = await learner.call('practice.questions', { id: 'first' }, language);
  const { questions } = codingExercise.parse(answered.body);
  return questions.find(({ id }) => id === free.id)?.free;
}

describe('what a learner chooses for a free task', () => {
  test('is nothing at first, and the themes are in the learner’s language', async () => {
    const learner = await courseApp.newLearner();
    expect(await freePart(learner, 'ta')).toEqual({
      themes: ['team', 'song', 'pet'].map((name) => ({ name: `${name} (தமிழ்)`, picture: null })),
      any_theme: 'எதுவும்',
      checklist: ['a', 'b'],
      chosen: { theme: null, ticks: [] },
    });
  });

  test('is the newest choice, the same on every device, and nobody else’s', async () => {
    const [learner, other] = [await courseApp.newLearner(), await courseApp.newLearner()];
    await learner.call('practice.chooseForTask', free, { theme: 2, ticks: [] });
    const answered = await learner.call('practice.chooseForTask', free, { theme: 1, ticks: ['b', 'a', 'b'] });

    expect(answered.status).toBe(200);
    expect((await freePart(learner))?.chosen).toEqual({ theme: 1, ticks: ['a', 'b'] });
    expect((await freePart(other))?.chosen).toEqual({ theme: null, ticks: [] });
  });

  test('is refused where there is nothing to choose, and without a login', async () => {
    const learner = await courseApp.newLearner();
    const chosen = { theme: 0, ticks: [] };
    expect((await learner.call('practice.chooseForTask', { id: 'first-predict' }, chosen)).status).toBe(404);
    expect((await courseApp.stranger.call('practice.chooseForTask', free, chosen)).status).toBe(401);
    expect((await learner.call('practice.chooseForTask', free, { theme: 3, ticks: [] })).status).toBe(400);
  });
});

describe('the example of another child', () => {
  test('is there after the first run, and never for a task with one right output', async () => {
    const learner = await courseApp.newLearner();
    expect((await learner.call('practice.sample', free)).body).toEqual({ code: null });
    await learner.call('practice.submitCode', free, { code: 'unknown' });
    expect((await learner.call('practice.sample', free)).body).toEqual({
      code: 'print("Hello", input(), "typed unknown greet wrong")',
    });

    await learner.call('practice.submitCode', { id: 'first-predict' }, { code: '# prediction: x\nhello' });
    expect((await learner.call('practice.sample', { id: 'first-predict' })).body).toEqual({ code: null });
  });

  test('is refused in a milestone that is not open', async () => {
    const learner = await courseApp.newLearner();
    expect((await learner.call('practice.sample', { id: 'fifth-input' })).status).toBe(403);
  });
});

describe('a part of a story', () => {
  const mine = '# prediction: mine\nhello';
  const newLearner = () => courseApp.newLearner({ completedThroughOrder: 4, subscribed: true });
  const brokenBy = async (learner: CourseLearner, code: string) => {
    const answered = await learner.call('practice.submitCode', { id: 'fifth-input' }, { code });
    const run = runResult.parse(answered.body);
    if (run.verdict === 'waiting') throw new Error('The program waits for input');
    return run.checks.flatMap(({ name, passed }) => (passed ? [] : [name]));
  };
  const keep = 'Keep the story that you have, and go on below it.';
  const writeMore = 'Write at least this many lines of your own: 1.';

  test('is compared with the learner’s own solution of the part before', async () => {
    const learner = await newLearner();
    await learner.call('practice.submitCode', { id: 'fifth-predict' }, { code: mine });

    expect(await brokenBy(learner, mine)).toEqual([writeMore]);
    expect(await brokenBy(learner, 'hello\n# another story')).toEqual([keep]);
    expect(await brokenBy(learner, `${mine}\n# goes on`)).toEqual([]);
  });

  test('is compared with the beginning of the example for a learner without one, and with nobody else’s', async () => {
    const [learner, other] = [await newLearner(), await newLearner()];
    await other.call('practice.submitCode', { id: 'fifth-predict' }, { code: mine });

    expect(await brokenBy(learner, 'hello\n# another story')).toEqual([]);
    expect(await brokenBy(learner, '# write here\nhello')).toEqual([]);
  });
});

test('help with a free task ends with its hints: no line of the example is given', async () => {
  const learner = await courseApp.newLearner();
  await learner.call('practice.submitCode', free, { code: 'unknown' });
  for (const rung of ['hint-1', 'hint-2', 'hint-3', 'pieces', 'next-line'] as const) {
    const opened = await learner.call('practice.openHelp', free, { rung, code: 'print(1)' });
    expect(opened.body).toMatchObject({ next_line: null });
    expect(opened.body).not.toHaveProperty('hint_ladder.solution_help');
  }
});
