import type { Fault } from './fault.ts';
import type { ObservedMistake, ObservedQuestion } from './observed.schema.ts';
import type { CaseDefinition, PythonValue, QuestionKind } from './question.schema.ts';
import type { QuestionContent } from './question-files.ts';
import type { Bilingual } from './text.schema.ts';

/** How one case sets a program up, and what must come of it. */
export type QuestionCase = {
  visible: boolean;
  inputs: readonly string[];
  stdout: string;
  call: string | null;
  result: string | null;
  vary: Readonly<Record<string, PythonValue>> | null;
  fakeRandom: readonly number[] | null;
};

export type AnticipatedMistake = {
  id: string;
  hint: Bilingual;
  observed: ObservedMistake;
  onlyIf: string | null;
};

/** Everything the grading of one question needs. The feedback package takes this shape as it is. */
export type QuestionChecks = {
  kind: QuestionKind;
  cases: readonly QuestionCase[];
  rules: readonly string[];
  mistakes: readonly AnticipatedMistake[];
  hints: readonly Bilingual[];
  starterDigest: string;
  starter: string;
  /** Order of the milestone: remarks about style wait for what was taught. */
  milestone: number;
};

/** The checks of a question with what was observed of its mistakes; a mistake without record is left out. */
export function questionChecks(question: QuestionContent, observed: ObservedQuestion): QuestionChecks {
  const mistakes = question.mistakes.flatMap(({ id, hint, onlyIf }) => {
    const record = observed.mistakes[id];
    return record === undefined ? [] : [{ id, hint, observed: record, onlyIf }];
  });
  const { id, kind, rules, hints } = question.value;
  return {
    kind,
    cases: question.value.cases.map(questionCase),
    rules,
    mistakes,
    hints,
    starterDigest: observed.starterDigest,
    starter: question.starter.source,
    milestone: milestoneOrderIn(id),
  };
}

/** Mistakes of a question that were never recorded: their hints could not be shown. */
export function findUnrecorded(question: QuestionContent, observed: ObservedQuestion | undefined): Fault[] {
  const advice = 'run the content check with --write';
  if (observed === undefined) {
    return [{ file: question.file, line: 1, message: `nothing was recorded of its programs: ${advice}` }];
  }
  return question.mistakes
    .filter(({ id }) => observed.mistakes[id] === undefined)
    .map(({ id, line }) => ({ file: question.file, line, message: `${id} was not recorded: ${advice}` }));
}

/** Ids begin with the order of their milestone: `m07-q3-...`. That they do is a matter of integrity. */
function milestoneOrderIn(id: string): number {
  return Number(id.slice(1, 3));
}

export function questionCase({ fake_random: fakeRandom, ...rest }: CaseDefinition): QuestionCase {
  return { ...rest, fakeRandom };
}
