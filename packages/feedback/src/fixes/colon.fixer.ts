import { hasTopLevelColon, isBracketOpen } from '../python-text/line-shape.ts';
import type { ProgramLine } from '../python-text/program-lines.ts';
import { blockKeywords } from '../python-text/python-words.ts';
import type { Edit } from '../rescue/repair.ts';
import { texts } from '../text/texts.ts';
import type { FixContext, Fixer } from './fixer.ts';

/** Adds the missing colon after the last token of `if x > 3`. Skips a line whose body follows on the same line. */
export const colonFixer: Fixer = {
  says: texts.fixes.colon,
  find: (context) => {
    const missing = context.program.lines.filter((line) => line === context.line || lacksColon(line));
    const edits = missing.map((line) => withColon(context, line));
    return edits.every((edit) => edit !== null) ? edits : [];
  },
};

/** Another block header without a colon, which Python would report next. */
function lacksColon(line: ProgramLine): boolean {
  const first = line.tokens[0]?.text ?? '';
  return blockKeywords.has(first) && !isBracketOpen(line) && !hasTopLevelColon(line.tokens);
}

/** Returns null when no deeper line follows, so that a colon alone would not help. */
function withColon(context: FixContext, line: ProgramLine): Edit | null {
  const last = line.tokens.at(-1);
  const next = context.program.lines.slice(line.number).find((one) => one.tokens.length > 0);
  if (last === undefined || next === undefined || next.indent <= line.indent) return null;
  const isOtherOperator = last.text === ';' || last.text === ',';
  const at = line.start + last.column + (isOtherOperator ? 0 : last.text.length);
  return { start: at, end: at + (isOtherOperator ? 1 : 0), replacement: ':', line: line.number };
}
