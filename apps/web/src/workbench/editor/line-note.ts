/** A line (counted from 1), with a short note about it. */
export type LineNote = { line: number; note: string };
