import type { Language } from '@python-learning/domain';
import { type Box, lineHeight } from './fit.ts';
import { escapeHtml } from './html.ts';
import { litMarkup, rangesOf } from './lit-text.ts';
import { tableMarkup } from './table.ts';
import type { ProgramScreen, TimedRow, Written } from './timeline.ts';
import { stageWords } from './words.ts';

export type OutputCardView = {
  left: ProgramScreen;
  language: Language;
  box: Box;
  fontPx: number;
  /** Number of pieces of the screen that are shown so far. */
  written: number;
  hasFailed: boolean;
  pieces: readonly string[];
  table: readonly TimedRow[];
  ms: number;
};

/** Rows of output that are shown; of a longer output the last ones, as in a terminal. */
export const shownRows = 8;

/** Renders the screen of the program: its output, and Python's error when it failed. */
export function outputCard(view: OutputCardView): string {
  const { box, left, language, hasFailed } = view;
  const style = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  const text = `font-size:${view.fontPx}px;line-height:${lineHeight}`;
  const words = stageWords[language];
  const heading = hasFailed && left.error ? `${warningSign}${words.error(left.error.line)}` : words.output;
  const error = hasFailed && left.error ? errorMarkup(left.error.lines, view.pieces) : '';
  const screen = screenMarkup(left.screen.slice(0, view.written), hasFailed ? [] : view.pieces);
  return `<section class="panel output ${hasFailed ? 'failed' : ''}" style="${style}"><div class="bar"><span class="heading">${heading}</span></div><div class="lines" style="${text}">${screen}${error}${tableMarkup(view.table, view.ms)}</div></section>`;
}

const warningSign =
  '<svg class="sign" viewBox="0 0 24 22"><path d="M12 1 23 21H1Z"/><path class="stroke" d="M12 8v6M12 17v1"/></svg>';

function screenMarkup(screen: readonly Written[], pieces: readonly string[]): string {
  const text = screen.map((piece) => piece.text).join('');
  if (text === '') return '';
  const lit = rangesOf(text, pieces);
  const hidden = startOfTail(text);
  let at = 0;
  const markup = screen.map((piece) => {
    const start = Math.max(at, hidden);
    at += piece.text.length;
    return start < at ? litMarkup(text, { start, end: at }, lit, piece.isTyped ? 'typed' : '') : '';
  });
  return `<pre class="screen">${markup.join('')}</pre>`;
}

function startOfTail(text: string): number {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines
    .slice(0, Math.max(0, lines.length - shownRows))
    .reduce((sum, line) => sum + line.length + 1, 0);
}

/** The last line says what is wrong, so it is the largest; the lines before it are small. */
function errorMarkup(lines: readonly string[], pieces: readonly string[]): string {
  const last = lines.at(-1) ?? '';
  const way = lines.slice(0, -1).map(escapeHtml).join('\n');
  const lit = rangesOf(last, pieces);
  return `<pre class="way">${way}</pre><p class="last">${litMarkup(last, { start: 0, end: last.length }, lit)}</p>`;
}
