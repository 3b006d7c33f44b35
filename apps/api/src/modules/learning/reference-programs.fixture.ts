import { readdirSync, readFileSync } from 'node:fs';
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

/** The model solution of a question, as its author wrote it. The server never sends it. */
export function solutionOf(questionId: string): string {
  return readProgram(questionId, 'solution.py');
}

export function wrongProgram(questionId: string, mistakeId: string): string {
  return readProgram(questionId, `wrong/${mistakeId}.py`);
}

function readProgram(questionId: string, file: string): string {
  const folder = folderOf.get(questionId);
  if (folder === undefined) throw new Error(`The content has no programs of ${questionId}`);
  return readFileSync(join(folder, file), 'utf8').replace(/\n$/, '');
}
