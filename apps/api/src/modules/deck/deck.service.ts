import type {
  CardResult,
  DeckAnswer,
  LessonDeck,
  ShownDeckCard,
  TodaysDeck,
} from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import { type Language, learningDay } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Handle } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { Once } from '../../platform/http/handler.ts';
import { shownCard } from '../cards/index.ts';
import type { Course, RefuseClosed } from '../course/index.ts';
import { changeRecordIn, createLearnerRecord } from '../record/index.ts';
import { cardsOfDay, type DeckFacts, furtherCards } from './choose-cards.ts';
import { createDeckRepository } from './deck.repository.ts';
import { judgeAnswer } from './judge-answer.ts';
import { lessonCards } from './lesson-cards.ts';
import { type DeckCard, scheduledConstructs } from './scheduled-constructs.ts';

type DeckDeps = {
  db: Database;
  clock: Clock;
  course: Course;
  curriculum: Pick<Curriculum, 'milestones'>;
};

type Who = { learnerId: string; language: Language };
type Given = DeckAnswer & { cardId: string };
type RefuseAnswer = Refuse<'not_found' | 'subscription_required' | 'validation_failed'>;

/** The cards that are made from the programs of the questions: those of a day, and those of a lesson. */
export interface DeckService {
  getToday(who: Who): Promise<TodaysDeck>;
  /** Cards for a learner who wants more today. */
  listMore(who: Who): Promise<ShownDeckCard[]>;
  getLesson(refuse: RefuseClosed, who: Who, milestoneId: string): Promise<LessonDeck>;
  /**
   * Records an answer. It gives no points. The last one of Today's three makes the day a learning day. Refuses with
   * `validation_failed` what is no possible answer to the card.
   */
  answer(refuse: RefuseAnswer, once: Once<CardResult>, who: Who, given: Given): Promise<CardResult>;
}

export function createDeckService(deps: DeckDeps): DeckService {
  const constructs = scheduledConstructs(deps.curriculum.milestones);
  const readFacts = async (learnerId: string) =>
    factsOf(deps, { constructs, reached: await reachedBy(deps, learnerId) }, deps.db, learnerId);
  const shown = (cards: readonly DeckCard[], language: Language): ShownDeckCard[] =>
    cards.map((card) => shownCard(card, language, deps.course.mediaUrl));
  return {
    getToday: async ({ learnerId, language }) => {
      const { left, done, hasMore } = cardsOfDay(await readFacts(learnerId));
      return { cards: shown(left, language), done, has_more: hasMore };
    },
    listMore: async ({ learnerId, language }) => shown(furtherCards(await readFacts(learnerId)), language),
    getLesson: async (refuse, { learnerId, language }, milestoneId) => {
      const cards = lessonCards(await deps.course.getOpenMilestone(refuse, learnerId, milestoneId));
      const given = new Set(
        (await createDeckRepository(deps.db).list(learnerId)).map(({ cardId }) => cardId),
      );
      return {
        cards: shown(cards, language),
        answered: cards.map(({ id }) => id).filter((id) => given.has(id)),
      };
    },
    answer: async (refuse, once, { learnerId, language }, { cardId, answer, place }) => {
      const card = await deps.course.getOpenDeckCard(refuse, learnerId, cardId);
      const result = judgeAnswer(card, answer, language);
      if (result === null)
        throw refuse('validation_failed', { fields: { answer: [{ code: 'not_a_choice' }] } });
      const at = deps.clock.now();
      const construct = constructs.find(({ cards }) => cards.includes(card))?.id ?? null;
      // Before the transaction: within it, a second connection might never come.
      const reached = place === 'today' ? await reachedBy(deps, learnerId) : null;
      return once((handle) =>
        changeRecordIn(handle, { learnerId, at }, async ({ learningDays }) => {
          const isCorrect = result.is_correct;
          await createDeckRepository(handle).add({
            learnerId,
            cardId,
            construct,
            place,
            answer,
            isCorrect,
            at,
          });
          if (reached === null) return result;
          const { left } = cardsOfDay(await factsOf(deps, { constructs, reached }, handle, learnerId));
          if (left.length === 0) await learningDays.add({ learnerId, hasSolution: false, at });
          return result;
        }),
      );
    },
  };
}

/** Ids of the open milestones whose lessons the learner has watched. */
async function reachedBy({ db, course }: DeckDeps, learnerId: string): Promise<ReadonlySet<string>> {
  const { marks } = await createLearnerRecord(db).progress.read(learnerId);
  const marked = new Set(marks.map(({ milestoneId }) => milestoneId));
  const reached = course.milestones.filter(({ id }) => marked.has(id));
  return new Set((await course.listOpen(learnerId, reached)).map(({ id }) => id));
}

/** What decides which cards a learner is asked now. */
async function factsOf(
  { clock }: DeckDeps,
  known: Pick<DeckFacts, 'constructs' | 'reached'>,
  handle: Handle,
  learnerId: string,
): Promise<DeckFacts> {
  const record = createLearnerRecord(handle);
  const { timeZone } = await record.learningDays.choices(learnerId);
  const given = await createDeckRepository(handle).list(learnerId);
  const solved = await record.solutions.listAll(learnerId);
  return {
    ...known,
    answers: given.map(({ at, ...answer }) => ({ ...answer, day: learningDay(at, timeZone) })),
    solved: solved.map(({ at, ...solution }) => ({ ...solution, day: learningDay(at, timeZone) })),
    today: learningDay(clock.now(), timeZone),
  };
}
