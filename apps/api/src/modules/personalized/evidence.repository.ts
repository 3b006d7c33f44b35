import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';

/** What a learner did with one thing: wrong tries before it was right, whether it is, and when it was last tried. */
export type Tries = { failures: number; solved: boolean; lastAt: Date };

export type LearnersTries = {
  questions: readonly (Tries & { id: string })[];
  mcqs: readonly (Tries & { id: string })[];
  exercises: readonly (Tries & { skills: readonly string[] })[];
};

/** Counts what learners tried, in the course and after it; one row for each thing that was tried. */
export interface EvidenceRepository {
  read(learnerId: string): Promise<LearnersTries>;
}

export function createEvidenceRepository(db: Handle): EvidenceRepository {
  return {
    read: async (learnerId) => {
      const [questions, mcqs, exercises] = await Promise.all([
        triesOfQuestions(db, learnerId),
        triesOfMcqs(db, learnerId),
        triesOfExercises(db, learnerId),
      ]);
      return { questions, mcqs, exercises };
    },
  };
}

/** Only what came before the first right run tells of the skill; later runs are play. */
async function triesOfQuestions(db: Handle, learnerId: string): Promise<LearnersTries['questions']> {
  const { rows } = await sql<Tries & { id: string }>`
    with firsts as (
      select question_id, min(id) filter (where verdict = 'correct') as first_right
      from submissions where learner_id = ${learnerId} group by question_id
    )
    select s.question_id as id,
      (count(*) filter (where s.verdict = 'wrong' and s.id < coalesce(f.first_right, s.id + 1)))::int as failures,
      bool_or(s.verdict = 'correct') as solved,
      max(s.submitted_at) as "lastAt"
    from submissions s join firsts f using (question_id)
    where s.learner_id = ${learnerId} and s.verdict <> 'input_required'
    group by s.question_id`.execute(db);
  return rows;
}

/** The first answer alone: after it the right one is known. */
async function triesOfMcqs(db: Handle, learnerId: string): Promise<LearnersTries['mcqs']> {
  const rows = await db
    .selectFrom('mcq_answers')
    .distinctOn('mcq_id')
    .select(['mcq_id', 'is_correct', 'answered_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('mcq_id')
    .orderBy('id')
    .execute();
  return rows.map(({ mcq_id: id, is_correct: solved, answered_at: lastAt }) => {
    return { id, failures: solved ? 0 : 1, solved, lastAt };
  });
}

async function triesOfExercises(db: Handle, learnerId: string): Promise<LearnersTries['exercises']> {
  const rows = await db
    .selectFrom('personalized_exercises as exercise')
    .innerJoin('personalized_submissions as run', 'run.exercise_id', 'exercise.id')
    .select(['exercise.skills', 'exercise.attempts', 'exercise.completed_at'])
    .select(({ fn }) => fn.max('run.submitted_at').as('lastAt'))
    .where('exercise.learner_id', '=', learnerId)
    .where('exercise.kind', '=', 'checked')
    // Of a question of the learner's own nobody knows which skills it trains.
    .where('exercise.author', '<>', 'learner')
    .where('exercise.attempts', '>', 0)
    .groupBy('exercise.id')
    .execute();
  return rows.map(({ skills, attempts, completed_at: completedAt, lastAt }) => {
    const solved = completedAt !== null;
    return { skills, failures: attempts - (solved ? 1 : 0), solved, lastAt };
  });
}
