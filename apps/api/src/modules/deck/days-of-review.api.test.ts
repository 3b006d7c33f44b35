import { type Streak, todaysDeck } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';
import { type DeckCard, scheduledConstructs } from './scheduled-constructs.ts';

const curriculum = loadCurriculum();
const constructs = scheduledConstructs(curriculum.milestones);

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp, curriculum);
});
afterAll(() => courseApp.stop());

function cardOf(id: string): DeckCard {
  const card = curriculum.deckCardById(id);
  if (card === null) throw new Error(`The course has no card ${id}`);
  return card;
}

/** The construct that a card asks for. */
const askedBy = (id: string) => constructs.find(({ cards }) => cards.some((card) => card.id === id))?.id;

function rightAnswer(card: DeckCard) {
  if ('accepted' in card) return { order: [...(card.accepted[0] ?? [])] };
  return 'mended' in card ? { line: card.line } : { selected_option: card.right };
}

function wrongAnswer(card: DeckCard) {
  if ('accepted' in card) return { order: (card.accepted[0] ?? []).slice(0, 1) };
  if ('mended' in card) return { line: card.line === card.firstLine ? card.line + 1 : card.firstLine };
  return { selected_option: card.right === 'A' ? 'B' : 'A' } as const;
}

const todayOf = async (learner: CourseLearner) => todaysDeck.parse((await learner.call('deck.today')).body);

/** Answers the cards of the day, the first of them wrong if so wished. Resolves with the constructs that they asked for. */
async function reviews(learner: CourseLearner, isFirstWrong: boolean) {
  const { cards } = await todayOf(learner);
  for (const [index, { id }] of cards.entries()) {
    const isWrong = isFirstWrong && index === 0;
    const answer = isWrong ? wrongAnswer(cardOf(id)) : rightAnswer(cardOf(id));
    const { body } = await learner.call('deck.answer', { id }, { answer, place: 'today' });
    expect(body).toMatchObject({ is_correct: !isWrong });
  }
  expect(await todayOf(learner)).toMatchObject({ cards: [], done: 3 });
  return { ids: cards.map(({ id }) => id), asked: cards.map(({ id }) => askedBy(id)) };
}

async function nextDay(learner: CourseLearner): Promise<void> {
  courseApp.clock.advance(24 * 60 * 60);
  expect((await learner.call('auth.refreshToken')).status).toBe(200);
}

test('three days of review bring back what was wrong, let rest what was right, and count for the week', async () => {
  const learner = await courseApp.newLearner({ completedThroughOrder: 3 });
  // From a Saturday, on which milestones were completed, to the Monday of a new week.
  await nextDay(learner);
  await nextDay(learner);
  const first = await reviews(learner, true);
  expect(new Set(first.ids.map((id) => cardOf(id).milestoneId)).size).toBe(3);

  await nextDay(learner);
  const second = await reviews(learner, false);
  expect(second.asked[0]).toBe(first.asked[0]);
  expect(second.ids[0]).not.toBe(first.ids[0]);
  expect(first.asked.slice(1).filter((one) => second.asked.includes(one))).toEqual([]);

  await nextDay(learner);
  const third = await reviews(learner, false);
  const rightBefore = [...first.asked.slice(1), ...second.asked];
  expect(rightBefore.filter((one) => third.asked.includes(one))).toEqual([]);

  const { days_this_week: days } = (await learner.call('streak.streak')).body as Streak;
  expect(days).toBe(3);
});
