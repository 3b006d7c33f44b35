import { type WarmUp, type WarmUpAnswered, warmUpLength } from '@python-learning/contract';
import type { Curriculum, Mcq, Milestone } from '@python-learning/curriculum';
import type { Language, OptionLetter } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Handle } from '../../platform/db/database.ts';
import type { Once } from '../../platform/http/handler.ts';
import { judgeCard, shownCard } from '../cards/index.ts';
import type { Course, RefuseClosed } from '../course/index.ts';
import { changeRecordIn, createLearnerRecord, milestonesEverCompleted } from '../record/index.ts';
import { chooseQuestions, type Encounter } from './choose-questions.ts';
import { createWarmUpRepository, type MetQuestion } from './warm-up.repository.ts';

type WarmUpDeps = {
  db: Database;
  clock: Clock;
  course: Course;
  curriculum: Pick<Curriculum, 'milestones'>;
};

type Which = { learnerId: string; milestoneId: string; language: Language };
type GivenAnswer = { id: string; selected_option: OptionLetter };

/** Warm-ups: optional questions from earlier milestones, offered before a milestone begins. */
export interface WarmUpService {
  getWarmUp(refuse: RefuseClosed, which: Which): Promise<WarmUp>;
  /**
   * Records the answers and, with `skip`, that the rest is skipped. Answers give no points and change no exercise. A
   * question of no earlier milestone is not found.
   */
  answer(
    refuse: RefuseClosed,
    once: Once<WarmUpAnswered>,
    which: Which,
    answers: readonly GivenAnswer[],
    skip: boolean,
  ): Promise<WarmUpAnswered>;
}

export function createWarmUpService(deps: WarmUpDeps): WarmUpService {
  return {
    getWarmUp: async (refuse, which) => {
      const milestone = await deps.course.getOpenMilestone(refuse, which.learnerId, which.milestoneId);
      return readWarmUp(deps, deps.db, milestone, which);
    },
    answer: (refuse, once, which, answers, skip) => answer(deps, { refuse, once }, which, answers, skip),
  };
}

async function answer(
  deps: WarmUpDeps,
  { refuse, once }: { refuse: RefuseClosed; once: Once<WarmUpAnswered> },
  which: Which,
  answers: readonly GivenAnswer[],
  skip: boolean,
): Promise<WarmUpAnswered> {
  const { learnerId, language } = which;
  const milestone = await deps.course.getOpenMilestone(refuse, learnerId, which.milestoneId);
  const earlier = earlierMcqs(deps.curriculum, milestone);
  const checked = answers.map(({ id, selected_option: selectedOption }) => {
    const mcq = earlier.find((one) => one.id === id);
    if (mcq === undefined) throw refuse('not_found');
    return { mcqId: id, selectedOption, result: judgeCard(mcq, selectedOption, language) };
  });
  const at = deps.clock.now();
  const record = async (handle: Handle): Promise<WarmUpAnswered> => {
    const warmUps = createWarmUpRepository(handle);
    for (const { mcqId, selectedOption, result } of checked) {
      const isCorrect = result.is_correct;
      await warmUps.add({ learnerId, milestoneId: milestone.id, mcqId, selectedOption, isCorrect, at });
    }
    if (skip) await warmUps.skip(learnerId, milestone.id, at);
    return {
      ...(await readWarmUp(deps, handle, milestone, which)),
      results: checked.map(({ mcqId, result }) => ({ id: mcqId, ...result })),
    };
  };
  return once((handle) => changeRecordIn(handle, { learnerId, at }, () => record(handle)));
}

async function readWarmUp(
  { curriculum, course, clock }: WarmUpDeps,
  handle: Handle,
  milestone: Milestone,
  { learnerId, language }: Which,
): Promise<WarmUp> {
  const warmUps = createWarmUpRepository(handle);
  const answered = await warmUps.listAnswered(learnerId, milestone.id);
  const closed = (status: WarmUp['status']): WarmUp => ({ status, answered: answered.length, questions: [] });
  if (answered.length >= warmUpLength) return closed('done');
  const { awardedReasons } = await createLearnerRecord(handle).progress.read(learnerId);
  if (milestonesEverCompleted(awardedReasons).has(milestone.id)) return closed('none');
  if (await warmUps.isSkipped(learnerId, milestone.id)) return closed('skipped');
  const open = earlierMcqs(curriculum, milestone).filter(({ id }) => !answered.includes(id));
  const ids = open.map(({ id }) => id);
  const chosen = chooseQuestions(
    encountersOf(ids, await warmUps.listMet(learnerId, ids)),
    warmUpLength - answered.length,
    clock.now(),
  );
  if (chosen.length === 0) return closed(answered.length > 0 ? 'done' : 'none');
  const questions = chosen.flatMap((id) => open.filter((mcq) => mcq.id === id));
  return {
    status: 'offered',
    answered: answered.length,
    questions: questions.map((mcq) => shownCard(mcq, language, course.mediaUrl)),
  };
}

/** The multiple-choice questions of all milestones before this one, in the order of the course. */
function earlierMcqs({ milestones }: Pick<Curriculum, 'milestones'>, { order }: Milestone): Mcq[] {
  return milestones.filter((milestone) => milestone.order < order).flatMap(({ mcqs }) => mcqs);
}

function encountersOf(mcqIds: readonly string[], met: readonly MetQuestion[]): Encounter[] {
  const metById = new Map(met.map((one) => [one.mcqId, one]));
  return mcqIds.map((mcqId) => {
    const one = metById.get(mcqId);
    return { mcqId, lastMetAt: one?.lastMetAt ?? null, needsReview: one !== undefined && needsReview(one) };
  });
}

function needsReview({ lastWrongAt, lastReviewedAt }: MetQuestion): boolean {
  if (lastWrongAt === null) return false;
  return lastReviewedAt === null || lastReviewedAt <= lastWrongAt;
}
