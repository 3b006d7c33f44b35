import { scan, type Token } from '../../python-text/scan.ts';
import type { Repair } from '../repair.ts';

/** Signs that look like Python's and are others, with the one that was meant. */
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

/** Full-width ASCII (U+FF01 to U+FF5E) lies this far above ASCII. */
const fullWidthOffset = 0xfee0;

/** Dashes, ellipses, full-width signs and signs of school mathematics become those of the keyboard. */
export const foreignSigns: Repair = {
  entryId: 'SYN-LOOKALIKE',
  says: {
    en: 'Change signs from another keyboard to Python signs.',
    ta: 'வேறு விசைப்பலகைக் குறிகளை Python குறிகளாக மாற்று.',
  },
  find: (source) => {
    const lines = source.split('\n');
    return scan(source).flatMap((token) => {
      const replacement = token.kind === 'sign' ? replacementOf(token, lines) : null;
      return replacement === null
        ? []
        : [{ start: token.start, end: token.end, replacement, line: token.line }];
    });
  },
};

/** Behind code an ellipsis is none: a keyboard made it of dots that nobody needs. */
function replacementOf({ text, line }: Token, lines: readonly string[]): string | null {
  return text === '…' && lines[line - 1]?.trim() !== text ? '' : pythonSign(text);
}

/** The sign of Python that a look-alike stands for, or null. */
export function pythonSign(sign: string): string | null {
  if (meant[sign] !== undefined) return meant[sign];
  const code = sign.codePointAt(0) ?? 0;
  const isFullWidth = code >= 0xff01 && code <= 0xff5e && !/[\p{L}\p{N}]/u.test(sign);
  return isFullWidth ? String.fromCodePoint(code - fullWidthOffset) : null;
}
