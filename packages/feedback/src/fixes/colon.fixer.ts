import { type Fixer, startOf } from './fixer.ts';

/** `if x > 3` gets its colon behind the last sign of code. A line that goes on behind the condition is left alone. */
export const colonFixer: Fixer = {
  says: {
    en: 'Put the missing colon at the end of the line.',
    ta: 'வரியின் முடிவில் விடுபட்ட முக்காற்புள்ளியை இடு.',
  },
  find: (context) => {
    const { line, lines } = context;
    const last = line.tokens.at(-1);
    const next = lines.slice(line.number).find((one) => one.tokens.length > 0);
    const opensBlock = next !== undefined && next.indent > line.indent;
    if (last === undefined || !opensBlock) return [];
    const isOtherSign = last.text === ';' || last.text === ',';
    const at = startOf(context, line) + last.column + (isOtherSign ? 0 : last.text.length);
    return [{ start: at, end: at + (isOtherSign ? 1 : 0), replacement: ':', line: line.number }];
  },
};
