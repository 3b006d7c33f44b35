import { isWritten } from '@python-learning/domain';
import { nextLine, programOfPieces, type SolvedTask } from '@python-learning/feedback';
import type { Fault } from '../src/fault.ts';
import type { ProgramFile, QuestionContent } from '../src/question-files.ts';
import type { Check } from './check.ts';
import { inAllQuestions } from './in-all-milestones.ts';
import type { ProgramRunner } from './program-runner.ts';

export const solutionHelpCheck: Check = {
  promise:
    'the pieces of a solution in their order are accepted, and so is where its lines lead from the starter and every wrong answer',
  run: (context) => inAllQuestions(context, 'solutions', faultsOfHelp),
};

async function faultsOfHelp(question: QuestionContent, programRunner: ProgramRunner): Promise<Fault[]> {
  const { value, solution, starter, mistakes } = question;
  // No line of another child's program is shown for a free task.
  if (!isWritten(value.kind) || value.walks !== undefined) return [];
  const task = { solution: solution.source, rules: value.rules };
  const faults: Fault[] = [];
  const refuse = async (helped: ProgramFile, what: string) => {
    const { verdict } = await programRunner.assess(question, helped, 'en');
    if (verdict === 'solved') return;
    const message = `${what} must be accepted, but is not: ${JSON.stringify(helped.source)}`;
    faults.push({ file: helped.file, line: 1, message });
  };
  await refuse({ file: solution.file, source: programOfPieces(task) }, 'built from its pieces, it');
  for (const { file, source } of [starter, ...mistakes.map(({ program }) => program)]) {
    await refuse({ file, source: withAllLines(task, source) }, 'helped line by line, it');
  }
  return faults;
}

/** The program of a learner who takes the next line of the solution until none is left. */
function withAllLines(task: SolvedTask, source: string): string {
  const step = nextLine(task, source);
  return step === null ? source : withAllLines(task, step.code);
}
