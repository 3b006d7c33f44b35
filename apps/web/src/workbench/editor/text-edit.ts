import { madeOnce } from '../../lib/format/made-once.ts';

/** A text with its selection, in UTF-16 units: what a textarea holds. */
export type TextSelection = { value: string; start: number; end: number };

/** One step of indentation. */
export const indentText = '    ';

/**
 * Puts `text` in place of the selection; the caret ends `caretBack` units before the end of it. With `caretBack`, the
 * text opens and closes something: it encloses a selection, and only opens before a word. A word that would stick to
 * the word before it gets a space.
 */
export function insertText(at: TextSelection, text: string, caretBack = 0): TextSelection {
  const [before, after] = [at.value.slice(0, at.start), at.value.slice(at.end)];
  const opening = joinsWord(before, text) ? ` ${text}` : text;
  if (caretBack === 0) return caretAfter(before + opening, after);
  const [start, end] = [opening.slice(0, -caretBack), opening.slice(-caretBack)];
  const inside = at.value.slice(at.start, at.end);
  if (inside !== '') return caretAfter(before + start + inside + end, after);
  return caretAfter(before + start, startsWord(after) ? after : end + after);
}

function caretAfter(before: string, after: string): TextSelection {
  return { value: before + after, start: before.length, end: before.length };
}

function joinsWord(before: string, text: string): boolean {
  return /[\p{L}\p{M}\w]$/u.test(before) && /^[\p{L}_]/u.test(text);
}

/** Tab: fills up to the next stop at the caret, or indents every selected line. */
export function indent(at: TextSelection): TextSelection {
  if (at.start !== at.end) {
    return mapLines(at, (line) => (line === '' ? line : indentText + line));
  }
  const column = at.start - lineStart(at.value, at.start);
  return insertText(at, ' '.repeat(indentText.length - (column % indentText.length)));
}

/** Gives one more step of indentation to every line that the selection touches, also to an empty one. */
export function indentLines(at: TextSelection): TextSelection {
  return mapLines(at, (line) => indentText + line);
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
export function typeBracket({ value, start, end }: TextSelection, character: string): TextSelection | null {
  const [before, after] = [value.slice(0, start), value.slice(end)];
  if (start === end && after.startsWith(character) && Object.values(closerOf).includes(character)) {
    return { value, start: start + 1, end: start + 1 };
  }
  const closer = closerOf[character];
  const isQuote = closer === character;
  if (closer === undefined || (start === end && !mayOpen(after, isQuote ? before : ''))) return null;
  const inside = value.slice(start, end);
  return { value: before + character + inside + closer + after, start: start + 1, end: end + 1 };
}

/** False for a bracket before a word, and for a quote mark after a letter, where it closes. */
function mayOpen(after: string, before: string): boolean {
  return !startsWord(after) && !/[\p{L}\p{M}\w"']$/u.test(before);
}

function startsWord(text: string): boolean {
  return /^[\p{L}\p{M}\w"']/u.test(text);
}

/** Moves the caret by one letter as a reader sees it, or to the end of the selection on that side. */
export function moveCaret(at: TextSelection, by: -1 | 1): TextSelection {
  const caret = by === -1 ? at.start : at.end;
  if (at.start !== at.end) return { ...at, start: caret, end: caret };
  const letters = [...letterSegments().segment(by === -1 ? at.value.slice(0, caret) : at.value.slice(caret))];
  const letter = by === -1 ? letters.at(-1) : letters[0];
  const next = caret + by * (letter?.segment.length ?? 0);
  return { ...at, start: next, end: next };
}

/** Made at the first move: with the module it would delay the first program. */
const letterSegments = madeOnce(() => new Intl.Segmenter('ta', { granularity: 'grapheme' }));

/** Exchanges the lines that the selection touches with the line above or below. The selection moves with them. */
export function moveLines(at: TextSelection, by: -1 | 1): TextSelection {
  const lines = at.value.split('\n');
  const [first, last] = [lineNumber(at.value, at.start), lineNumber(at.value, at.end)];
  const other = by === -1 ? first - 1 : last + 1;
  const passed = lines[other];
  if (passed === undefined) return at;
  lines.splice(other, 1);
  lines.splice(by === -1 ? last : first, 0, passed);
  const shift = by * (passed.length + 1);
  return { value: lines.join('\n'), start: at.start + shift, end: at.end + shift };
}

/** Counts from 0. */
function lineNumber(value: string, position: number): number {
  return value.slice(0, position).split('\n').length - 1;
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
