import type { Handle } from '../../platform/db/database.ts';
import { createLearnerRecord, type LearnerRecord } from '../record/index.ts';

/** Attempts at one task: failures before it was solved, whether it is, and the last time. */
export type QuestionAttempts = { failures: number; solved: boolean; lastAt: Date };

export type LearnerAttempts = {
  questions: readonly (QuestionAttempts & { id: string })[];
  mcqs: readonly (QuestionAttempts & { id: string })[];
  exercises: readonly (QuestionAttempts & { skills: readonly string[] })[];
};

/** Counts a learner's attempts in the course and in personalized exercises, one row per task. */
export interface EvidenceRepository {
  read(learnerId: string): Promise<LearnerAttempts>;
}

export function createEvidenceRepository(db: Handle): EvidenceRepository {
  return {
    read: async (learnerId) => {
      const record = createLearnerRecord(db);
      const [questions, mcqs, exercises] = await Promise.all([
        // Later runs say nothing about the skill.
        record.attempts.list(learnerId, 'question'),
        triesOfMcqs(record, learnerId),
        triesOfExercises(db, record, learnerId),
      ]);
      return { questions, mcqs, exercises };
    },
  };
}

/** Only the first answer to each question counts; afterwards the right option is known. */
async function triesOfMcqs({ answers }: LearnerRecord, learnerId: string): Promise<LearnerAttempts['mcqs']> {
  const first = await answers.listFirst(learnerId);
  return first.map(({ mcqId: id, isCorrect: solved, at: lastAt }) => {
    return { id, failures: solved ? 0 : 1, solved, lastAt };
  });
}

async function triesOfExercises(
  db: Handle,
  { attempts }: LearnerRecord,
  learnerId: string,
): Promise<LearnerAttempts['exercises']> {
  const skills = await db
    .selectFrom('personalized_exercises')
    .select(['id', 'skills'])
    .where('learner_id', '=', learnerId)
    .where('kind', '=', 'checked')
    // The skills that a learner's own question trains are unknown.
    .where('author', '<>', 'learner')
    .execute();
  const skillsById = new Map(skills.map((one) => [one.id, one.skills]));
  return (await attempts.list(learnerId, 'exercise')).flatMap(({ id, ...tried }) => {
    const trained = skillsById.get(id);
    return trained === undefined ? [] : [{ ...tried, skills: trained }];
  });
}
