import { type Box, lineHeight } from './fit.ts';
import { classes } from './html.ts';
import { litMarkup, type Range, rangesOf } from './lit-text.ts';
import type { StageLanguage, TimedProgram } from './timeline.ts';
import { tokenize } from './tokens.ts';
import { typedCode } from './typing.ts';
import { stageWords } from './words.ts';

export type CodeCardView = {
  program: TimedProgram;
  language: StageLanguage;
  ms: number;
  box: Box;
  fontPx: number;
  /** Pieces that are lit now. */
  pieces: readonly string[];
  /** Line that failed, once the error is on the screen. */
  failedLine: number | null;
};

/** The editor: the program as it is typed, the line that runs, the line that failed. */
export function codeCard(view: CodeCardView): string {
  const { program, ms, box, fontPx } = view;
  const { code, cursor } = typedCode(program.typing, (ms - program.typing.startMs) / program.typing.keyMs);
  const isTyping = ms < program.typing.endMs + 250;
  const lit = isTyping ? [] : rangesOf(code, view.pieces);
  const running = runningLine(program, ms);
  const lines = code.split('\n').map((text, index) => {
    const names = classes({
      line: true,
      running: running === index + 1,
      failed: view.failedLine === index + 1,
    });
    const start = code.split('\n').slice(0, index).join('\n').length + (index === 0 ? 0 : 1);
    const markup = lineMarkup(code, { start, end: start + text.length }, lit, isTyping ? cursor : null);
    return `<div class="${names}"><span class="gutter">${index + 1}</span><code>${markup}</code></div>`;
  });
  const style = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  const text = `font-size:${fontPx}px;line-height:${lineHeight}`;
  return `<section class="panel code" style="${style}"><div class="bar"><span class="file">main.py</span>${runButton(view)}</div><div class="lines" style="${text}">${lines.join('')}</div></section>`;
}

function runButton({ program, language, ms }: CodeCardView): string {
  const { run } = program;
  const isPressed = run !== null && ms >= run.pressMs && ms < run.pressMs + 350;
  const isRunning = run !== null && ms >= run.pressMs && ms < run.endMs;
  const names = classes({ run: true, pressed: isPressed, busy: isRunning });
  return `<span class="${names}"><svg viewBox="0 0 10 12"><path d="M1 1 9 6 1 11Z"/></svg>${stageWords[language].run}</span>`;
}

function runningLine({ run }: TimedProgram, ms: number): number | null {
  if (run === null || ms >= run.endMs) return null;
  return run.steps.findLast(({ startMs }) => startMs <= ms)?.line ?? null;
}

function lineMarkup(code: string, line: Range, lit: readonly Range[], cursor: number | null): string {
  const hasCursor = cursor !== null && cursor >= line.start && cursor <= line.end;
  const middle = hasCursor ? cursor : line.end;
  const caret = hasCursor ? '<i class="cursor"></i>' : '';
  return `${stretch(code, { start: line.start, end: middle }, lit)}${caret}${stretch(code, { start: middle, end: line.end }, lit)}`;
}

function stretch(code: string, span: Range, lit: readonly Range[]): string {
  return tokenize(code)
    .map(({ kind, start, end }) => ({
      kind: kind === 'plain' ? '' : kind,
      start: Math.max(start, span.start),
      end: Math.min(end, span.end),
    }))
    .filter(({ start, end }) => start < end)
    .map(({ kind, start, end }) => litMarkup(code, { start, end }, lit, kind))
    .join('');
}
