import type { MilestoneContent } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import type { ProgramCheck } from '../src/question-kinds/content-kind.ts';
import type { CheckContext } from './check.ts';
import type { ProgramRunner } from './program-runner.ts';

/** Returns the faults of all questions to which a check applies, in the order of the course. */
export function inAllQuestions(
  { content, programRunner }: CheckContext,
  check: ProgramCheck,
  faultsOf: (question: QuestionContent, programRunner: ProgramRunner) => Promise<Fault[]>,
): Promise<Fault[]> {
  return inAllMilestones(content.milestones, async ({ questions }) => {
    const faults: Fault[] = [];
    for (const question of checkedBy(check, questions))
      faults.push(...(await faultsOf(question, programRunner)));
    return faults;
  });
}

/** The questions whose kind says that a check applies to it. */
export function checkedBy(check: ProgramCheck, questions: readonly QuestionContent[]): QuestionContent[] {
  return questions.filter(({ contentKind }) => contentKind.checks.includes(check));
}

/**
 * Returns the faults of all milestones, in the order of the course. Milestones are checked in parallel, so that every
 * core has a program to run. One milestone runs one program at a time, so that the engine's queue is never full.
 */
export async function inAllMilestones(
  milestones: readonly MilestoneContent[],
  faultsOf: (milestone: MilestoneContent) => Promise<Fault[]>,
): Promise<Fault[]> {
  return (await Promise.all(milestones.map(faultsOf))).flat();
}
