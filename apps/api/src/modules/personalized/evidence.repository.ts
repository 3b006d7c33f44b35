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
function triesOfQuestions(db: Handle, learnerId: string): Promise<LearnersTries['questions']> {
  return db
    .selectFrom('question_tries')
    .select([
      'question_id as id',
      'failed_before_solved as failures',
      'was_solved as solved',
      'last_run_at as lastAt',
    ])
    .where('learner_id', '=', learnerId)
    .execute();
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
    .selectFrom('personalized_exercises')
    .select(['skills', 'attempts', 'completed_at', 'last_run_at'])
    .where('learner_id', '=', learnerId)
    .where('kind', '=', 'checked')
    // Of a question of the learner's own nobody knows which skills it trains.
    .where('author', '<>', 'learner')
    .where('attempts', '>', 0)
    .execute();
  return rows.flatMap(({ skills, attempts, completed_at: completedAt, last_run_at: lastAt }) => {
    if (lastAt === null) return [];
    const solved = completedAt !== null;
    return [{ skills, failures: attempts - (solved ? 1 : 0), solved, lastAt }];
  });
}
