import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';

/** What the learners of one question did, in numbers of learners unless it says otherwise. */
export type QuestionFigures = {
  questionId: string;
  tried: number;
  /** Attempts of a learner up to the first solution. */
  attemptsMedian: number;
  attemptsMean: number;
  solvedAtFirstTry: number;
  /** Learners for whom more than the first hint opened, by failed attempts or because they asked. */
  sawMoreHints: number;
  /** Learners who opened lines of the solution. */
  sawLines: number;
  /** Learners who did not solve it, and did not try since `idleSince`. */
  gaveUp: number;
  /** Learners of whom first attempt and first solution are known. */
  timed: number;
  /** Minutes between the two; null where `timed` is 0. */
  minutesMedian: number | null;
};

export type ExplanationFigure = { questionId: string; explanationId: string; learners: number };

/** Failed attempts after which the second hint opens. */
const failuresForMoreHints = 2;
/** The second hint among the rungs of help, and the first rung with lines of the solution. */
const [secondHint, firstLines] = [2, 4];

/** Figures over all learners. No row is about one. */
export interface CourseReportRepository {
  /** Figures of each question that somebody tried. */
  listQuestions(idleSince: Date): Promise<QuestionFigures[]>;
  /**
   * The most frequent explanations of each question, of the programs that are stored.
   * @param most how many for each question
   * @param fewest how many learners must have read one
   */
  listExplanations(most: number, fewest: number): Promise<ExplanationFigure[]>;
}

export function createCourseReportRepository(db: Handle): CourseReportRepository {
  return {
    async listQuestions(idleSince) {
      const { rows } = await sql<QuestionFigures>`
        select tried.task_id as "questionId",
          count(*)::integer as tried,
          percentile_cont(0.5) within group (order by attempts) as "attemptsMedian",
          avg(attempts)::double precision as "attemptsMean",
          count(*) filter (where was_solved and attempts = 1)::integer as "solvedAtFirstTry",
          count(*) filter (
            where rung >= ${secondHint} or attempts - was_solved::integer >= ${failuresForMoreHints}
          )::integer as "sawMoreHints",
          count(*) filter (where rung >= ${firstLines})::integer as "sawLines",
          count(*) filter (where not was_solved and last_run_at < ${idleSince})::integer as "gaveUp",
          count(minutes)::integer as timed,
          percentile_cont(0.5) within group (order by minutes) as "minutesMedian"
        from task_attempts as tried
        -- The points of a question are earned by its first solution. A reset takes back the solution, and not the points.
        left join points_ledger as earned
          on earned.learner_id = tried.learner_id and earned.kind = 'question' and earned.subject = tried.task_id
        left join help_ladders as help
          on help.learner_id = tried.learner_id and help.task_kind = tried.task_kind and help.task_id = tried.task_id
        -- A program that is sent again takes the place of the first one: what was stored before then has a later first run.
        cross join lateral (
          select case when earned_at >= first_run_at then extract(epoch from earned_at - first_run_at) / 60 end as minutes
        ) as spent
        where tried.task_kind = 'question' and attempts > 0
        group by tried.task_id`.execute(db);
      return rows;
    },

    async listExplanations(most, fewest) {
      const { rows } = await sql<ExplanationFigure>`
        select task_id as "questionId", explanation_id as "explanationId", learners
        from (
          select task_id, explanation_id, count(*)::integer as learners,
            row_number() over (partition by task_id order by count(*) desc, explanation_id) as place
          from (
            select distinct task_id, explanation_id, learner_id from submissions
            where task_kind = 'question' and explanation_id is not null
          ) as explained
          group by task_id, explanation_id
          having count(*) >= ${fewest}
        ) as counted
        where place <= ${most}
        order by task_id, place`.execute(db);
      return rows;
    },
  };
}
