import type { Content, Located, MilestoneContent } from './content.ts';
import type { Fault } from './fault.ts';

/** What can only be seen by holding the files against each other: ids, orders, folders, references. */
export function findIntegrityFaults(content: Content): Fault[] {
  return [
    ...content.milestones.flatMap(faultsOfMilestone),
    ...duplicateIds(content),
    ...content.badges.flatMap((badge) => faultsOfBadge(badge, content)),
  ];
}

function faultsOfMilestone(content: MilestoneContent, index: number): Fault[] {
  const { milestone, folder } = content;
  const { id, order } = milestone.value;
  const faults: Fault[] = [];
  const number = String(order).padStart(2, '0');
  if (order !== index + 1) faults.push(faultAt(milestone, ['order'], `order: must be ${index + 1}`));
  if (folder !== `${number}-${id}`) {
    faults.push(faultAt(milestone, ['id'], `id and order want the folder ${number}-${id}, not ${folder}`));
  }
  const parts: readonly Located<{ id: string }>[] = [
    ...content.lessons,
    ...content.questions,
    ...content.mcqs,
  ];
  for (const part of parts.filter(({ value }) => !value.id.startsWith(`m${number}-`))) {
    faults.push(faultAt(part, ['id'], `id: must begin with m${number}- in milestone ${order}`));
  }
  return faults;
}

function duplicateIds(content: Content): Fault[] {
  const located = content.milestones.flatMap(({ milestone, lessons, questions, mcqs }) => {
    const parts: readonly Located<{ id: string }>[] = [milestone, ...lessons, ...questions, ...mcqs];
    return parts;
  });
  return [...repeatedIn(located), ...repeatedIn(content.badges)];
}

function repeatedIn(parts: readonly Located<{ id: string }>[]): Fault[] {
  const firstFile = new Map<string, string>();
  return parts.flatMap((part) => {
    const first = firstFile.get(part.value.id);
    if (first === undefined) {
      firstFile.set(part.value.id, part.file);
      return [];
    }
    return [faultAt(part, ['id'], `id: ${part.value.id} is taken already in ${first}`)];
  });
}

function faultsOfBadge(badge: Content['badges'][number], content: Content): Fault[] {
  const { milestone } = badge.value.rule;
  const exists = content.milestones.some(({ milestone: { value } }) => value.id === milestone);
  return exists
    ? []
    : [faultAt(badge, ['rule', 'milestone'], `rule.milestone: there is no milestone ${milestone}`)];
}

function faultAt(part: Located<unknown>, path: readonly PropertyKey[], message: string): Fault {
  return { file: part.file, line: part.lineOf(path), message };
}
