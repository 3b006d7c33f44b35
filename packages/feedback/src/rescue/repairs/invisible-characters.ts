import { texts } from '../../text/texts.ts';
import type { Edit, Repair } from '../repair.ts';

const anywhere = /[\u{00A0}\u{00AD}\u{2000}-\u{200F}\u{202F}\u{205F}\u{2060}\u{3000}\u{FEFF}]/u;
const vanishing = /[\u{200B}-\u{200F}\u{2060}\u{FEFF}\u{00AD}]/gu;
const spaces = /[\u{00A0}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}]/gu;

/** Removes zero-width characters and replaces foreign spaces by plain ones. */
export const invisibleCharacters: Repair = {
  entryId: 'SYN-INVISIBLE',
  says: texts.fixes.invisibleCharacters,
  find: (program) => {
    if (!anywhere.test(program.source)) return [];
    return program.tokens
      .filter((token) => token.kind !== 'string' && token.kind !== 'comment')
      .flatMap((token) => [
        ...editsFor(token.text, vanishing, '', token),
        ...editsFor(token.text, spaces, ' ', token),
      ]);
  },
};

function editsFor(
  text: string,
  characters: RegExp,
  replacement: string,
  at: { start: number; line: number },
): Edit[] {
  return [...text.matchAll(characters)].map((found) => ({
    start: at.start + found.index,
    end: at.start + found.index + found[0].length,
    replacement,
    line: at.line,
  }));
}
