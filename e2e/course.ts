import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCurriculum } from '@python-learning/curriculum';

export const curriculum = loadCurriculum();
/** The facts of the course that the api sends with each progress. */
export const courseFacts = {
  milestones: curriculum.milestones.length,
  free: curriculum.milestones.filter(({ isFree }) => isFree).length,
};
const content = path.resolve(import.meta.dirname, '../packages/curriculum/content/milestones');

/** The model solution of a coding question, straight from its content file. */
export function solutionOf(questionId: string): string {
  for (const milestone of readdirSync(content)) {
    const questions = path.join(content, milestone, 'questions');
    try {
      if (readdirSync(questions).includes(questionId)) {
        return readFileSync(path.join(questions, questionId, 'solution.py'), 'utf8').trimEnd();
      }
    } catch {
      // A milestone without questions has no such folder.
    }
  }
  throw new Error(`There is no question ${questionId}`);
}
