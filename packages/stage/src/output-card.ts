import type { Language } from '@python-learning/domain';
import { boxStyle } from './box.ts';
import { coachSize, outputColumns, rowHeight, textRoom } from './card-size.ts';
import type { Layout } from './fit.ts';
import { classes, escapeHtml } from './html.ts';
import { litMarkup, marksBehind, rangesOf, type ShownMark } from './lit-text.ts';
import type { ProgramMoment } from './program-at.ts';
import type { ProgramScreen } from './timeline.ts';
import { stageWords } from './words.ts';
import { rowsOf } from './wrap.ts';

export type OutputCardView = {
  left: ProgramScreen;
  moment: ProgramMoment;
  language: Language;
  layout: Layout;
  marks: readonly ShownMark[];
};

/** Renders the screen of the program: its output, what it waits for, and the error when it failed. */
export function outputCard(view: OutputCardView): string {
  const { left, layout, language, moment } = view;
  const words = stageWords[language];
  const error = moment.hasFailed ? left.error : null;
  const heading = error === null ? words.output : `${warningSign}${words.error(error.line)}`;
  const text = `font-size:${layout.outputPx}px;line-height:${rowHeight(layout.outputPx)}px`;
  const names = classes({ panel: true, output: true, failed: error !== null });
  return `<section class="${names}" data-key="output" style="${boxStyle(layout.output)}"><div class="bar"><span class="heading">${heading}</span></div><div class="lines" style="${text}">${screenMarkup(view)}${error === null ? '' : errorMarkup(error, view)}</div></section>`;
}

const warningSign =
  '<svg class="sign" viewBox="0 0 24 22"><path d="M12 1 23 21H1Z"/><path class="stroke" d="M12 8v6M12 17v1"/></svg>';

function screenMarkup({ moment, marks, layout }: OutputCardView): string {
  const { screen, waits } = moment;
  const text = screen.map((piece) => piece.text).join('');
  if (text === '' && !waits) return '';
  const lit = rangesOf(text, marks);
  const hidden = startOfTail(text, layout);
  let at = 0;
  const markup = screen.map((piece) => {
    const start = Math.max(at, hidden);
    at += piece.text.length;
    if (start >= at) return '';
    const marked = litMarkup(text, { start, end: at }, lit);
    return piece.isTyped ? `<span class="typed">${marked}</span>` : marked;
  });
  const cursor = waits ? '<i class="cursor waits"></i>' : '';
  return `<pre class="screen" data-key="screen">${markup.join('')}${cursor}</pre>`;
}

/** Where the last lines begin that fit into the card. */
function startOfTail(text: string, { output, outputPx, measures }: Layout): number {
  const columns = outputColumns(output.width, measures, outputPx);
  const most = Math.max(
    1,
    Math.floor((textRoom(output.height, measures) + measures.pad) / rowHeight(outputPx)),
  );
  const lines = text.replace(/\n$/, '').split('\n');
  let rows = 0;
  const first = lines.findLastIndex((line) => {
    rows += Math.max(1, rowsOf(line, columns));
    return rows > most;
  });
  return lines.slice(0, first + 1).reduce((sum, line) => sum + line.length + 1, 0);
}

/** Python's last line, which says what is wrong, and what our own explanation says about it. */
function errorMarkup(
  error: NonNullable<ProgramScreen['error']>,
  { left, marks, layout }: OutputCardView,
): string {
  const last = error.lines.at(-1) ?? '';
  const output = left.screen.map(({ text }) => text).join('');
  const lit = rangesOf(last, marksBehind(output, marks));
  const coach = error.coach
    ? `<p class="coach" data-key="coach" style="font-size:${coachSize(layout.outputPx)}px">${escapeHtml(error.coach)}</p>`
    : '';
  return `<p class="last" data-key="last">${litMarkup(last, { start: 0, end: last.length }, lit)}</p>${coach}`;
}
