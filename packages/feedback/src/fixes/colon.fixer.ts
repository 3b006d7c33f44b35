import { hasTopLevelColon, isBracketOpen } from '../python-text/line-shape.ts';
import type { ProgramLine } from '../python-text/program-lines.ts';
import { blockKeywords } from '../python-text/python-words.ts';
import type { Edit } from '../rescue/repair.ts';
import { type FixContext, type Fixer, startOf } from './fixer.ts';

/** Adds the missing colon after the last token of `if x > 3`. Skips a line whose body follows on the same line. */
export const colonFixer: Fixer = {
  says: {
    en: 'Put the missing colon at the end of the line.',
    ta: 'வரியின் முடிவில் விடுபட்ட முக்காற்புள்ளியை இடு.',
  },
  find: (context) => {
    const missing = context.lines.filter((line) => line === context.line || lacksColon(line));
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
  const next = context.lines.slice(line.number).find((one) => one.tokens.length > 0);
  if (last === undefined || next === undefined || next.indent <= line.indent) return null;
  const isOtherOperator = last.text === ';' || last.text === ',';
  const at = startOf(context, line) + last.column + (isOtherOperator ? 0 : last.text.length);
  return { start: at, end: at + (isOtherOperator ? 1 : 0), replacement: ':', line: line.number };
}
