import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';
import { inAllQuestions } from './in-all-milestones.ts';
import type { ProgramRunner } from './program-runner.ts';

/** The model solution is no other program. */
const least = { otherPrograms: 5, wrongPrograms: 5 };

export const refusalsCheck: Check = {
  promise:
    'a free task has five right programs besides its own and five wrong ones, each refused with the sentence written beside it',
  run: (context) =>
    inAllQuestions(context, 'refusals', async (question, programRunner) => [
      ...faultsOfCounts(question),
      ...(await faultsOfRefusals(question, programRunner)),
    ]),
};

function faultsOfCounts(question: QuestionContent): Fault[] {
  const { alternatives, refusals, starter, value } = question;
  const begun = alternatives.filter(({ source }) => source.startsWith(starter.source.trimEnd()));
  const few = (path: string, count: number, most: number) =>
    count >= most
      ? []
      : [faultAt(question, [path], `${path}: ${count} programs; at least ${most} are needed`)];
  return [
    ...few('id', alternatives.length, least.otherPrograms),
    ...few('refusals', refusals.length, least.wrongPrograms),
    ...(value.continues === undefined || begun.length > 0
      ? []
      : [faultAt(question, ['continues'], 'continues: no right program goes on from the starter')]),
  ];
}

async function faultsOfRefusals(question: QuestionContent, programRunner: ProgramRunner): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { id, program, gets, line } of question.refusals) {
    const { verdict, explanation } = await programRunner.assess(question, program, 'en');
    if (verdict === 'solved') faults.push({ file: question.file, line, message: `${id} is accepted` });
    else if (explanation?.id !== gets) {
      const got = explanation?.id ?? 'nothing';
      faults.push({ file: question.file, line, message: `${id} gets ${got}, not ${gets}` });
    }
  }
  return faults;
}
