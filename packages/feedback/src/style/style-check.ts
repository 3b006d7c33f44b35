import type { SourceFacts } from '@python-learning/domain';
import type { ProgramLine } from '../python-text/program-lines.ts';
import type { StoredName } from '../python-text/stored-names.ts';
import type { FillValues } from '../text/fill.ts';

export type StyleContext = {
  source: string;
  facts: SourceFacts;
  lines: readonly ProgramLine[];
  stored: readonly StoredName[];
};

/** A place where the habit shows; the line decides whether it is the learner's own or the starter's. */
type StyleFinding = { line: number; values?: FillValues };

/** Finds every place where the habit shows, from top to bottom. */
export type StyleCheck = (context: StyleContext) => StyleFinding[];

/** Creates a check that tests each line on its own. */
export function inLines(test: (line: ProgramLine) => boolean): StyleCheck {
  return ({ lines }) => lines.filter((line) => test(line)).map((line) => ({ line: line.number }));
}

/** Creates a check that tests each line on its own and returns the values for its text. */
export function valuesInLines(find: (line: ProgramLine) => FillValues | null): StyleCheck {
  return ({ lines }) =>
    lines.flatMap((line) => {
      const values = find(line);
      return values === null ? [] : [{ line: line.number, values }];
    });
}
