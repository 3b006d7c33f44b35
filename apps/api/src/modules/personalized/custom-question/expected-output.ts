import { afterTheCourse, type QuestionChecks } from '@python-learning/feedback';
import type { FieldFault } from '../../../platform/errors/app-error.ts';
import { isUnsuitable, isWorrying } from './question-signs.ts';
import { withoutUnseenSigns } from './screen-question.ts';

/** What the program shall show, as it may be kept; null where the learner did not say. */
export type ScreenedOutput = { expected: string | null } | { fault: FieldFault };

/** Numbers that stand in rows are outputs, so only what is written as a telephone number counts as one. */
const contacts = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}+/u,
  /https?:\/\/|www\./i,
  /(?:\+\d{1,3}[ -]?|(?<!\d)0)\d{2}[ -]?\d{3}[ -]?\d{3,4}(?!\d)/,
];

/** Of the output that a learner expects nothing is replaced: it is kept as it is, or refused. */
export function screenOutput(output: string | undefined): ScreenedOutput {
  const expected = withoutUnseenSigns(output ?? '').trimEnd();
  if (expected.trim() === '') return { expected: null };
  if (isWorrying(expected)) return { fault: { code: 'question_worry' } };
  if (isUnsuitable(expected)) return { fault: { code: 'question_not_suitable' } };
  if (contacts.some((pattern) => pattern.test(expected))) return { fault: { code: 'personal_details' } };
  return { expected };
}

/** A program without input is right when it shows this. */
export function outputChecks(expected: string): QuestionChecks {
  return {
    kind: 'input',
    cases: [{ visible: true, inputs: [], stdout: `${expected}\n`, call: null, result: null, vary: null }],
    rules: [],
    mistakes: [],
    hints: [],
    starterDigest: '',
    starter: '',
    milestone: afterTheCourse,
  };
}
