import type { Outcome } from '@python-learning/domain';
import type { Fault } from '../src/fault.ts';
import type { CaseDefinition } from '../src/question.schema.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';
import { inAllQuestions } from './in-all-milestones.ts';

export const expectedOutputCheck: Check = {
  promise: 'what a case expects is what the model solution brings about, sign by sign',
  run: (context) =>
    inAllQuestions(context, async (question, programRunner) => {
      const outcomes = await programRunner.runCases(question, question.solution);
      return question.value.cases.flatMap((testCase, index) =>
        faultsOfCase(question, testCase, index, outcomes[index]),
      );
    }),
};

/** Returns what a case must expect, given the outcome of the model solution in it. */
export function producedBy(outcome: Outcome): { stdout: string; result: string | null } {
  return { stdout: outcome.stdout.replace(/\n$/, ''), result: outcome.result?.repr ?? null };
}

function faultsOfCase(
  question: QuestionContent,
  testCase: CaseDefinition,
  index: number,
  outcome: Outcome | undefined,
): Fault[] {
  if (outcome?.kind !== 'finished') {
    const what = outcome?.exception?.message ?? outcome?.kind ?? 'no time was left for it';
    return [faultAt(question, ['cases', index], `the model solution does not end well here: ${what}`)];
  }
  const produced = producedBy(outcome);
  return (['stdout', 'result'] as const)
    .filter((field) => testCase[field] !== produced[field])
    .map((field) => {
      const shown = JSON.stringify(produced[field]);
      return faultAt(question, ['cases', index, field], `${field}: the model solution gives ${shown}`);
    });
}
