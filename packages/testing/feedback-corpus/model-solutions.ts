import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../curriculum/src/content.ts';
import type { QuestionContent } from '../../curriculum/src/question-files.ts';
import { type CorpusProgram, readCorpusFile } from '../../feedback/fixtures/corpus-file.ts';

const fixtures = path.join(import.meta.dirname, '../../feedback/fixtures/solutions');
const curriculum = path.join(import.meta.dirname, '../../curriculum');

/**
 * Correct programs of every milestone, with their test cases and rules: those of the course's questions, and our own
 * for milestones without questions.
 */
export function modelSolutions(): CorpusProgram[] {
  const ofCourse = readContent(curriculum).milestones.flatMap(({ questions }) => questions.map(programOf));
  const written = new Set(ofCourse.map(({ milestone }) => milestone));
  const own = readdirSync(fixtures)
    .toSorted()
    .flatMap((name) => readCorpusFile(readFileSync(path.join(fixtures, name), 'utf8')));
  return [...ofCourse, ...own.filter(({ milestone }) => !written.has(milestone))];
}

function programOf({ value, solution, starter }: QuestionContent): CorpusProgram {
  const { id, kind, rules, cases } = value;
  return {
    name: id,
    wants: null,
    line: undefined,
    source: solution.source,
    inputs: cases.find(({ visible }) => visible)?.inputs ?? [],
    inputsAreComplete: true,
    cases,
    rules,
    kind,
    milestone: Number(id.slice(1, 3)),
    starter: starter.source,
    isStarterKept: kind === 'predict',
    fix: undefined,
    mistake: null,
  };
}
