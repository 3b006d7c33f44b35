import type { Token } from '../../python-text/scan.ts';
import { texts } from '../../text/texts.ts';
import type { Repair } from '../repair.ts';

/** Characters that look like Python's but are others, with the one that was meant. */
const meant: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '×': '*',
  '✕': '*',
  '∗': '*',
  '÷': '/',
  '∕': '/',
  '²': '**2',
  '³': '**3',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '、': ',',
  '،': ',',
  '‚': ',',
  '；': ';',
  '：': ':',
  '꞉': ':',
  '。': '.',
};

/** Full-width ASCII (U+FF01 to U+FF5E) is this far above ASCII. */
const fullWidthOffset = 0xfee0;

/** Replaces dashes, ellipses, full-width characters and school mathematics symbols by those of the keyboard. */
export const lookalikeCharacters: Repair = {
  entryId: 'SYN-LOOKALIKE',
  says: texts.fixes.lookalikeCharacters,
  find: (program) => {
    const lines = program.source.split('\n');
    return program.tokens.flatMap((token) => {
      const replacement = token.kind === 'symbol' ? replacementOf(token, lines) : null;
      return replacement === null
        ? []
        : [{ start: token.start, end: token.end, replacement, line: token.line }];
    });
  },
};

/** Removes an ellipsis from a line with other content: a keyboard made it of stray dots. */
function replacementOf({ text, line }: Token, lines: readonly string[]): string | null {
  return text === '…' && lines[line - 1]?.trim() !== text ? '' : pythonCharacter(text);
}

/** The Python character that a look-alike stands for, or null. */
export function pythonCharacter(character: string): string | null {
  if (meant[character] !== undefined) return meant[character];
  const code = character.codePointAt(0) ?? 0;
  const isFullWidth = code >= 0xff01 && code <= 0xff5e && !/[\p{L}\p{N}]/u.test(character);
  return isFullWidth ? String.fromCodePoint(code - fullWidthOffset) : null;
}
