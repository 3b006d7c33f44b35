import type { ProgramLine } from '../../python-text/program-lines.ts';
import { inLines, type StyleCheck } from '../style-check.ts';

const spacedOperators = new Set(['=', '==', '!=', '<', '>', '<=', '>=', '+=', '-=', '*=', '/=']);

/** An assignment or comparison operator without a space on both sides, outside brackets. */
export const lacksSpacesAtEquals: StyleCheck = inLines((line) => {
  let depth = 0;
  return line.tokens.some((token, index) => {
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    if (depth > 0 || !spacedOperators.has(token.text)) return false;
    return line.tokens[index - 1]?.end === token.start || line.tokens[index + 1]?.start === token.end;
  });
});

/** A comma directly followed by another token. */
export const lacksSpaceAfterComma: StyleCheck = inLines((line) =>
  line.tokens.some((token, index) => {
    const next = line.tokens[index + 1];
    return token.text === ',' && next?.start === token.end && !')]}'.includes(next.text);
  }),
);

/** A line outside brackets whose indentation is not a multiple of four. */
export const isIndentUneven: StyleCheck = ({ lines }) => {
  let depth = 0;
  return lines.flatMap((line) => {
    const isContinued = depth > 0;
    depth += bracketBalance(line);
    const isUneven = !isContinued && line.tokens.length > 0 && line.indent % 4 !== 0;
    return isUneven ? [{ line: line.number }] : [];
  });
};

export const isLineLong: StyleCheck = inLines((line) => [...line.text].length > 79);

export const endsWithSemicolon: StyleCheck = inLines((line) => line.tokens.at(-1)?.text === ';');

function bracketBalance(line: ProgramLine): number {
  return line.tokens.reduce((balance, { text }) => {
    if (text === '(' || text === '[' || text === '{') return balance + 1;
    return text === ')' || text === ']' || text === '}' ? balance - 1 : balance;
  }, 0);
}
