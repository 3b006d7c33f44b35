import { codeCard } from './code-card.ts';
import { fitLayout, fitTall, type Layout, type TextSize, tallColumns } from './fit.ts';
import { escapeHtml } from './html.ts';
import { kolamMarkup } from './kolam-markup.ts';
import { outputCard, shownRows } from './output-card.ts';
import { sizeOfTable } from './table.ts';
import type { TimedProgram, TimedScene, Timeline } from './timeline.ts';
import { closingCard, titleCard } from './title-card.ts';
import { stageWords } from './words.ts';

export type Look = {
  /** Reduced motion: drawings that grow are complete from the start. */
  isStill?: boolean;
  /** For a phone held upright; the element with the class `stage` needs the class `tall`, too. */
  isTall?: boolean;
};

/**
 * Renders the frame at a moment, as markup. A pure function of time: equal moments give equal text, so that an
 * unchanged frame is drawn once.
 */
export function frameAt(timeline: Timeline, ms: number, look: Look = {}): string {
  const { isStill = false, isTall = false } = look;
  const scene = timeline.scenes.find((candidate) => ms < candidate.endMs);
  const { startMs, endMs } = scene ?? timeline.closing;
  const sinceMs = (isStill ? endMs : ms) - startMs;
  if (scene === undefined) return closingCard(timeline, sinceMs, endMs - startMs);
  if (scene.program === null) return titleCard(timeline, sinceMs, endMs - startMs);
  return deskMarkup(timeline, scene, scene.program, { ms, isStill, isTall });
}

type Moment = { ms: number; isStill: boolean; isTall: boolean };

function deskMarkup(timeline: Timeline, scene: TimedScene, program: TimedProgram, moment: Moment): string {
  const { ms, isTall } = moment;
  const { language } = timeline;
  const layout = layoutOf(program, sizeOfTable(scene.table), isTall);
  const pieces = scene.marks.filter(({ startMs }) => startMs <= ms).map(({ piece }) => piece);
  const isDone = program.run === null || ms >= program.run.endMs;
  const hasFailed = isDone && program.left.error !== null;
  const failedLine = hasFailed ? (program.left.error?.line ?? null) : null;
  const code = codeCard({
    program,
    language,
    ms,
    box: layout.code,
    fontPx: layout.codePx,
    pieces,
    failedLine,
  });
  const written = writtenAt(program, ms);
  const output = outputCard({
    left: program.left,
    language,
    box: layout.output,
    fontPx: layout.outputPx,
    written,
    hasFailed,
    pieces,
    table: scene.table,
    ms,
  });
  const think = thinkMarkup(timeline, scene, layout, moment);
  const heading = isTall ? '' : headerMarkup(timeline, scene);
  return `<div class="desk">${heading}${code}${output}${think}</div>`;
}

function headerMarkup(timeline: Timeline, scene: TimedScene): string {
  const pips = timeline.scenes.map((other) => {
    return `<i class="${other === scene ? 'pip here' : other.startMs < scene.startMs ? 'pip done' : 'pip'}"></i>`;
  });
  const sign = kolamMarkup({ progress: 1, litDot: 0, columns: 3, rows: 2 });
  return `<div class="top">${sign}<span class="title">${escapeHtml(timeline.title)}</span><span class="pips">${pips.join('')}</span></div>`;
}

/** Draws a kolam that grows in the empty output while the learner guesses. The program runs when it is closed. */
function thinkMarkup(
  timeline: Timeline,
  { think }: TimedScene,
  { output }: Layout,
  { ms, isStill }: Moment,
): string {
  if (think === null || ms < think.startMs || ms >= think.endMs) return '';
  const share = isStill ? 1 : (ms - think.startMs) / (think.endMs - think.startMs);
  const kolam = kolamMarkup({ progress: Math.round(share * 200) / 200, litDot: 0, columns: 4, rows: 3 });
  const style = `left:${output.left}px;top:${output.top + 56}px;width:${output.width}px;height:${output.height - 56}px`;
  const names = output.height < 300 ? 'think low' : 'think';
  return `<div class="${names}" style="${style}">${kolam}<p>${stageWords[timeline.language].think}</p></div>`;
}

/** Number of output pieces on the screen. Those of a line appear halfway between its start and the next line's. */
function writtenAt({ run, left }: TimedProgram, ms: number): number {
  if (run === null || ms >= run.endMs) return left.screen.length;
  const current = run.steps.findLastIndex(({ startMs }) => startMs <= ms);
  const step = run.steps[current];
  if (step === undefined) return 0;
  const halfway = step.startMs + ((run.steps[current + 1]?.startMs ?? run.endMs) - step.startMs) / 2;
  return ms >= halfway ? step.written : (run.steps[current - 1]?.written ?? 0);
}

/** Lays out the panels for the end of the scene, so that nothing moves when output appears. */
function layoutOf({ typing, left }: TimedProgram, table: TextSize, isTall: boolean): Layout {
  const wrapAt = isTall ? tallColumns : Number.POSITIVE_INFINITY;
  const screen = sizeOf(left.screen.map(({ text }) => text).join(''), wrapAt);
  const output = { rows: Math.min(shownRows, screen.rows), columns: screen.columns };
  const shown = left.error ? withError(output, left.error.lines) : output;
  const fit = isTall ? fitTall : fitLayout;
  return fit(sizeOf(typing.after, wrapAt), {
    rows: shown.rows + table.rows,
    columns: Math.max(shown.columns, table.columns),
  });
}

/**
 * Adds the error to the size of the output. Python's last line may wrap; the lines before it have seven tenths of the
 * size.
 */
function withError(output: TextSize, lines: readonly string[]): TextSize {
  const wrapAt = 36;
  const last = lines.at(-1) ?? '';
  const way = lines.slice(0, -1);
  const columns = Math.max(
    output.columns,
    Math.min(wrapAt, last.length),
    ...way.map((line) => line.length * 0.7),
  );
  return { rows: output.rows + way.length * 0.7 + Math.ceil(last.length / wrapAt) + 0.6, columns };
}

/** @param wrapAt columns after which a line wraps */
function sizeOf(text: string, wrapAt: number): TextSize {
  const widths = text.replace(/\n$/, '').split('\n').map(columnsOf);
  const rows = widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / wrapAt)), 0);
  return { rows: text === '' ? 0 : rows, columns: Math.min(wrapAt, Math.max(...widths)) };
}

/** Characters of other scripts are wider than those of the code font. */
function columnsOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + (letter.charCodeAt(0) < 0x2_50 ? 1 : 1.4), 0);
}
