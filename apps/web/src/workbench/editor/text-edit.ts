/** A text with its selection, in UTF-16 units: what a textarea holds. */
export type TextSelection = { value: string; start: number; end: number };

/** One step of indentation. */
export const indentText = '    ';

/** Puts `text` in place of the selection; the caret ends `caretBack` units before the end of it. */
export function insertText(at: TextSelection, text: string, caretBack = 0): TextSelection {
  const value = at.value.slice(0, at.start) + text + at.value.slice(at.end);
  const caret = at.start + text.length - caretBack;
  return { value, start: caret, end: caret };
}

/** Tab: fills up to the next stop at the caret, or indents every selected line. */
export function indent(at: TextSelection): TextSelection {
  if (at.start !== at.end) {
    return mapLines(at, (line) => (line === '' ? line : indentText + line));
  }
  const column = at.start - lineStart(at.value, at.start);
  return insertText(at, ' '.repeat(indentText.length - (column % indentText.length)));
}

/** Takes one step of indentation from every line that the selection touches. */
export function outdent(at: TextSelection): TextSelection {
  return mapLines(at, (line) => line.replace(/^(?: {1,4}|\t)/, ''));
}

/** Enter: starts a line with the same indentation, one step deeper after a colon. */
export function breakLine(at: TextSelection): TextSelection {
  const before = at.value.slice(lineStart(at.value, at.start), at.start);
  const depth = /^[ \t]*/.exec(before)?.[0] ?? '';
  const deeper = /:\s*(?:#.*)?$/.test(before) && !before.trimStart().startsWith('#') ? indentText : '';
  return insertText(at, `\n${depth}${deeper}`);
}

const closerOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '"': '"', "'": "'" };

/**
 * Returns the edit for a typed bracket or quote mark, or null to insert it as usual. An opening one adds its closing
 * one or encloses the selection; a closing one steps over the same character after the caret.
 */
export function typeBracket({ value, start, end }: TextSelection, sign: string): TextSelection | null {
  const [before, after] = [value.slice(0, start), value.slice(end)];
  if (start === end && after.startsWith(sign) && Object.values(closerOf).includes(sign)) {
    return { value, start: start + 1, end: start + 1 };
  }
  const closer = closerOf[sign];
  const isQuote = closer === sign;
  if (closer === undefined || (start === end && !mayOpen(after, isQuote ? before : ''))) return null;
  const inside = value.slice(start, end);
  return { value: before + sign + inside + closer + after, start: start + 1, end: end + 1 };
}

/** False for a bracket before a word, and for a quote mark after a letter, where it closes. */
function mayOpen(after: string, before: string): boolean {
  return !/^[\p{L}\p{M}\w"']/u.test(after) && !/[\p{L}\p{M}\w"']$/u.test(before);
}

function mapLines(at: TextSelection, change: (line: string) => string): TextSelection {
  const from = lineStart(at.value, at.start);
  const newline = at.value.indexOf('\n', Math.max(at.start, at.end));
  const to = newline === -1 ? at.value.length : newline;
  const before = at.value.slice(from, to).split('\n');
  const after = before.map(change);
  const firstShift = (after[0] ?? '').length - (before[0] ?? '').length;
  const allShift = after.join('\n').length - (to - from);
  return {
    value: at.value.slice(0, from) + after.join('\n') + at.value.slice(to),
    start: Math.max(from, at.start + firstShift),
    end: Math.max(from, at.end + allShift),
  };
}

function lineStart(value: string, position: number): number {
  return value.lastIndexOf('\n', position - 1) + 1;
}
