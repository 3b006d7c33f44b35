import type { MilestoneContent } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import { type Check, faultAt } from './check.ts';

/**
 * The course is written from its beginning: a milestone may lack its content as long as all later ones lack it too. A
 * milestone that was begun must have all its parts.
 */
export const gapsCheck: Check = {
  promise: 'a milestone has lessons, questions and MCQs, unless it and all later ones are still empty',
  ofTheWholeCourse: true,
  run: ({ content: { milestones } }) => {
    const lastWritten = milestones.findLastIndex((milestone) => missingPartsOf(milestone).length < 3);
    return milestones.slice(0, lastWritten + 1).flatMap(faultsOfMilestone);
  },
};

function faultsOfMilestone(milestone: MilestoneContent): Fault[] {
  const missing = missingPartsOf(milestone);
  if (missing.length === 0) return [];
  return [faultAt(milestone.milestone, ['id'], `has no ${missing.join(', no ')}`)];
}

function missingPartsOf({ lessons, questions, mcqs }: MilestoneContent): string[] {
  return Object.entries({ lessons, questions, MCQs: mcqs })
    .filter(([, parts]) => parts.length === 0)
    .map(([name]) => name);
}
