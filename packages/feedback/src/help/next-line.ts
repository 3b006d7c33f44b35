import { type CodeLine, codeAndComments, type SolvedTask, solutionLines } from './code-lines.ts';

export type NextLine = {
  /** The next statement of the solution; null where all are there, and the lines below them are to go. */
  line: string | null;
  /** The program with that statement in its place. */
  code: string;
};

/**
 * The next step from a program to the solution of a task. The statements that both begin with stay as the learner wrote
 * them, and so do the comments between them. The next one of the solution goes below them, in the place of a statement that the
 * solution does not have further down. Null where the program has the statements of the solution and no others.
 */
export function nextLine(task: SolvedTask, source: string): NextLine | null {
  const wanted = solutionLines(task);
  const { same, wrong } = commonBeginning(wanted, codeAndComments(source));
  const next = wanted[same];
  const rows = source.split('\n');
  if (next === undefined) {
    return wrong === undefined ? null : { line: null, code: rows.slice(0, wrong.from).join('\n').trimEnd() };
  }
  const isNeeded = wrong === undefined || wanted.slice(same).some(({ key }) => key === wrong.key);
  const from = wrong?.from ?? endOf(rows);
  const below = wrong === undefined || isNeeded ? from : wrong.to + 1;
  const code = [...rows.slice(0, from), next.text, ...rows.slice(below)].join('\n');
  return { line: next.text, code };
}

/** How many statements both begin with, and the first one of the learner that differs. A comment too many is none. */
function commonBeginning(wanted: readonly CodeLine[], own: readonly CodeLine[]) {
  let same = 0;
  for (const line of own) {
    if (line.key === wanted[same]?.key) same += 1;
    else if (!line.isComment) return { same, wrong: line };
  }
  return { same, wrong: undefined };
}

/** The row after the last one that is not blank. */
function endOf(rows: readonly string[]): number {
  return rows.findLastIndex((row) => row.trim() !== '') + 1;
}
