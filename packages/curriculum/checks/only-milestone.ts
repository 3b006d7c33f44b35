import type { Content, MilestoneContent } from '../src/content.ts';

/**
 * Returns the folder of a milestone's files, as faults name it. An empty text means the whole course.
 * @param order such as `3` or `03`; empty for the whole course
 * @throws RangeError if there is no such milestone
 */
export function folderOf(content: Content, order: string): string {
  if (order === '') return '';
  const wanted = content.milestones.find(({ milestone }) => milestone.value.order === Number(order));
  if (wanted === undefined) throw new RangeError(`There is no milestone ${order}.`);
  return pathOf(wanted);
}

/** The content of one folder's milestones, so that faults of others do not stop its author. */
export function within(content: Content, folder: string): Content {
  return {
    ...content,
    milestones: content.milestones.filter((milestone) => pathOf(milestone).startsWith(folder)),
    faults: content.faults.filter(({ file }) => file.startsWith(folder)),
  };
}

function pathOf({ folder }: MilestoneContent): string {
  return `content/milestones/${folder}/`;
}
