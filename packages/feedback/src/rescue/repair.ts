import type { Bilingual } from '@python-learning/domain';
import type { Program } from '../python-text/program.ts';
import type { ErrorId } from '../text/texts.ts';

/** One piece of the program to replace. Offsets are UTF-16 units. */
export type Edit = { start: number; end: number; replacement: string; line: number };

/** A kind of mistake that phones and keyboards make. The content of strings and comments is never changed. */
export type Repair = {
  /** Entry of the error catalogue that explains it. */
  entryId: ErrorId;
  /** Description of the fix, for its button. */
  says: Bilingual;
  find(program: Program): Edit[];
};

/** Applies edits to the source; they must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(source.slice(from, edit.start), edit.replacement);
    from = edit.end;
  }
  return pieces.join('') + source.slice(from);
}
