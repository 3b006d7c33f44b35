import { texts } from '../../text/texts.ts';
import type { Repair } from '../repair.ts';

/** Replaces each leading tab by four spaces in a program that mixes tabs and spaces. */
export const tabIndents: Repair = {
  entryId: 'IND-TAB',
  says: texts.fixes.tabIndents,
  find: (program) => {
    const lines = program.source.split('\n');
    const indents = lines.map((line) => /^[ \t]*/u.exec(line)?.[0] ?? '');
    const isMixed = indents.some((one) => one.includes('\t')) && indents.some((one) => one.includes(' '));
    if (!isMixed) return [];
    const texts = program.tokens.filter((token) => token.kind === 'string');
    let start = 0;
    return lines.flatMap((line, index) => {
      const indent = indents[index] ?? '';
      const edit = {
        start,
        end: start + indent.length,
        replacement: indent.replaceAll('\t', '    '),
        line: index + 1,
      };
      start += line.length + 1;
      const isInText = texts.some((text) => text.start < edit.start && edit.start < text.end);
      return indent.includes('\t') && !isInText ? [edit] : [];
    });
  },
};
