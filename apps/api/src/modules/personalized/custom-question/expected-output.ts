import { afterTheCourse, type QuestionChecks } from '@python-learning/domain';
import type { FieldFault } from '../../../platform/errors/app-error.ts';
import { isUnsuitable, isWorrying } from './question-characters.ts';
import { withoutUnseenSigns } from './screen-question.ts';

/** Expected output that may be stored; null when the learner gave none. */
export type ScreenedOutput = { expected: string | null } | { fault: FieldFault };

/** Rows of numbers are output, so only what is written as a telephone number counts as one. */
const contacts = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}+/u,
  /https?:\/\/|www\./i,
  /(?:\+\d{1,3}[ -]?|(?<!\d)0)\d{2}[ -]?\d{3}[ -]?\d{3,4}(?!\d)/,
];

/** Screens the output that a learner expects. Nothing in it is replaced: it is accepted as it is, or refused. */
export function screenOutput(output: string | undefined): ScreenedOutput {
  const expected = withoutUnseenSigns(output ?? '').trimEnd();
  if (expected.trim() === '') return { expected: null };
  if (isWorrying(expected)) return { fault: { code: 'question_worry' } };
  if (isUnsuitable(expected)) return { fault: { code: 'question_not_suitable' } };
  if (contacts.some((pattern) => pattern.test(expected))) return { fault: { code: 'personal_details' } };
  return { expected };
}

/** Checks that a program without input prints exactly this. */
export function outputChecks(expected: string): QuestionChecks {
  return {
    kind: 'input',
    cases: [{ visible: true, inputs: [], evidence: { kind: 'output', stdout: `${expected}\n` }, vary: null }],
    rules: [],
    mistakes: [],
    hints: [],
    starterDigest: '',
    starter: '',
    milestone: afterTheCourse,
  };
}
