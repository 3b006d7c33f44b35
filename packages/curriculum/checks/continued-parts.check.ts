import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';
import type { ProgramRunner } from './program-runner.ts';

export const continuedPartsCheck: Check = {
  promise:
    'a part of a growing program begins with the solution of the part before, and leaves something to do after any right one',
  run: async ({ content, programRunner }) => {
    const faults: Fault[] = [];
    const questions = content.milestones.flatMap((milestone) => milestone.questions);
    for (const question of questions) {
      const before = questions.find(({ value }) => value.id === question.value.continues);
      if (before !== undefined) faults.push(...(await faultsOfPart(question, before, programRunner)));
    }
    return faults;
  },
};

/** Learners continue with the model solution of the part before, or any other correct program. */
async function faultsOfPart(
  question: QuestionContent,
  before: QuestionContent,
  programRunner: ProgramRunner,
): Promise<Fault[]> {
  const faults = faultsOfStarter(question, before);
  for (const brought of before.alternatives) {
    const { verdict } = await programRunner.assess(question, brought, 'en');
    if (verdict !== 'solved') continue;
    const message = `continues: ${brought.file} is accepted as it is brought along: nothing is left to do`;
    faults.push(faultAt(question, ['continues'], message));
  }
  return faults;
}

function faultsOfStarter({ starter }: QuestionContent, { value, solution }: QuestionContent): Fault[] {
  if (starter.source === solution.source) return [];
  const wanted = solution.source.split('\n');
  const line = starter.source.split('\n').findIndex((text, index) => text !== wanted[index]) + 1;
  const message = `must be the solution of ${value.id}, which it continues`;
  return [{ file: starter.file, line: line === 0 ? wanted.length : line, message }];
}
