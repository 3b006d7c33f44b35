import type { MilestoneContent } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { ObservedFile } from '../src/observed.schema.ts';
import { staleEntries } from '../src/stale-entries.ts';
import type { Check } from './check.ts';
import { checkedBy } from './in-all-milestones.ts';
import type { ProgramRunner } from './program-runner.ts';

export const observedCheck: Check = {
  promise: 'what was recorded of starters and wrong answers is what they do today',
  run: async ({ content, programRunner }) => {
    const faults: Fault[] = [];
    for (const milestone of content.milestones) {
      const today = await observeQuestions(milestone, programRunner);
      faults.push(...staleEntries(observedFileOf(milestone), milestone.observed, today));
    }
    return faults;
  },
};

export async function observeQuestions(
  { questions }: MilestoneContent,
  programRunner: ProgramRunner,
): Promise<ObservedFile> {
  const entries: ObservedFile = {};
  for (const question of checkedBy('observed', questions))
    entries[question.value.id] = await programRunner.observe(question);
  return entries;
}

/** The file of a milestone's observations, relative to the root. */
export function observedFileOf({ folder }: MilestoneContent): string {
  return `content/milestones/${folder}/observed.json`;
}
