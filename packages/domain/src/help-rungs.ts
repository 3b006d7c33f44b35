/** The steps of help with a task, mildest first. The last two show lines of the solution. */
export const helpRungs = ['hint-1', 'hint-2', 'hint-3', 'pieces', 'next-line'] as const;

export type HelpRung = (typeof helpRungs)[number];

/** Number of a rung, counted from 1; 0 is before the first. */
export function rungNumber(rung: HelpRung): number {
  return helpRungs.indexOf(rung) + 1;
}
