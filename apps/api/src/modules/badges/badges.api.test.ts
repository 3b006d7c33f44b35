import { badgeList as answerSchema } from '@python-learning/contract';
import type { Badge, BadgeRule } from '@python-learning/curriculum';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CourseLearner,
  type CourseTestApp,
  sampleCourse,
  startCourseTestApp,
} from '../../../testing/index.ts';
import { createLearnerRecord } from '../record/index.ts';

const day = 24 * 3600;
/** One badge for each kind of rule, with small numbers. */
const rules: Readonly<Record<string, BadgeRule>> = {
  watched: { kind: 'videos-watched', milestone: 'first' },
  completed: { kind: 'milestones-completed', milestones: ['first', 'second'] },
  solved: { kind: 'question-solved', question: 'first-input' },
  guesses: { kind: 'question-kind-solved', question_kind: 'predict', at_least: 2 },
  right: { kind: 'predictions-right', at_least: 2 },
  recovered: { kind: 'errors-recovered', at_least: 2 },
  again: { kind: 'solved-after-failed-runs', failed_runs: 3 },
  hidden: { kind: 'hidden-case-recovered', at_least: 2 },
  explorer: { kind: 'personalized-solved', at_least: 2, of_each_difficulty: 0 },
  back: { kind: 'returned-after-days', days: 14 },
};
const course = { ...sampleCourse(), badges: Object.entries(rules).map(badgeOf) };

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp, course);
});
afterAll(() => courseApp.stop());

function badgeOf([id, rule]: [string, BadgeRule], index: number): Badge {
  return {
    id,
    order: index + 1,
    title: { en: `Badge ${id}`, ta: `${id} பதக்கம்` },
    description: { en: 'You can do it.', ta: 'உன்னால் முடியும்.' },
    how: { en: 'Do it.', ta: 'செய்.' },
    rule,
  };
}

/** Advances the clock by days, refreshing the learner's session every day as the browser does. */
async function later(learner: CourseLearner, days: number): Promise<void> {
  for (let gone = 0; gone < days; gone += 1) {
    courseApp.clock.advance(day);
    expect((await learner.call('auth.refreshToken')).status).toBe(200);
  }
}

const submit = (learner: CourseLearner, id: string, code: string) =>
  learner.call('practice.submitCode', { id }, { code });
const watch = (learner: CourseLearner, id: string, body = {}) =>
  learner.call('progress.markVideoWatched', { id }, body);

async function badgesOf(learner: CourseLearner, language: 'ta' | 'en' = 'en') {
  return answerSchema.parse((await learner.call('badges.badges', language)).body).badges;
}

async function badge(learner: CourseLearner, id: string) {
  const found = (await badgesOf(learner)).find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no badge ${id}`);
  return { done: found.progress.done, of: found.progress.of, isAwarded: found.awarded_at !== null };
}

const awarded = (of: number) => ({ done: of, of, isAwarded: true });
const begun = (done: number, of: number) => ({ done, of, isAwarded: false });

describe('the badges of a learner', () => {
  test('are all told, in their order and language, with what is left to do', async () => {
    const learner = await courseApp.newLearner();
    const badges = await badgesOf(learner, 'ta');

    expect(badges.map(({ id }) => id)).toEqual(Object.keys(rules));
    expect(badges[1]).toEqual({
      id: 'completed',
      title: 'completed பதக்கம்',
      description: 'உன்னால் முடியும்.',
      how: 'செய்.',
      awarded_at: null,
      progress: { done: 0, of: 2 },
    });
    expect(badges.every(({ awarded_at }) => awarded_at === null)).toBe(true);
  });

  test('come with the act that earns them, and tell when that was', async () => {
    const learner = await courseApp.newLearner();
    await watch(learner, 'first');

    const [watched] = await badgesOf(learner);
    expect(watched).toMatchObject({
      awarded_at: courseApp.clock.now().toISOString(),
      progress: { done: 1, of: 1 },
    });
    expect((await learner.call('progress.progress')).body).toMatchObject({ badges: [{ id: 'watched' }] });
  });

  test('stay after a reset, and their day with them', async () => {
    const learner = await courseApp.newLearner();
    await watch(learner, 'first');
    const before = await badgesOf(learner);
    await later(learner, 1);
    await watch(learner, 'first', { reset: true });
    await watch(learner, 'first');

    expect(await badgesOf(learner)).toEqual(before);
  });

  test('belong to nobody else', async () => {
    const learner = await courseApp.newLearner();
    const other = await courseApp.newLearner();
    await watch(learner, 'first');

    expect(await badge(other, 'watched')).toEqual(begun(0, 1));
  });
});

describe('solving', () => {
  test('a certain question, several of a kind, and guessing right are three different things', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-input', 'greet');
    await submit(learner, 'first-predict', '# prediction: Bye\nhello');
    await submit(learner, 'second-predict', '# prediction: Hello\nhello');

    expect(await badge(learner, 'solved')).toEqual(awarded(1));
    expect(await badge(learner, 'guesses')).toEqual(awarded(2));
    expect(await badge(learner, 'right')).toEqual(begun(1, 2));
  });

  test('the same question again and again counts once', async () => {
    const learner = await courseApp.newLearner();
    for (const _again of [1, 2, 3]) {
      await submit(learner, 'first-predict', '# prediction: Hello\nhello');
      await learner.call('progress.markCodeCompleted', { id: 'first' }, { reset: true });
    }

    expect(await badge(learner, 'guesses')).toEqual(begun(1, 2));
    expect(await badge(learner, 'right')).toEqual(begun(1, 2));
  });

  test('after three failed runs is worth a badge, after two it is not', async () => {
    const learner = await courseApp.newLearner();
    for (const _run of [1, 2]) await submit(learner, 'first-predict', '# prediction: Bye\nunknown');
    await submit(learner, 'first-predict', '# prediction: Hello\nhello');
    expect(await badge(learner, 'again')).toEqual(begun(0, 1));

    for (const _run of [1, 2, 3]) await submit(learner, 'first-input', 'hello');
    expect(await badge(learner, 'again')).toEqual(begun(0, 1));
    await submit(learner, 'first-input', 'greet');
    expect(await badge(learner, 'again')).toEqual(awarded(1));
  });
});

describe('an error that is followed by a run without one', () => {
  test('counts each time, also when that run does not solve the question', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-input', 'unknown');
    await submit(learner, 'first-input', 'hello');
    expect(await badge(learner, 'recovered')).toEqual(begun(1, 2));

    await submit(learner, 'first-input', 'unknown');
    await submit(learner, 'first-input', 'unknown');
    await submit(learner, 'first-input', 'greet');
    expect(await badge(learner, 'recovered')).toEqual(awarded(2));
  });

  test('of another question, or that waits for input, is not followed by one yet', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-predict', '# prediction: Bye\nunknown');
    await submit(learner, 'first-input', 'greet');
    // No sample provides the input, so the program waits for it.
    expect((await submit(learner, 'first-predict', '# prediction: Bye\ngreet')).body).toMatchObject({
      status: 'input_required',
    });
    expect(await badge(learner, 'recovered')).toEqual(begun(0, 2));

    await submit(learner, 'first-predict', '# prediction: Bye\nhello');
    expect(await badge(learner, 'recovered')).toEqual(begun(1, 2));
  });
});

describe('a hidden case', () => {
  test('that alone refused a program counts once its question is solved, and once for a question', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-input', 'typed-in');
    expect(await badge(learner, 'hidden')).toEqual(begun(0, 2));
    await submit(learner, 'first-input', 'greet');
    await submit(learner, 'first-input', 'typed-in');
    await submit(learner, 'first-input', 'greet');
    expect(await badge(learner, 'hidden')).toEqual(begun(1, 2));

    await submit(learner, 'second-input', 'typed-in');
    await submit(learner, 'second-input', 'greet');
    expect(await badge(learner, 'hidden')).toEqual(awarded(2));
  });

  test('that failed together with what everybody sees does not count', async () => {
    const learner = await courseApp.newLearner();
    await submit(learner, 'first-input', 'hello');
    await submit(learner, 'first-input', 'greet');

    expect(await badge(learner, 'hidden')).toEqual(begun(0, 2));
  });
});

describe('coming back', () => {
  test('after fourteen days is honoured when a question is solved, not when a lesson is watched', async () => {
    const learner = await courseApp.newLearner();
    await watch(learner, 'first');
    await later(learner, 14);
    await watch(learner, 'second');
    expect(await badge(learner, 'back')).toEqual(begun(0, 1));

    await submit(learner, 'first-input', 'greet');
    expect(await badge(learner, 'back')).toEqual(awarded(1));
  });

  test('after thirteen days is no return yet, and failed runs do not end the time away', async () => {
    const learner = await courseApp.newLearner();
    await watch(learner, 'first');
    await later(learner, 13);
    await submit(learner, 'first-input', 'hello');
    await later(learner, 1);
    await submit(learner, 'first-input', 'greet');
    expect(await badge(learner, 'back')).toEqual(awarded(1));

    const other = await courseApp.newLearner();
    await watch(other, 'first');
    await later(other, 13);
    await submit(other, 'first-input', 'greet');
    expect(await badge(other, 'back')).toEqual(begun(0, 1));
  });
});

test('personalized exercises count when they are checked and solved', async () => {
  const learner = await courseApp.newLearner();
  const { solutions } = createLearnerRecord(courseApp.db);
  const solved = { learnerId: learner.id, at: courseApp.clock.now() };
  for (const [id, difficulty] of [
    ['checked', 'easy'],
    ['practice', null],
  ] as const) {
    await solutions.markSolved({ ...solved, task: { kind: 'exercise', id }, difficulty });
  }
  await solutions.markSolved({ ...solved, task: { kind: 'question', id: 'checked' }, difficulty: null });

  expect(await badge(learner, 'explorer')).toEqual(begun(1, 2));
});

test('a milestone that is completed counts, a half one does not', async () => {
  const learner = await courseApp.newLearner({ completedThroughOrder: 1 });

  expect(await badge(learner, 'completed')).toEqual(begun(1, 2));
  expect(await badge(await courseApp.newLearner({ completedThroughOrder: 2 }), 'completed')).toEqual(
    awarded(2),
  );
});

test('two runs at once that earn the same badge give it once', async () => {
  const learner = await courseApp.newLearner();
  await Promise.all([1, 2, 3, 4].map(() => submit(learner, 'first-input', 'greet')));

  const rows = await courseApp.db
    .selectFrom('learner_badges')
    .select('badge_id')
    .where('learner_id', '=', learner.id)
    .execute();
  expect(rows).toEqual([{ badge_id: 'solved' }]);
  expect((await learner.call('progress.progress')).body).toMatchObject({ score: 10 });
});
