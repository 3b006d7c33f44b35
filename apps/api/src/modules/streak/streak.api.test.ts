import { streak as streakSchema } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

const day = 24 * 3600;
let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const streakOf = async (learner: CourseLearner) =>
  streakSchema.parse((await learner.call('streak.streak')).body);
const rest = (learner: CourseLearner, body: object) => learner.call('streak.rest', body);
const choose = (learner: CourseLearner, name: string, value: unknown) =>
  learner.call('settings.changeSettings', {
    [name]: { value, changed_at: courseApp.clock.now().toISOString() },
  });
const watch = (learner: CourseLearner, id: string, body = {}) =>
  learner.call('progress.markVideoWatched', { id }, body);
const solve = (learner: CourseLearner, id = 'first-input') =>
  learner.call('practice.submitCode', { id }, { code: 'greet' });

/** Advances the clock and renews the learner's session, as the browser does. */
async function later(learner: CourseLearner, hours: number): Promise<void> {
  courseApp.clock.advance(hours * 3600);
  expect((await learner.call('auth.refreshToken')).status).toBe(200);
}

/** Advances the clock to noon in Jaffna on the next Monday. */
function toNextMonday(): void {
  const now = courseApp.clock.now();
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 6, 30);
  const days = ((8 - now.getUTCDay()) % 7 || 7) * day;
  courseApp.clock.advance((noon - now.getTime()) / 1000 + days);
}

/** Solves a question on each of the first days of this and the following weeks. */
async function learnFor(learner: CourseLearner, daysPerWeek: readonly number[]): Promise<void> {
  for (const days of daysPerWeek) {
    for (let count = 0; count < days; count += 1) {
      await solve(learner);
      await later(learner, 24);
    }
    toNextMonday();
    await later(learner, 0);
  }
}

test('a learner who has not begun has a week before it, and nothing else', async () => {
  toNextMonday();
  const learner = await courseApp.newLearner();

  expect(await streakOf(learner)).toMatchObject({
    current_weeks: 0,
    best_weeks: 0,
    goal: 3,
    days_this_week: 0,
    resting: false,
    rest_weeks: [],
    rest_weeks_left: 8,
    last_learned_on: null,
    welcome_back: false,
    weeks: [{ days: 0, is_reached: false, is_resting: false }],
  });
});

describe('a learning day', () => {
  test('is one with finished lessons, a solved question or a completed exercise, and counts once', async () => {
    toNextMonday();
    const learner = await courseApp.newLearner();
    await watch(learner, 'first');
    await solve(learner);
    expect(await streakOf(learner)).toMatchObject({ days_this_week: 1 });

    await later(learner, 24);
    await learner.call(
      'practice.submitCode',
      { id: 'first-predict' },
      { code: '# prediction: Bye\nunknown' },
    );
    await learner.call('exercise.submitMcq', { id: 'first-c1' }, { selected_option: 'B' });
    expect(await streakOf(learner)).toMatchObject({ days_this_week: 1 });

    await learner.call('exercise.submitMcq', { id: 'first-c2' }, { selected_option: 'B' });
    await learner.call('progress.markExerciseCompleted', { id: 'first' });
    const { week, today, days_this_week } = await streakOf(learner);
    expect(days_this_week).toBe(2);
    expect(week.map(({ learned }) => learned)).toEqual([true, true, false, false, false, false, false]);
    expect(week[1]?.day).toBe(today);
  });

  test('is also one on which something is done again, and stays one after a reset', async () => {
    toNextMonday();
    const learner = await courseApp.newLearner();
    await watch(learner, 'first');
    await later(learner, 24);
    await watch(learner, 'first', { reset: true });
    await watch(learner, 'first');

    expect(await streakOf(learner)).toMatchObject({ days_this_week: 2 });
  });

  test('ends at three in the night, where the learner is', async () => {
    toNextMonday();
    const [home, away] = [await courseApp.newLearner(), await courseApp.newLearner()];
    expect(await choose(away, 'time_zone', 'Europe/London')).toMatchObject({ status: 200 });
    // 2:30 on Tuesday in Jaffna, 21:00 on Monday in London.
    await later(home, 14.5);
    await later(away, 0);
    for (const learner of [home, away]) await solve(learner);
    const [mondayAtHome, mondayAway] = [await streakOf(home), await streakOf(away)];
    expect(mondayAtHome.week[0]).toMatchObject({ learned: true });
    expect(mondayAway.week[0]).toMatchObject({ learned: true });

    await later(home, 1);
    await later(away, 0);
    for (const learner of [home, away]) await solve(learner);
    expect(await streakOf(home)).toMatchObject({ days_this_week: 2 });
    expect(await streakOf(away)).toMatchObject({ days_this_week: 1 });
  });
});

describe('the count of weeks', () => {
  test('grows with each week that reaches the goal, pauses, and welcomes back', async () => {
    toNextMonday();
    const learner = await courseApp.newLearner();
    await learnFor(learner, [3, 4]);
    expect(await streakOf(learner)).toMatchObject({ current_weeks: 2, best_weeks: 2, welcome_back: false });

    await learnFor(learner, [0, 0]);
    expect(await streakOf(learner)).toMatchObject({ current_weeks: 2, welcome_back: true });
    await solve(learner);
    expect(await streakOf(learner)).toMatchObject({ current_weeks: 2, welcome_back: false });
  });

  test('follows the goal that the learner chooses, and a higher one takes nothing away', async () => {
    toNextMonday();
    const learner = await courseApp.newLearner();
    await choose(learner, 'week_goal', 2);
    await learnFor(learner, [2, 2]);
    await choose(learner, 'week_goal', 4);

    expect(await streakOf(learner)).toMatchObject({ goal: 4, current_weeks: 2, best_weeks: 2 });
  });
});

describe('a rest', () => {
  test('can be chosen for this week and ended again', async () => {
    toNextMonday();
    const learner = await courseApp.newLearner();
    const { today } = await streakOf(learner);

    expect(await rest(learner, { resting: true })).toMatchObject({
      status: 200,
      body: { resting: true, rest_weeks: [today], rest_weeks_left: 7 },
    });
    expect((await rest(learner, { resting: true })).body).toMatchObject({ rest_weeks_left: 7 });
    expect((await rest(learner, { resting: false })).body).toMatchObject({
      resting: false,
      rest_weeks: [],
      rest_weeks_left: 8,
    });
  });

  test('can be chosen afterwards, and gives back the count that had begun again', async () => {
    toNextMonday();
    const learner = await courseApp.newLearner();
    await learnFor(learner, [3, 3]);
    const from = (await streakOf(learner)).today;
    await learnFor(learner, [0, 0, 0, 0]);
    expect(await streakOf(learner)).toMatchObject({ current_weeks: 0, best_weeks: 2 });

    expect((await rest(learner, { resting: true, from, weeks: 2 })).body).toMatchObject({
      current_weeks: 2,
      best_weeks: 2,
      resting: false,
    });
  });

  test('is for eight weeks of a year, and says so kindly, also to two wishes at once', async () => {
    toNextMonday();
    const learner = await courseApp.newLearner();
    const year = (await streakOf(learner)).today.slice(0, 4);
    const march = `${year}-03-02`;
    expect(await rest(learner, { resting: true, from: march, weeks: 6 })).toMatchObject({ status: 200 });

    const wishes = await Promise.all(
      [`${year}-05-04`, `${year}-06-01`].map((from) => rest(learner, { resting: true, from, weeks: 2 })),
    );
    expect(new Set(wishes.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(wishes.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'rest_used_up', detail: expect.stringContaining('Your count is safe') as unknown },
    });
  });

  test.each([
    [{ resting: true, from: '2020-01-06' }],
    [{ resting: true, from: '2026-02-30' }],
    [{ resting: true, weeks: 9 }],
    [{ weeks: 1 }],
  ])('is not taken as %j', async (body) => {
    expect(await rest(await courseApp.newLearner(), body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  test('belongs to one learner alone', async () => {
    const [learner, other] = [await courseApp.newLearner(), await courseApp.newLearner()];
    await rest(learner, { resting: true });

    expect(await streakOf(other)).toMatchObject({ resting: false, rest_weeks_left: 8 });
  });
});
