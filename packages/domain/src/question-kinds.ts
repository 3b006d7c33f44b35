/**
 * The kinds of coding questions. Each has an entry in the registries of content (`curriculum/src/question-kinds`),
 * grading (`feedback/src/question-kinds.ts`) and web (`workbench/question-kinds.ts`); each is a
 * `Record<QuestionKind, …>`, so a kind without an entry does not compile.
 */
export const questionKinds = [
  'predict',
  'modify',
  'complete',
  'fix',
  'make',
  'input',
  'project',
  'challenge',
  'free',
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** Whether the learner writes a program. In the other kinds the program is given and stays as it is. */
export function isWritten(kind: QuestionKind): boolean {
  return writtenKinds[kind];
}

const writtenKinds: Readonly<Record<QuestionKind, boolean>> = {
  predict: false,
  modify: true,
  complete: true,
  fix: true,
  make: true,
  input: true,
  project: true,
  challenge: true,
  free: true,
};
