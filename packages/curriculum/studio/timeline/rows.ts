import type { Cue, TimedRow, TimedRun } from '@python-learning/stage';
import { pace } from './pace.ts';
import { anchorsOf, type SceneMaterial } from './scene-material.ts';
import { speechEndMs, wordMs } from './speech.ts';

/**
 * Times the rows of a table. The head is there with the first word. A row appears with the word that names it; the others come while the
 * program runs, or while the voice speaks about a program that has run.
 */
export function placeRows(
  { scene, voice }: SceneMaterial,
  speech: readonly Cue[],
  run: TimedRun | null,
): TimedRow[] {
  const [head, ...rows] = scene.table ?? [];
  if (head === undefined) return [];
  const headMs = speech[0]?.startMs ?? 0;
  const named = new Map(anchorsOf(voice, 'row').map(({ row, word }) => [row, wordMs(speech, word)]));
  const fromMs = run === null ? headMs : run.pressMs + pace.press;
  const untilMs = run?.endMs ?? speechEndMs(speech) ?? headMs;
  const stepMs = (untilMs - fromMs) / Math.max(1, rows.length);
  const timed = rows.map((cells, index) => ({
    cells,
    startMs: named.get(index + 1) ?? fromMs + (index + 0.5) * stepMs,
  }));
  return [{ cells: head, startMs: headMs }, ...timed];
}
