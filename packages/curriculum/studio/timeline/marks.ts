import { placesOf, type TimedMark, type TimedRun } from '@python-learning/stage';
import type { Scene } from '../../src/lesson.ts';
import type { ProgramTrace } from '../trace.ts';
import type { CodeGrowth } from './code-growth.ts';
import { pace } from './pace.ts';
import { writtenMs } from './run.ts';

/** A mark that is asked for: its piece and when a word asks for it. */
export type WantedMark = { piece: string; occurrence?: number; atMs: number };

/** What a mark may be on. */
export type Marked = {
  scene: Scene;
  trace: ProgramTrace | null;
  growth: CodeGrowth | null;
  run: TimedRun | null;
};

/** When a piece can be seen: its line, the output that has it, or the error. */
export function seenMs({ scene, trace, growth, run }: Marked, { piece, occurrence = 1 }: WantedMark): number {
  const inCode = placesOf(scene.code ?? '', piece);
  const place = inCode[occurrence - 1];
  if (growth !== null && place !== undefined) return codeSeenMs(growth, place, piece);
  if (trace === null || run === null) return 0;
  const output = trace.screen.map(({ text }) => text).join('');
  const start = placesOf(output, piece)[occurrence - inCode.length - 1];
  return start === undefined ? run.endMs : writtenMs(trace, run, start + piece.length);
}

function codeSeenMs({ typing, lines, endMs }: CodeGrowth, at: number, piece: string): number {
  if (lines === undefined) return typing.before.includes(piece) ? 0 : endMs;
  const line = typing.after.slice(0, at).split('\n').length;
  return lines.find((timed) => timed.line === line)?.startMs ?? 0;
}

/**
 * Lights each mark with its word, or as soon as its piece can be seen. It goes out when the next one is lit, when Run is pressed, or
 * after a while.
 */
export function placeMarks(marked: Marked, wanted: readonly WantedMark[], sceneEndMs: number): TimedMark[] {
  const lit = wanted
    .map(({ atMs, ...mark }) => ({ ...mark, startMs: Math.max(atMs, seenMs(marked, { ...mark, atMs })) }))
    .toSorted((left, right) => left.startMs - right.startMs);
  return lit.map((mark) => {
    const { startMs } = mark;
    const nextMs = lit.find((other) => other.startMs > startMs)?.startMs ?? sceneEndMs;
    const pressMs = marked.run?.pressMs ?? 0;
    const untilRunMs = pressMs > startMs ? pressMs : sceneEndMs;
    return { ...mark, endMs: Math.min(nextMs, untilRunMs, startMs + pace.mark) };
  });
}
