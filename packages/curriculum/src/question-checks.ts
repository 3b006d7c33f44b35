import type { ExpectedCase, PythonValue, QuestionChecks, TextFile } from '@python-learning/domain';
import type { Fault } from './fault.ts';
import type { ObservedQuestion } from './observed.schema.ts';
import type { QuestionContent } from './question-files.ts';

/** The setup of one case, and the result expected of it. */
export type QuestionCase = ExpectedCase & {
  vary: Readonly<Record<string, PythonValue>> | null;
  fakeRandom: readonly number[] | null;
  /** Data files with other contents than those of the question; missing where there are none. */
  files?: readonly TextFile[];
};

/** The checks of a question of the course, where nothing is optional. */
export type CourseQuestionChecks = Omit<Required<QuestionChecks>, 'cases' | 'ownBeginning'> & {
  cases: readonly QuestionCase[];
};

/** Joins a question with the observations of its mistakes. A mistake without an observation is left out. */
export function questionChecks(question: QuestionContent, observed: ObservedQuestion): CourseQuestionChecks {
  const mistakes = question.mistakes.flatMap(({ id, hint, onlyIf }) => {
    const record = observed.mistakes[id];
    return record === undefined ? [] : [{ id, hint, observed: record, onlyIf }];
  });
  const { id, kind, rules, hints, walks = null } = question.value;
  return {
    kind,
    cases: question.value.cases,
    rules,
    mistakes,
    hints,
    starterDigest: observed.starterDigest,
    starter: question.starter.source,
    walks,
    sample: walks === null ? '' : question.solution.source,
    milestone: milestoneOrderIn(id),
  };
}

/** The observations of a question of a kind that is not observed. */
export const unobserved: ObservedQuestion = { starterDigest: '', mistakes: {} };

/** Finds mistakes that were never recorded: their hints could not be shown. */
export function findUnrecorded(question: QuestionContent, observed: ObservedQuestion | undefined): Fault[] {
  if (!question.contentKind.checks.includes('observed')) return [];
  const advice = 'run the content check with --write';
  if (observed === undefined) {
    return [{ file: question.file, line: 1, message: `nothing was recorded of its programs: ${advice}` }];
  }
  return question.mistakes
    .filter(({ id }) => observed.mistakes[id] === undefined)
    .map(({ id, line }) => ({ file: question.file, line, message: `${id} was not recorded: ${advice}` }));
}

/** Order of the milestone, read from an id such as `m07-q3-...`. The integrity check guarantees the prefix. */
function milestoneOrderIn(id: string): number {
  return Number(id.slice(1, 3));
}
