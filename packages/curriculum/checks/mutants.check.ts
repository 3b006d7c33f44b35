import type { MilestoneContent } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import { type Check, faultAt } from './check.ts';
import { checkedBy, inAllMilestones } from './in-all-milestones.ts';
import { type JudgedMutant, judgeMutant, shareOf } from './mutations/judged-mutant.ts';
import { mutantsOf } from './mutations/novice-mutations.ts';
import type { ProgramRunner } from './program-runner.ts';

const minShare = 0.97;

export const mutantsCheck: Check = {
  promise:
    'a beginner who makes one mistake in a model solution hears of that very mistake, at its line, 97 times in a hundred',
  run: ({ content, programRunner }) =>
    inAllMilestones(content.milestones, async (milestone) => {
      const judged = await judgedMutantsOf(milestone, programRunner);
      const { specific, rightLine } = shareOf(judged);
      return [
        ...(specific < minShare ? faultsOf(milestone, judged.filter(isUnexplained)) : []),
        ...(rightLine < minShare ? faultsOf(milestone, judged.filter(isMisplaced)) : []),
      ];
    }),
};

/** Applies each mistake once to every model solution with a place for it, and judges the result. */
export async function judgedMutantsOf(
  { questions }: MilestoneContent,
  programRunner: ProgramRunner,
): Promise<JudgedMutant[]> {
  const judged: JudgedMutant[] = [];
  for (const question of checkedBy('mutants', questions)) {
    const hints = question.mistakes.map(({ hint }) => hint.en);
    for (const { mistake, mutant } of mutantsOf(question.solution.source)) {
      const told = await programRunner.assessMutant(question, mutant.source);
      const one = judgeMutant({ solution: question.value.id, mistake, mutant }, told, hints);
      if (one !== null) judged.push(one);
    }
  }
  return judged;
}

function isUnexplained({ isSpecific }: JudgedMutant): boolean {
  return !isSpecific;
}

function isMisplaced({ isLineRight }: JudgedMutant): boolean {
  return isLineRight === false;
}

function faultsOf({ milestone, questions }: MilestoneContent, unclear: readonly JudgedMutant[]): Fault[] {
  return unclear.map(({ solution, mistake, mutant, explanation, message }) => {
    const question = questions.find(({ value }) => value.id === solution);
    const told = `${explanation?.id ?? 'nothing'}, line ${explanation?.line ?? '-'}`;
    const text = `${solution}: "${mistake}" (line ${mutant.lines.join(' or ')}) is told ${told}: ${message}`;
    return faultAt(question ?? milestone, ['id'], text);
  });
}
