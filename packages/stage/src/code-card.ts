import type { Language } from '@python-learning/domain';
import { boxStyle } from './box.ts';
import { codeColumns, rowHeight, textRoom } from './card-size.ts';
import type { Layout } from './fit.ts';
import { classes, escapeHtml } from './html.ts';
import { type LitRange, litMarkup, type Range, rangesOf, type ShownMark } from './lit-text.ts';
import type { ProgramMoment } from './program-at.ts';
import { type Token, tokenize } from './tokens.ts';
import { stageWords } from './words.ts';
import { type Row, wrapLine } from './wrap.ts';

export type CodeCardView = {
  /** The finished program, in which the occurrences of marks are counted. */
  whole: string;
  moment: ProgramMoment;
  language: Language;
  layout: Layout;
  marks: readonly ShownMark[];
  /** Line that failed; null until the error is on the screen. */
  failedLine: number | null;
};

/** A line with its rows, the text above it, and its place from the top of the program, in CSS pixels. */
type PlacedLine = { source: number; range: Range; rows: readonly Row[]; top: number; height: number };

/** Renders the editor: the program as it is typed, the running line and the failed line. */
export function codeCard(view: CodeCardView): string {
  const { moment, layout, failedLine } = view;
  const code = moment.lines.map(({ text }) => text).join('\n');
  const lines = placedLines(view);
  const lit = litRanges(code, lines, view);
  const shown = { code, tokens: tokenize(code), lit, cursor: moment.cursor };
  const markup = lines.map((line, index) => ({ ...line, text: lineMarkup(shown, line, index + 1, view) }));
  // Always in the same order, because an element that changes its place among others cannot move smoothly.
  const inOrder = markup.toSorted((left, right) => left.source - right.source).map(({ text }) => text);
  const running = lines.find((_, index) => index + 1 === moment.line);
  const pointer = running === undefined ? '' : pointerMarkup(running);
  const names = classes({
    lines: true,
    running: running !== undefined,
    failed: failedLine !== null,
  });
  const shift = shiftOf(lines, view, lit);
  const text = `font-size:${layout.codePx}px;line-height:${rowHeight(layout.codePx)}px`;
  return `<section class="panel code" data-key="code" style="${boxStyle(layout.code)}"><div class="bar"><span class="file">main.py</span>${runButton(view)}</div><div class="${names}" style="${text}"><div class="program" style="transform:translateY(${-shift}px)">${pointer}${inOrder.join('')}</div></div></section>`;
}

/** Where the marks are in the lines that are shown: a program that grows has only some of its lines. */
function litRanges(code: string, lines: readonly PlacedLine[], { whole, marks }: CodeCardView): LitRange[] {
  const ranges = rangesOf(whole, marks);
  if (code === whole) return ranges;
  return ranges.flatMap((range) => {
    const before = whole.slice(0, range.start).split('\n');
    const line = lines.find(({ source }) => source === before.length);
    if (line === undefined) return [];
    const start = line.range.start + (before.at(-1)?.length ?? 0);
    return [{ ...range, start, end: start + range.end - range.start }];
  });
}

function placedLines({ moment, layout }: CodeCardView): PlacedLine[] {
  const columns = codeColumns(layout.code.width, layout.measures, layout.codePx);
  let top = 0;
  let start = 0;
  return moment.lines.map(({ text, source }) => {
    const rows = wrapLine(text, columns);
    const height = rows.length * rowHeight(layout.codePx);
    const line = { source, range: { start, end: start + text.length }, rows, top, height };
    top += height;
    start += text.length + 1;
    return line;
  });
}

/** By how many pixels a program that is too long for its card is moved up, so that what happens is in the middle. */
function shiftOf(
  lines: readonly PlacedLine[],
  { moment, layout, failedLine }: CodeCardView,
  lit: readonly LitRange[],
): number {
  const { code, measures } = layout;
  const room = textRoom(code.height, measures);
  const last = lines.at(-1);
  const tooMuch = last === undefined ? 0 : last.top + last.height - room;
  if (tooMuch <= 0) return 0;
  const seen = failedLine ?? moment.line;
  const at = moment.cursor ?? lit[0]?.start ?? null;
  const focus =
    (seen === null ? undefined : lines[seen - 1]) ??
    (at === null ? undefined : lines.find(({ range }) => at <= range.end)) ??
    (moment.lastLine === null ? lines[0] : lines[moment.lastLine - 1]);
  const middle = (focus?.top ?? 0) + (focus?.height ?? 0) / 2;
  return Math.round(Math.max(0, Math.min(tooMuch, middle - room / 2)));
}

function runButton({ moment, language }: CodeCardView): string {
  const names = classes({ run: true, pressed: moment.isPressed, busy: moment.isRunning });
  return `<span class="${names}"><svg viewBox="0 0 10 12"><path d="M1 1 9 6 1 11Z"/></svg>${stageWords[language].run}</span>`;
}

/** The ground, the bar and the arrow of the running line: one element, which glides from line to line. */
function pointerMarkup({ top, height }: PlacedLine): string {
  return `<i class="pointer" data-key="pointer" style="transform:translateY(${top}px);height:${height}px"></i>`;
}

type Shown = { code: string; tokens: readonly Token[]; lit: readonly LitRange[]; cursor: number | null };

function lineMarkup(
  shown: Shown,
  line: PlacedLine,
  number: number,
  { moment, failedLine }: CodeCardView,
): string {
  const names = classes({
    line: true,
    running: moment.line === number,
    failed: failedLine === number,
    coming: moment.lines[number - 1]?.isComing === true,
  });
  const rows = line.rows.map((row) => rowMarkup(shown, line.range, row));
  const style = `transform:translateY(${line.top}px);height:${line.height}px`;
  return `<div class="${names}" data-key="line-${line.source}" style="${style}" data-line="${number}"><span class="gutter">${number}</span>${rows.join('')}</div>`;
}

function rowMarkup(shown: Shown, line: Range, row: Row): string {
  const { cursor } = shown;
  const range = { start: line.start + row.start, end: line.start + row.end };
  const isLast = range.end === line.end;
  const hasCursor =
    cursor !== null && cursor >= range.start && (isLast ? cursor <= range.end : cursor < range.end);
  const middle = hasCursor ? cursor : range.end;
  const caret = hasCursor ? '<i class="cursor"></i>' : '';
  const hang = row.hang === 0 ? '' : ` style="padding-left:${row.hang}ch"`;
  return `<code${hang}>${rangeMarkup(shown, { start: range.start, end: middle })}${caret}${rangeMarkup(shown, { start: middle, end: range.end })}</code>`;
}

function rangeMarkup({ code, tokens, lit }: Shown, range: Range): string {
  return litMarkup(code, range, lit, (part) => colouredMarkup(code, tokens, part));
}

function colouredMarkup(code: string, tokens: readonly Token[], part: Range): string {
  return tokens
    .map(({ kind, start, end }) => ({
      kind,
      start: Math.max(start, part.start),
      end: Math.min(end, part.end),
    }))
    .filter(({ start, end }) => start < end)
    .map(({ kind, start, end }) => {
      const text = escapeHtml(code.slice(start, end));
      return kind === 'plain' ? text : `<span class="code-${kind}">${text}</span>`;
    })
    .join('');
}
