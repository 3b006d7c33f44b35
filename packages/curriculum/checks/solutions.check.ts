import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import type { Check } from './check.ts';
import { inAllQuestions } from './in-all-milestones.ts';
import type { ProgramRunner } from './program-runner.ts';

export const solutionsCheck: Check = {
  promise: 'every model solution and every alternative one is accepted',
  run: (context) => inAllQuestions(context, 'solutions', faultsOfSolutions),
};

async function faultsOfSolutions(question: QuestionContent, programRunner: ProgramRunner): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const program of [question.solution, ...question.alternatives]) {
    const { verdict, explanation, error } = await programRunner.assess(question, program, 'en');
    if (verdict === 'solved') continue;
    const reason = error ?? explanation?.text ?? 'a case or a rule refuses it';
    faults.push({ file: program.file, line: 1, message: `must be accepted, but is not: ${reason}` });
  }
  return faults;
}
