import { addDays, type VisitStep, visitSteps } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  createCourseReportRepository,
  type ExplanationFigure,
  type QuestionFigures,
} from '../record/index.ts';
import { createVisitsRepository, dayOf } from '../visits/index.ts';

/** No figure is shown that is about fewer learners, or fewer browsers, than this. */
export const fewestShown = 5;

const dayMs = 24 * 3600 * 1000;
/** Days without an attempt after which an unsolved question counts as given up. */
const givenUpAfterDays = 7;
const explanationsShown = 3;
const spansOfDays = [7, 30, 90] as const;

/** A figure, or `few` where it would be about fewer than `fewestShown`. */
export type Figure = number | 'few';

/** One question. Figures without a unit are numbers of learners; null is a figure about nobody. */
export type QuestionReport = {
  milestone: string;
  question: string;
  learners: Figure;
  attempts_median: Figure | null;
  attempts_mean: Figure | null;
  /** Of 100 learners who tried it, how many solved it with the first attempt. */
  first_try_percent: Figure | null;
  /** For whom more than the first hint opened. */
  hints: Figure | null;
  /** Who opened lines of the solution. */
  lines: Figure | null;
  given_up: Figure | null;
  /** Between the first attempt and the first solution. */
  minutes_median: Figure | null;
  explanations: { id: string; learners: number }[];
};

/** How far the visits of the last days came. `per_100` is of 100 visits; null without visits. */
export type VisitsReport = {
  days: number;
  steps: { step: VisitStep; count: Figure; per_100: Figure | null }[];
};

export type CourseReport = { questions: QuestionReport[]; visits: VisitsReport[] };

/** What the report needs of the course: its questions, in their order. */
export type CourseQuestions = {
  milestones: readonly { id: string; questions: readonly Named[]; challenge: Named | null }[];
};

type Named = { id: string };

type ReportParts = { db: Database; clock: Clock; course: CourseQuestions };

/** Figures of every question, in the order of the course, and of the way to it. None is about one person. */
export async function courseReport({ db, clock, course }: ReportParts): Promise<CourseReport> {
  const now = clock.now();
  const report = createCourseReportRepository(db);
  const idleSince = new Date(now.getTime() - givenUpAfterDays * dayMs);
  const figures = new Map((await report.listQuestions(idleSince)).map((one) => [one.questionId, one]));
  const explanations = Map.groupBy(
    await report.listExplanations(explanationsShown, fewestShown),
    ({ questionId }) => questionId,
  );
  const questions = course.milestones.flatMap(({ id: milestone, questions: required, challenge }) =>
    [...required, ...(challenge === null ? [] : [challenge])].map(({ id }) => ({
      milestone,
      ...questionReport(id, figures.get(id), explanations.get(id) ?? []),
    })),
  );
  const visits = [];
  for (const days of spansOfDays) visits.push(await visitsReport(db, dayOf(now), days));
  return { questions, visits };
}

function questionReport(
  question: string,
  figures: QuestionFigures | undefined,
  explanations: readonly ExplanationFigure[],
): Omit<QuestionReport, 'milestone'> {
  const tried = figures?.tried ?? 0;
  const timed = figures?.timed ?? 0;
  const of = (value: number | undefined): Figure | null => about(tried, value ?? 0);
  const part = (learners: number | undefined): Figure | null => about(tried, countOf(learners ?? 0));
  return {
    question,
    learners: countOf(tried),
    attempts_median: of(figures?.attemptsMedian),
    attempts_mean: of(figures?.attemptsMean),
    first_try_percent: of((100 * (figures?.solvedAtFirstTry ?? 0)) / tried),
    hints: part(figures?.sawMoreHints),
    lines: part(figures?.sawLines),
    given_up: part(figures?.gaveUp),
    minutes_median: about(timed, figures?.minutesMedian ?? 0),
    explanations: explanations.map(({ explanationId: id, learners }) => ({ id, learners })),
  };
}

async function visitsReport(db: Database, today: string, days: number): Promise<VisitsReport> {
  const sums = await createVisitsRepository(db).sumSince(addDays(today, 1 - days));
  const counts = new Map(sums.map(({ step, count }) => [step, count]));
  const visits = counts.get('visit') ?? 0;
  const steps = visitSteps.map((step) => {
    const count = counts.get(step) ?? 0;
    const figure = countOf(count);
    return {
      step,
      count: figure,
      per_100: about(visits, figure === 'few' ? figure : (100 * count) / visits),
    };
  });
  return { days, steps };
}

/** A figure about a group of learners or browsers; null about nobody. */
function about(group: number, figure: Figure): Figure | null {
  if (group === 0) return null;
  return group < fewestShown ? 'few' : figure;
}

/** A number of learners or browsers. That nobody belongs to a group tells nothing about anybody. */
function countOf(count: number): Figure {
  return count > 0 && count < fewestShown ? 'few' : count;
}
