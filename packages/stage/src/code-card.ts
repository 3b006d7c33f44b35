import type { Language } from '@python-learning/domain';
import { type Box, lineHeight } from './fit.ts';
import { classes } from './html.ts';
import { litMarkup, type Range, rangesOf } from './lit-text.ts';
import type { TimedProgram } from './timeline.ts';
import { type Token, tokenize } from './tokens.ts';
import { typedCode } from './typing.ts';
import { stageWords } from './words.ts';

export type CodeCardView = {
  program: TimedProgram;
  language: Language;
  ms: number;
  box: Box;
  fontPx: number;
  /** Pieces of the code to highlight now. */
  pieces: readonly string[];
  /** Line that failed; null until the error is on the screen. */
  failedLine: number | null;
};

/** Renders the editor: the program as it is typed, the running line and the failed line. */
export function codeCard(view: CodeCardView): string {
  const { program, ms, box, fontPx } = view;
  const { code, cursor } = typedCode(program.typing, (ms - program.typing.startMs) / program.typing.keyMs);
  const isTyping = ms < program.typing.endMs + 250;
  const lit = isTyping ? [] : rangesOf(code, view.pieces);
  const running = runningLine(program, ms);
  const tokens = tokenize(code);
  let next = 0;
  const lines = code.split('\n').map((text, index) => {
    const start = next;
    next = start + text.length + 1;
    const names = classes({
      line: true,
      running: running === index + 1,
      failed: view.failedLine === index + 1,
    });
    const line = { start, end: start + text.length };
    const markup = lineMarkup({ code, tokens, lit }, line, isTyping ? cursor : null);
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

type Shown = { code: string; tokens: readonly Token[]; lit: readonly Range[] };

function lineMarkup(shown: Shown, { start, end }: Range, cursor: number | null): string {
  const hasCursor = cursor !== null && cursor >= start && cursor <= end;
  const middle = hasCursor ? cursor : end;
  const caret = hasCursor ? '<i class="cursor"></i>' : '';
  return `${rangeMarkup(shown, { start, end: middle })}${caret}${rangeMarkup(shown, { start: middle, end })}`;
}

function rangeMarkup({ code, tokens, lit }: Shown, range: Range): string {
  return tokens
    .map(({ kind, start, end }) => ({
      kind: kind === 'plain' ? '' : kind,
      start: Math.max(start, range.start),
      end: Math.min(end, range.end),
    }))
    .filter(({ start, end }) => start < end)
    .map(({ kind, start, end }) => litMarkup(code, { start, end }, lit, kind))
    .join('');
}
