/** Part of a line that stands in one row; `end` is exclusive. `hang` is the number of columns before it. */
export type Row = { start: number; end: number; hang: number };

/** Columns by which the rows after the first hang behind the indentation of their line. */
const hangingColumns = 2;

/**
 * Breaks a line into rows of at most `columns` columns: at the last space, comma or bracket that fits, else in the middle of a word.
 * The rows after the first hang behind the indentation of the line. Together the rows cover the whole line.
 */
export function wrapLine(line: string, columns: number): Row[] {
  const indent = line.length - line.trimStart().length;
  const hang = Math.min(indent + hangingColumns, Math.floor(columns / 2));
  const rows: Row[] = [];
  let start = 0;
  do {
    const own = start === 0 ? 0 : hang;
    const end = endOfRow(line, start, columns - own);
    rows.push({ start, end, hang: own });
    start = end;
  } while (start < line.length);
  return rows;
}

/** Columns that a text takes. Letters of other scripts are wider than those of the code font. */
export function columnsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + columnsOfLetter(letter), 0);
}

/** Rows that a text takes when each of its lines is broken after `columns` columns; 0 for an empty text. */
export function rowsOf(text: string, columns: number): number {
  if (text === '') return 0;
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.reduce((sum, line) => sum + wrapLine(line, columns).length, 0);
}

function columnsOfLetter(letter: string): number {
  if (/\p{Mn}/u.test(letter)) return 0.1;
  if (/\p{Mc}/u.test(letter)) return 0.8;
  return letter.charCodeAt(0) < 0x2_50 ? 1 : 1.5;
}

/** Always at least one letter after `start`, so that a very narrow room cannot stop it. */
function endOfRow(line: string, start: number, columns: number): number {
  let used = 0;
  let end = start;
  for (const letter of line.slice(start)) {
    used += columnsOfLetter(letter);
    if (used > columns && end > start) break;
    end += letter.length;
  }
  if (end >= line.length) return line.length;
  return lastBreak(line, start, end) ?? end;
}

/** A row that would hold fewer letters than these is filled from the row before it. */
const fewLetters = 5;

function lastBreak(line: string, start: number, end: number): number | null {
  const breaks = [...line.slice(start, end).matchAll(/(?<=\S)(?:\s+|[,(](?!\s))/g)]
    .map(({ 0: { length }, index }) => start + index + length)
    .filter((at) => at < line.length);
  return breaks.findLast((at) => line.length - at >= fewLetters) ?? breaks.at(-1) ?? null;
}
