import type { ProgramLine } from '../python-text/program-lines.ts';
import { blockKeywords } from '../python-text/python-words.ts';
import type { Edit } from '../rescue/repair.ts';
import { texts } from '../text/texts.ts';
import type { FixContext, Fixer } from './fixer.ts';

const step = 4;

/**
 * Indents a line that follows a colon without indentation by four spaces more than the line with the colon. Only that
 * one line changes.
 */
export const lostIndentFixer: Fixer = {
  says: texts.fixes.lostIndent,
  find: (context) => {
    const code = context.program.lines.filter(({ tokens }) => tokens.length > 0);
    const indents = new Map<ProgramLine, number>();
    const edits: Edit[] = [];
    code.forEach((line, index) => {
      const next = code[index + 1];
      const indent = indents.get(line) ?? line.indent;
      if (next === undefined || !opensBlock(line) || next.indent > indent) return;
      indents.set(next, indent + step);
      edits.push(withIndent(next, indent + step));
    });
    return edits;
  },
};

/** Moves a line that is indented too deep back to the indentation of the line above. */
export const extraIndentFixer: Fixer = {
  says: texts.fixes.extraIndent,
  find: (context) => {
    const above = context.program.lines
      .slice(0, context.line.number - 1)
      .findLast(({ tokens }) => tokens.length > 0);
    return [withIndent(context.line, above?.indent ?? 0)];
  },
};

/** Moves a line between two indentation levels to the nearest one that is open; a tie gets no fix. */
export const unevenIndentFixer: Fixer = {
  says: texts.fixes.unevenIndent,
  find: (context) => {
    const depths = openDepths(context);
    const nearest = depths.toSorted(
      (a, b) => Math.abs(a - context.line.indent) - Math.abs(b - context.line.indent),
    );
    const [first, second] = nearest;
    const isTie =
      second !== undefined &&
      first !== undefined &&
      Math.abs(first - context.line.indent) === Math.abs(second - context.line.indent);
    return first === undefined || isTie ? [] : [withIndent(context.line, first)];
  },
};

/** The indentation levels of the blocks that are open above the line. */
function openDepths({ program, line }: FixContext): number[] {
  const depths: number[] = [];
  for (const { indent, tokens } of program.lines.slice(0, line.number - 1)) {
    if (tokens.length === 0) continue;
    while (depths.length > 0 && (depths.at(-1) ?? 0) >= indent) depths.pop();
    depths.push(indent);
  }
  return depths;
}

function opensBlock({ tokens }: ProgramLine): boolean {
  return tokens.at(-1)?.text === ':' && blockKeywords.has(tokens[0]?.text ?? '');
}

function withIndent(line: ProgramLine, indent: number): Edit {
  const start = line.start;
  const length = line.text.length - line.text.trimStart().length;
  return { start, end: start + length, replacement: ' '.repeat(indent), line: line.number };
}
