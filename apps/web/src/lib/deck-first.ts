import { paths } from './paths.ts';

const name = 'deck';

/** The address of the practice of a milestone, where the cards on its lessons come first. */
export function practiceAfterLessons(milestoneId: string): string {
  return `${paths.code(milestoneId)}?${name}`;
}

/** Whether this search of the practice's address asks for the cards first. */
export function isDeckFirst(search: string): boolean {
  return new URLSearchParams(search).has(name);
}
