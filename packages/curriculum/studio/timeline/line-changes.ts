import { planTyping } from '@python-learning/stage';
import { type ArrayChange, diffArrays } from 'diff';

/** A line of a program, from 1, that the program before did not have. */
export type NewLine = {
  line: number;
  /** What stood in its place; missing where it is inserted, and in a program that shares no line with the one before. */
  before?: string;
};

/** Compares two programs line by line. */
export function newLines(before: string, after: string): NewLine[] {
  const changes = diffArrays(before.split('\n'), after.split('\n'));
  if (!changes.some(isShared) && !isEdited(before, after))
    return after.split('\n').map((_, index) => ({ line: index + 1 }));
  const found: NewLine[] = [];
  let removedLines: string[] = [];
  let line = 1;
  for (const { value, added, removed } of changes) {
    if (removed) {
      removedLines = value;
      continue;
    }
    if (added) {
      found.push(...value.map((_, index) => newLine(line + index, removedLines[index])));
    }
    removedLines = [];
    line += value.length;
  }
  return found;
}

/** Whether lines are in both programs. Every program may have an empty line. */
function isShared({ value, added, removed }: ArrayChange<string>): boolean {
  return !added && !removed && value.some((line) => line !== '');
}

/** Whether only a piece of the first line is new, so that the lines below are versions of one another as well. */
function isEdited(before: string, after: string): boolean {
  const [old = ''] = before.split('\n');
  const [line = ''] = after.split('\n');
  const { head, tail } = planTyping(old, line);
  return head + tail > 0;
}

function newLine(line: number, before: string | undefined): NewLine {
  return before === undefined ? { line } : { line, before };
}

/** Whether a line and one of its neighbours, or the whole program, were shown before. One line alone may be in any program. */
export function isRepeated(code: string, line: number, known: readonly string[]): boolean {
  if (known.includes(code)) return true;
  const lines = code.split('\n');
  const pairs = [lines.slice(line - 2, line), lines.slice(line - 1, line + 1)];
  return known.some((program) =>
    pairs.some((pair) => pair.length === 2 && `\n${program}\n`.includes(`\n${pair.join('\n')}\n`)),
  );
}
