import type { Bilingual } from '../types.ts';

/** One piece of the program to replace. Offsets are UTF-16 units. */
export type Edit = { start: number; end: number; replacement: string; line: number };

/** A kind of slip that phones and keyboards make; it never looks inside texts and comments. */
export type Repair = {
  /** Entry of the error catalogue that explains it. */
  entryId: string;
  /** What was done, for the button of the fix. */
  says: Bilingual;
  find(source: string): Edit[];
};

/** The source with the edits done; they must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(source.slice(from, edit.start), edit.replacement);
    from = edit.end;
  }
  return pieces.join('') + source.slice(from);
}
