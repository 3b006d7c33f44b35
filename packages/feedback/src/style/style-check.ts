import type { ProgramLine } from '../python-text/program-lines.ts';
import type { StoredName } from '../python-text/stored-names.ts';
import type { FillValues } from '../text/fill.ts';
import type { Bilingual, SourceFacts } from '../types.ts';

/** What a learner reads about a habit, and from which milestone on. */
export type StyleText = { firstMilestone: number; sample: string; text: Bilingual };

export type StyleContext = {
  source: string;
  facts: SourceFacts;
  lines: readonly ProgramLine[];
  stored: readonly StoredName[];
};

/** A place where the habit shows; the line decides whether it is the learner's own or the starter's. */
type StyleFinding = { line: number; values?: FillValues };

/** Every place where the habit shows, from top to bottom. */
export type StyleCheck = (context: StyleContext) => StyleFinding[];

/** Findings in single lines. */
export function inLines(test: (line: ProgramLine) => boolean): StyleCheck {
  return ({ lines }) => lines.filter((line) => test(line)).map((line) => ({ line: line.number }));
}

/** Findings in single lines, with the values that their text needs. */
export function valuesInLines(find: (line: ProgramLine) => FillValues | null): StyleCheck {
  return ({ lines }) =>
    lines.flatMap((line) => {
      const values = find(line);
      return values === null ? [] : [{ line: line.number, values }];
    });
}
