import { findBadgeFaults } from './badge-integrity.ts';
import type { Content, Located, MilestoneContent } from './content.ts';
import { type Fault, faultAt } from './fault.ts';

/** Finds faults between files: ids, orders, folders, references. */
export function findIntegrityFaults(content: Content): Fault[] {
  return [
    ...content.milestones.flatMap(faultsOfMilestone),
    ...faultsOfParts(content),
    ...duplicateIds(content),
    ...findBadgeFaults(content),
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
    ...content.videos,
    ...content.questions,
    ...content.mcqs,
  ];
  for (const part of parts.filter(({ value }) => !value.id.startsWith(`m${number}-`))) {
    faults.push(faultAt(part, ['id'], `id: must begin with m${number}- in milestone ${order}`));
  }
  return [...faults, ...faultsOfExplanations(content)];
}

/** An explanation video must explain a required question of its milestone. */
function faultsOfExplanations({ videos, questions }: MilestoneContent): Fault[] {
  const required = questions
    .filter(({ value, contentKind }) => contentKind.isRequired && value.retired !== true)
    .map(({ value }) => value.id);
  return videos
    .filter(({ value: { question } }) => question !== null && !required.includes(question))
    .map((video) =>
      faultAt(
        video,
        ['question'],
        `question: ${video.value.question} is no required question of this milestone`,
      ),
    );
}

/** A question can only continue one that comes before it in the course. */
function faultsOfParts({ milestones }: Content): Fault[] {
  const questions = milestones.flatMap((milestone) => milestone.questions);
  const ids = questions.map(({ value }) => value.id);
  return questions.flatMap((question, index) => {
    const { continues } = question.value;
    if (continues === undefined || ids.slice(0, index).includes(continues)) return [];
    const reason = ids.includes(continues) ? 'must stand before it' : 'is no question of the course';
    return [faultAt(question, ['continues'], `continues: ${continues} ${reason}`)];
  });
}

function duplicateIds(content: Content): Fault[] {
  const located = content.milestones.flatMap(({ milestone, lessons, videos, questions, mcqs }) => {
    const parts: readonly Located<{ id: string }>[] = [
      milestone,
      ...lessons,
      ...videos,
      ...questions,
      ...mcqs,
    ];
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
