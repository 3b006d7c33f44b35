import type { Content, MilestoneContent } from '../src/content.ts';

/**
 * Where the files of one milestone lie, as faults name them. An empty text stands for the whole course.
 * @param order such as `3` or `03`
 * @throws Error when there is no such milestone
 */
export function folderOf(content: Content, order: string): string {
  if (order === '') return '';
  const wanted = content.milestones.find(({ milestone }) => milestone.value.order === Number(order));
  if (wanted === undefined) throw new Error(`There is no milestone ${order}.`);
  return pathOf(wanted);
}

/** The content with the milestones of one folder alone, so that its author is not stopped by what others write. */
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
