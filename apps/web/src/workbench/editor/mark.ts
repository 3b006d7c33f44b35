/** A line (counted from 1), with a short note about it. */
export type LineMark = { line: number; note: string };
