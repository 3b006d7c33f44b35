import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from './browser.ts';
import { frameAt } from './stage/frame.ts';
import type { Timeline } from './timeline.ts';

export const framesPerSecond = 20;

/** A picture and how many frames it stays. */
export type Still = { markup: string; frames: number };

/** The lesson as a row of pictures: neighbouring frames that are equal are one picture. */
export function stillsOf(timeline: Timeline): Still[] {
  const count = Math.ceil((timeline.durationMs / 1000) * framesPerSecond);
  const stills: Still[] = [];
  for (let frame = 0; frame < count; frame += 1) {
    const markup = frameAt(timeline, (frame * 1000) / framesPerSecond);
    const last = stills.at(-1);
    if (last?.markup === markup) last.frames += 1;
    else stills.push({ markup, frames: 1 });
  }
  return stills;
}

/**
 * Draws every picture into `folder`, each different one once.
 * @returns path of the list that ffmpeg's concat reads
 */
export async function drawStills(stage: Stage, stills: readonly Still[], folder: string): Promise<string> {
  const files = new Map<string, string>();
  for (const { markup } of stills) {
    if (files.has(markup)) continue;
    const file = `${files.size}.png`;
    files.set(markup, file);
    await stage.draw(markup, join(folder, file));
  }
  const list = join(folder, 'pictures.txt');
  await writeFile(list, concatList(stills, files));
  return list;
}

/** The last picture is named twice: the list's reader forgets the duration of the last entry. */
function concatList(stills: readonly Still[], files: ReadonlyMap<string, string>): string {
  const entries = stills.map(({ markup, frames }) => {
    return `file '${files.get(markup)}'\nduration ${(frames / framesPerSecond).toFixed(3)}\n`;
  });
  const last = stills.at(-1);
  return `ffconcat version 1.0\n${entries.join('')}${last ? `file '${files.get(last.markup)}'\n` : ''}`;
}
