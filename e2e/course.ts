import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Milestone } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';

export const curriculum = loadCurriculum();
/** The milestones as the api sends them in Tamil. */
export const milestones: readonly Milestone[] = curriculum.milestones.map(({ id, title, order, isFree }) => ({
  id,
  title: title.ta,
  description: '',
  order,
  is_free: isFree,
}));
const content = path.resolve(import.meta.dirname, '../packages/curriculum/content/milestones');

/**
 * A right program for a coding question, straight from its content file: the model solution, or for a free task another
 * one, because the model's words are not the learner's own.
 */
export function solutionOf(questionId: string): string {
  for (const milestone of readdirSync(content)) {
    const questions = path.join(content, milestone, 'questions');
    try {
      if (readdirSync(questions).includes(questionId)) {
        const folder = path.join(questions, questionId);
        const isFree = curriculum.questionById(questionId)?.checks.walks != null;
        const [other] = isFree ? readdirSync(path.join(folder, 'alternative')) : [];
        const file = other === undefined ? 'solution.py' : path.join('alternative', other);
        return readFileSync(path.join(folder, file), 'utf8').trimEnd();
      }
    } catch {
      // A milestone without questions has no such folder.
    }
  }
  throw new Error(`There is no question ${questionId}`);
}
