import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const milestones = fileURLToPath(
  new URL('../content/milestones', import.meta.resolve('@python-learning/curriculum')),
);

const folderOf = new Map(
  readdirSync(milestones, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('solution.py'))
    .map((file) => dirname(join(milestones, file)))
    .map((folder) => [folder.slice(folder.lastIndexOf('/') + 1), folder]),
);

/**
 * A right program for a question, as its author wrote it: the model solution, or for a free task another one, because the
 * model's words are not the learner's own. A part of a story goes on where the one before ended. The server never sends it.
 */
export function solutionOf(questionId: string): string {
  const others = join(folderFor(questionId), 'alternative');
  const question = readProgram(questionId, 'question.yaml');
  const [other] = question.includes('\nkind: free\n') && existsSync(others) ? readdirSync(others) : [];
  if (other === undefined) return readProgram(questionId, 'solution.py');
  const own = readProgram(questionId, `alternative/${other}`);
  const before = /^continues: (.+)$/mu.exec(question)?.[1];
  return before === undefined ? own : `${solutionOf(before)}\n${own}`;
}

export function wrongProgram(questionId: string, mistakeId: string): string {
  return readProgram(questionId, `wrong/${mistakeId}.py`);
}

function readProgram(questionId: string, file: string): string {
  return readFileSync(join(folderFor(questionId), file), 'utf8').replace(/\n$/, '');
}

function folderFor(questionId: string): string {
  const folder = folderOf.get(questionId);
  if (folder === undefined) throw new Error(`The content has no programs of ${questionId}`);
  return folder;
}
