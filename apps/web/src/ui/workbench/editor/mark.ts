/** A line that is spoken of (counted from 1), and in a few words what about it. */
export type LineMark = { line: number; note: string };
