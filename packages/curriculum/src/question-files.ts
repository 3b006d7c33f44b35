import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Bilingual, TextFile } from '@python-learning/domain';
import { readContentFile } from './content-file.ts';
import { readDataFiles } from './data-files.ts';
import type { Fault } from './fault.ts';
import { filesIn } from './folder.ts';
import { createQuestionSchema, type QuestionDefinition } from './question.schema.ts';
import type { ContentKind, ContentKinds } from './question-kinds/content-kind.ts';
import type { LineFinder } from './yaml-source.ts';

/** A Python program of a question. `file` is relative to the root. */
export type ProgramFile = { file: string; source: string };

/** One wrong program with the hint that its author gets. `id` is its file name without folder and ending. */
export type MistakeContent = {
  id: string;
  program: ProgramFile;
  hint: Bilingual;
  onlyIf: string | null;
  /** Line of the program's entry in the question file. */
  line: number;
};

/** One wrong program of a free task, with the id of the explanation that its author gets. */
export type RefusalContent = { id: string; program: ProgramFile; gets: string; line: number };

export type QuestionContent = {
  value: QuestionDefinition;
  /** The entry of its kind. */
  contentKind: ContentKind;
  file: string;
  lineOf: LineFinder;
  /** Files that every program of the question finds by their names. */
  dataFiles: readonly TextFile[];
  starter: ProgramFile;
  solution: ProgramFile;
  alternatives: readonly ProgramFile[];
  mistakes: readonly MistakeContent[];
  refusals: readonly RefusalContent[];
};

/**
 * Reads the folder of one question. Adds its faults to `faults` and leaves out a question that cannot be read.
 * @param kinds the kinds of questions that there are
 */
export function readQuestion(
  root: string,
  folder: string,
  faults: Fault[],
  kinds: ContentKinds,
): QuestionContent[] {
  const path = join(folder, 'question.yaml');
  if (!existsSync(path)) {
    faults.push({ file: relative(root, path), line: 1, message: 'is missing' });
    return [];
  }
  const { value, file, lineOf, faults: own } = readContentFile(root, path, createQuestionSchema(kinds));
  faults.push(...own);
  const missing = ['starter.py', 'solution.py'].filter((name) => !existsSync(join(folder, name)));
  faults.push(
    ...missing.map((name) => ({ file: relative(root, join(folder, name)), line: 1, message: 'is missing' })),
  );
  if (value === null) return [];
  if (value.id !== basename(folder)) {
    faults.push({
      file,
      line: lineOf(['id']),
      message: `id: must be the name of its folder, ${basename(folder)}`,
    });
  }
  const wrong = readWrong(root, folder, { value, file, lineOf }, faults);
  if (missing.length > 0) return [];
  const read = (name: string) => readProgram(root, join(folder, name));
  const alternatives = filesIn(join(folder, 'alternative'), '.py');
  return [
    {
      value,
      contentKind: kinds[value.kind],
      file,
      lineOf,
      dataFiles: readDataFiles(folder),
      starter: read('starter.py'),
      solution: read('solution.py'),
      alternatives: alternatives.map((alternative) => readProgram(root, alternative)),
      mistakes: wrong.flatMap(mistakeOf),
      refusals: wrong.flatMap(refusalOf),
    },
  ];
}

/** A program in `wrong/` with the entry of the question that names it. */
type WrongProgram = {
  id: string;
  program: ProgramFile;
  entry: QuestionDefinition['mistakes'][number] | NonNullable<QuestionDefinition['refusals']>[number];
  line: number;
};

function readWrong(
  root: string,
  folder: string,
  question: Pick<QuestionContent, 'value' | 'file' | 'lineOf'>,
  faults: Fault[],
): WrongProgram[] {
  const { value, file, lineOf } = question;
  const named = (['mistakes', 'refusals'] as const).flatMap((field) =>
    (value[field] ?? []).flatMap((entry, index) =>
      entry.files.map((name, at) => ({ entry, name, line: lineOf([field, index, 'files', at]) })),
    ),
  );
  const names = named.map(({ name }) => name);
  const unnamed = filesIn(join(folder, 'wrong'), '.py').filter(
    (path) => !names.includes(relative(folder, path)),
  );
  for (const path of unnamed) {
    faults.push({
      file: relative(root, path),
      line: 1,
      message: 'no mistake of question.yaml names this program',
    });
  }
  return named.flatMap(({ entry, name, line }, index) => {
    if (names.indexOf(name) !== index) faults.push({ file, line, message: `${name} is named twice` });
    if (!existsSync(join(folder, name))) {
      faults.push({ file, line, message: `${name} does not exist` });
      return [];
    }
    return [{ id: basename(name, '.py'), program: readProgram(root, join(folder, name)), entry, line }];
  });
}

function mistakeOf({ id, program, entry, line }: WrongProgram): MistakeContent[] {
  return 'hint' in entry ? [{ id, program, hint: entry.hint, onlyIf: entry.only_if, line }] : [];
}

function refusalOf({ id, program, entry, line }: WrongProgram): RefusalContent[] {
  return 'gets' in entry ? [{ id, program, gets: entry.gets, line }] : [];
}

function readProgram(root: string, path: string): ProgramFile {
  return { file: relative(root, path), source: readFileSync(path, 'utf8').replace(/\n$/, '') };
}
