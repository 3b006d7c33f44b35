import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import type { CheckContext } from './check.ts';
import type { Lab } from './lab.ts';

/** The faults of all questions, one question after the other: the engine runs one program of an owner at a time. */
export async function inAllQuestions(
  { content, lab }: CheckContext,
  faultsOf: (question: QuestionContent, lab: Lab) => Promise<Fault[]>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const question of content.milestones.flatMap(({ questions }) => questions)) {
    faults.push(...(await faultsOf(question, lab)));
  }
  return faults;
}
