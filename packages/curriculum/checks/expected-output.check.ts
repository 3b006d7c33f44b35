import type { Outcome } from '@python-learning/domain';
import { contentEvidence } from '../src/evidence/registry.ts';
import type { Fault } from '../src/fault.ts';
import type { QuestionCase } from '../src/question-checks.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';
import { inAllQuestions } from './in-all-milestones.ts';

export const expectedOutputCheck: Check = {
  promise: 'what a case expects is what the model solution brings about, character by character',
  run: (context) =>
    inAllQuestions(context, 'expected-output', async (question, programRunner) => {
      const outcomes = await programRunner.runCases(question, question.solution);
      return question.value.cases.flatMap((testCase, index) =>
        faultsOfCase(question, testCase, index, outcomes[index]),
      );
    }),
};

/** Fields of a case that must have another value, given the outcome of the model solution in it. */
export function changedFields({ evidence }: QuestionCase, outcome: Outcome): [string, string | null][] {
  const { recorded, producedBy } = contentEvidence(evidence);
  return Object.entries(producedBy(outcome)).filter(([field, produced]) => recorded[field] !== produced);
}

function faultsOfCase(
  question: QuestionContent,
  testCase: QuestionCase,
  index: number,
  outcome: Outcome | undefined,
): Fault[] {
  if (outcome?.kind !== 'finished') {
    const what = outcome?.exception?.message ?? outcome?.kind ?? 'no time was left for it';
    return [faultAt(question, ['cases', index], `the model solution does not end well here: ${what}`)];
  }
  return changedFields(testCase, outcome).map(([field, produced]) => {
    const shown = JSON.stringify(produced);
    return faultAt(question, ['cases', index, field], `${field}: the model solution gives ${shown}`);
  });
}
