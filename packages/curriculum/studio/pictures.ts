import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frameAt, type Timeline } from '@python-learning/stage';
import type { Stage } from './browser.ts';

/**
 * About as many as drawn films have: enough for letters that are typed and a line that grows. Each stays for two of
 * the 25 ticks that the encoder's clock has in a second, so that no moment is rounded.
 */
export const framesPerSecond = 12.5;

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

/** The drawn pictures of a film. */
export type Drawn = {
  /** Path of the list that ffmpeg's concat reads. */
  list: string;
  /** Path of the picture at a moment. */
  pictureAt: (ms: number) => string;
};

/** Draws every picture into `folder`, each different one once. */
export async function drawStills(stage: Stage, stills: readonly Still[], folder: string): Promise<Drawn> {
  const files = new Map<string, string>();
  for (const { markup } of stills) {
    if (files.has(markup)) continue;
    const file = join(folder, `${files.size}.png`);
    files.set(markup, file);
    await stage.draw(markup, file);
  }
  const byFrame = stills.flatMap(({ markup, frames }) => Array<string>(frames).fill(files.get(markup) ?? ''));
  const list = join(folder, 'pictures.txt');
  await writeFile(list, concatList(inPieces(byFrame)));
  const frameOf = (ms: number) => Math.floor((ms / 1000) * framesPerSecond);
  return { list, pictureAt: (ms) => byFrame[frameOf(ms)] ?? byFrame.at(-1) ?? '' };
}

type Piece = { file: string; seconds: number };

/** A player may wait this long for the next picture; one that stays longer is shown again. */
const longestPiece = 12;

/** Equal neighbours as one piece. The last frame stands alone: a file's last picture counts as a short one. */
export function inPieces(byFrame: readonly string[]): Piece[] {
  const pieces: { file: string; frames: number }[] = [];
  byFrame.forEach((file, index) => {
    const last = pieces.at(-1);
    const isLastFrame = index === byFrame.length - 1;
    if (last?.file === file && last.frames < longestPiece && !isLastFrame) last.frames += 1;
    else pieces.push({ file, frames: 1 });
  });
  return pieces.map(({ file, frames }) => ({ file, seconds: frames / framesPerSecond }));
}

/** The last picture is named twice: the list's reader forgets the duration of the last entry. */
export function concatList(pictures: readonly Piece[]): string {
  const entries = pictures.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}\n`);
  const last = pictures.at(-1);
  return `ffconcat version 1.0\n${entries.join('')}${last ? `file '${last.file}'\n` : ''}`;
}
