import { type CodeLine, codeLines } from './code-lines.ts';

export type NextLine = {
  /** The next statement of the solution; null where all are there, and the lines below them are to go. */
  line: string | null;
  /** The program with that statement in its place. */
  code: string;
};

/**
 * The next step from a program to the solution. The statements that both begin with stay as the learner wrote them. The
 * next one of the solution goes below them, in the place of a statement that the solution does not have further down. Null
 * where the program has the statements of the solution and no others.
 */
export function nextLine(solution: string, source: string): NextLine | null {
  const wanted = codeLines(solution);
  const own = codeLines(source);
  const same = commonBeginning(wanted, own);
  const next = wanted[same];
  const wrong = own[same];
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

function commonBeginning(wanted: readonly CodeLine[], own: readonly CodeLine[]): number {
  const differs = wanted.findIndex(({ key }, index) => key !== own[index]?.key);
  return differs === -1 ? wanted.length : differs;
}

/** The row after the last one that is not blank. */
function endOf(rows: readonly string[]): number {
  return rows.findLastIndex((row) => row.trim() !== '') + 1;
}
