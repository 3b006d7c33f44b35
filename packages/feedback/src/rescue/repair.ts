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
  const ordered = [...edits].sort((a, b) => b.start - a.start);
  return ordered.reduce(
    (text, edit) => text.slice(0, edit.start) + edit.replacement + text.slice(edit.end),
    source,
  );
}
