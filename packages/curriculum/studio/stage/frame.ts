import type { TimedProgram, TimedScene, Timeline } from '../timeline.ts';
import { codeCard } from './code-card.ts';
import { fitLayout, type Layout, type TextSize } from './fit.ts';
import { escapeHtml } from './html.ts';
import { kolamMarkup } from './kolam-markup.ts';
import { outputCard, shownRows } from './output-card.ts';
import { sizeOfTable } from './table.ts';
import { closingCard, titleCard } from './title-card.ts';
import { stageWords } from './words.ts';

/**
 * The picture at a moment, as markup: a pure function of time. Equal moments give equal text, so that a
 * picture that does not change is drawn once.
 */
export function frameAt(timeline: Timeline, ms: number): string {
  const scene = timeline.scenes.find((candidate) => ms < candidate.endMs);
  if (scene === undefined) {
    const { startMs, endMs } = timeline.closing;
    return closingCard(timeline, ms - startMs, endMs - startMs);
  }
  if (scene.program === null) return titleCard(timeline, ms - scene.startMs, scene.endMs - scene.startMs);
  return deskMarkup(timeline, scene, scene.program, ms);
}

function deskMarkup(timeline: Timeline, scene: TimedScene, program: TimedProgram, ms: number): string {
  const { language } = timeline;
  const layout = layoutOf(program, sizeOfTable(scene.table));
  const pieces = scene.marks.filter(({ startMs }) => startMs <= ms).map(({ piece }) => piece);
  const isDone = program.run === null || ms >= program.run.endMs;
  const hasFailed = isDone && program.trace.error !== null;
  const failedLine = hasFailed ? (program.trace.error?.line ?? null) : null;
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
    trace: program.trace,
    language,
    box: layout.output,
    fontPx: layout.outputPx,
    written,
    hasFailed,
    pieces,
    table: scene.table,
    ms,
  });
  const think = thinkMarkup(timeline, scene, layout, ms);
  return `<main class="desk">${headerMarkup(timeline, scene)}${code}${output}${think}</main>`;
}

function headerMarkup(timeline: Timeline, scene: TimedScene): string {
  const pips = timeline.scenes.map((other) => {
    return `<i class="${other === scene ? 'pip here' : other.startMs < scene.startMs ? 'pip done' : 'pip'}"></i>`;
  });
  const sign = kolamMarkup({ progress: 1, litDot: 0, columns: 3, rows: 2 });
  return `<header>${sign}<span class="title">${escapeHtml(timeline.title)}</span><span class="pips">${pips.join('')}</span></header>`;
}

/** While the learner guesses, a kolam grows in the empty output: when it is closed, the program runs. */
function thinkMarkup(timeline: Timeline, { think }: TimedScene, { output }: Layout, ms: number): string {
  if (think === null || ms < think.startMs || ms >= think.endMs) return '';
  const share = (ms - think.startMs) / (think.endMs - think.startMs);
  const kolam = kolamMarkup({ progress: Math.round(share * 200) / 200, litDot: 0, columns: 4, rows: 3 });
  const style = `left:${output.left}px;top:${output.top + 56}px;width:${output.width}px;height:${output.height - 56}px`;
  const names = output.height < 300 ? 'think low' : 'think';
  return `<div class="${names}" style="${style}">${kolam}<p>${stageWords[timeline.language].think}</p></div>`;
}

/** Output appears when its line has ended, which is when the next one begins. */
function writtenAt({ run, trace }: TimedProgram, ms: number): number {
  if (run === null || ms >= run.endMs) return trace.screen.length;
  const current = run.steps.findLastIndex(({ startMs }) => startMs <= ms);
  const step = run.steps[current];
  if (step === undefined) return 0;
  const halfway = step.startMs + ((run.steps[current + 1]?.startMs ?? run.endMs) - step.startMs) / 2;
  return ms >= halfway ? step.written : (run.steps[current - 1]?.written ?? 0);
}

/** The layout is made for the end of the scene, so that nothing moves when output appears. */
function layoutOf({ code, trace }: TimedProgram, table: TextSize): Layout {
  const screen = sizeOf(trace.screen.map(({ text }) => text).join(''));
  const output = { rows: Math.min(shownRows, screen.rows), columns: screen.columns };
  const shown = trace.error ? withError(output, trace.error.lines) : output;
  return fitLayout(sizeOf(code), {
    rows: shown.rows + table.rows,
    columns: Math.max(shown.columns, table.columns),
  });
}

/** Python's last line may wrap; the lines before it are written at seven tenths of the size. */
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

function sizeOf(text: string): TextSize {
  const lines = text.replace(/\n$/, '').split('\n');
  return { rows: text === '' ? 0 : lines.length, columns: Math.max(...lines.map(columnsOf)) };
}

/** Letters of other scripts are wider than those of the code font. */
function columnsOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + (letter.charCodeAt(0) < 0x2_50 ? 1 : 1.4), 0);
}
