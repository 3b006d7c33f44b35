import { cardResult, lessonDeck, ownData, todaysDeck } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const todayOf = async (learner: CourseLearner) => todaysDeck.parse((await learner.call('deck.today')).body);
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

/** What answers the cards of the sample course right and wrong, by their kind. */
const answers = {
  gap: [{ selected_option: 'B' }, { selected_option: 'A' }],
  shows: [{ selected_option: 'B' }, { selected_option: 'C' }],
  'order-lines': [{ order: [0, 1] }, { order: [1, 0] }],
  'faulty-line': [{ line: 2 }, { line: 1 }],
} as const;

function answerTo(id: string, isRight = true) {
  const kind = Object.keys(answers).find((one): one is keyof typeof answers => id.endsWith(one)) ?? 'gap';
  return answers[kind][isRight ? 0 : 1];
}

const answer = (learner: CourseLearner, id: string, isRight = true, place: 'today' | 'lesson' = 'today') =>
  learner.call('deck.answer', { id }, { answer: answerTo(id, isRight), place });

/** Advances the clock by days and renews the learner's session, as the browser does. */
async function daysLater(learner: CourseLearner, days = 1): Promise<void> {
  courseApp.clock.advance(days * 24 * 60 * 60);
  expect((await learner.call('auth.refreshToken')).status).toBe(200);
}

const daysThisWeek = async (learner: CourseLearner) =>
  (await learner.call('streak.streak')).body as { days_this_week: number; week: { learned: boolean }[] };

describe("Today's three", () => {
  test('are none before the first lesson, and cards of its milestone after it', async () => {
    const learner = await courseApp.newLearner();
    expect(await todayOf(learner)).toEqual({ cards: [], done: 0, has_more: false });

    await learner.call('progress.markVideoWatched', { id: 'first' });
    const { cards, done, has_more } = await todayOf(learner);
    expect(idsOf(cards)).toEqual(['first-gap', 'first-order-lines', 'first-faulty-line']);
    expect({ done, has_more }).toEqual({ done: 0, has_more: true });
    expect(await todayOf(learner)).toMatchObject({ cards });
  });

  test('come from all milestones that are open, and from none behind the subscription', async () => {
    const payer = await courseApp.newLearner({ completedThroughOrder: 5, subscribed: true });
    const milestones = (await todayOf(payer)).cards.map(({ id }) => id.split('-')[0]);
    expect(milestones).toEqual(['first', 'second', 'fifth']);

    await courseApp.endSubscriptionOf(payer);
    expect(JSON.stringify(await todayOf(payer))).not.toContain('fifth');
  });

  test('are answered by as many calls at once as there are, though the subscription is asked for', async () => {
    const payer = await courseApp.newLearner({ completedThroughOrder: 5, subscribed: true });
    const [first = ''] = idsOf((await todayOf(payer)).cards);
    // More than the pool has connections.
    const given = await Promise.all(Array.from({ length: 40 }, () => answer(payer, first)));
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('are answered one after the other, and there are more by choice', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 2 });
    const { cards } = await todayOf(learner);
    for (const [index, { id }] of cards.entries()) {
      expect(await answer(learner, id)).toMatchObject({ status: 200, body: { is_correct: true } });
      expect(await todayOf(learner)).toMatchObject({ done: index + 1, cards: cards.slice(index + 1) });
    }

    const more = (await learner.call('deck.more')).body as { id: string }[];
    expect(more).toHaveLength(3);
    expect(idsOf(more)).not.toEqual(expect.arrayContaining([cards[0]?.id]));
    for (const { id } of more) await answer(learner, id);
    expect(await todayOf(learner)).toMatchObject({ done: 3, cards: [], has_more: true });
  });

  test('make a learning day when the last one is answered, right or wrong, and give no points', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 1 });
    await daysLater(learner, 7);
    const before = (await learner.call('progress.progress')).body as { score: number };
    const [first, second, third] = idsOf((await todayOf(learner)).cards);
    await answer(learner, first ?? '', false);
    await answer(learner, second ?? '');
    expect(await daysThisWeek(learner)).toMatchObject({ days_this_week: 0 });
    await answer(learner, third ?? '', false);

    expect(await daysThisWeek(learner)).toMatchObject({ days_this_week: 1 });
    expect((await learner.call('progress.progress')).body).toMatchObject({ score: before.score });
  });

  test('bring a wrong answer back the next day, and let right ones rest', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 2 });
    const [wrong = '', ...right] = idsOf((await todayOf(learner)).cards);
    await answer(learner, wrong, false);
    await answer(learner, wrong);
    for (const id of right) await answer(learner, id);
    await daysLater(learner);

    const next = idsOf((await todayOf(learner)).cards);
    expect(next[0]).toBe(wrong);
    expect(next).not.toEqual(expect.arrayContaining(right));
  });
});

describe('an answer', () => {
  test.each(Object.keys(answers))('to a card of the kind %s is judged and explained', async (kind) => {
    const learner = await courseApp.newLearner();
    const right = await answer(learner, `first-${kind}`);
    const wrong = await answer(learner, `first-${kind}`, false);

    expect(cardResult.parse(right.body)).toMatchObject({ is_correct: true });
    expect(cardResult.parse(right.body).explanation).toContain('<p>So it is.</p>');
    expect(cardResult.parse(wrong.body)).toMatchObject({ is_correct: false });
    expect(cardResult.parse(wrong.body).explanation).not.toContain('So it is');
  });

  test('to a card that does not exist is not found, and nothing is lost', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 1 });
    const { cards } = await todayOf(learner);
    await answer(learner, cards[0]?.id ?? '');
    const before = await todayOf(learner);

    expect((await answer(learner, 'no-such-card')).status).toBe(404);
    expect(await todayOf(learner)).toEqual(before);
  });

  test('of another kind, or of a line or option that the card does not have, is refused', async () => {
    const learner = await courseApp.newLearner();
    const refused = [
      ['first-gap', { line: 1 }],
      ['first-gap', { selected_option: 'D' }],
      ['first-order-lines', { selected_option: 'B' }],
      ['first-order-lines', { order: [0, 0] }],
      ['first-order-lines', { order: [0, 2] }],
      ['first-faulty-line', { order: [0, 1] }],
      ['first-faulty-line', { line: 3 }],
      ['first-shows', { line: 1 }],
    ] as const;
    for (const [id, sent] of refused) {
      const { status, body } = await learner.call('deck.answer', { id }, { answer: sent, place: 'today' });
      expect([id, sent, status]).toEqual([id, sent, 400]);
      expect(body).toMatchObject({ code: 'validation_failed' });
    }
  });

  test('to a card of a closed milestone needs a subscription', async () => {
    const learner = await courseApp.newLearner();

    expect((await answer(learner, 'fifth-gap')).status).toBe(403);
    expect((await learner.call('deck.lesson', { id: 'fifth' })).status).toBe(403);
    expect((await learner.call('deck.lesson', { id: 'nowhere' })).status).toBe(404);
  });

  test('that is given twice at the same moment is one answered card, and one learning day', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 1 });
    await daysLater(learner, 7);
    const [first = '', second = '', third = ''] = idsOf((await todayOf(learner)).cards);
    await Promise.all([first, first, second, second].map((id) => answer(learner, id)));
    expect(await todayOf(learner)).toMatchObject({ done: 2 });

    await Promise.all([third, third].map((id) => answer(learner, id)));
    expect(await todayOf(learner)).toMatchObject({ done: 3 });
    expect(await daysThisWeek(learner)).toMatchObject({ days_this_week: 1 });
  });

  test('is in the download of one’s own data, as it was given', async () => {
    const learner = await courseApp.newLearner();
    await answer(learner, 'first-order-lines', false);

    const { records } = ownData.parse((await learner.call('settings.ownData')).body);
    expect(records['card_answers']).toMatchObject([
      {
        card_id: 'first-order-lines',
        construct: 'order-lines of first',
        place: 'today',
        answer: { order: [1, 0] },
        is_correct: false,
      },
    ]);
  });
});

test('the cards of a lesson are marked once they are answered, and are none of Today’s three', async () => {
  const learner = await courseApp.newLearner();
  const before = lessonDeck.parse((await learner.call('deck.lesson', { id: 'first' })).body);
  expect(idsOf(before.cards)).toEqual(['first-shows', 'first-gap', 'first-order-lines']);
  expect(before.answered).toEqual([]);

  await answer(learner, 'first-gap', false, 'lesson');
  const after = lessonDeck.parse((await learner.call('deck.lesson', { id: 'first' })).body);
  expect(after).toEqual({ cards: before.cards, answered: ['first-gap'] });
  expect(await todayOf(learner)).toMatchObject({ done: 0 });
});
