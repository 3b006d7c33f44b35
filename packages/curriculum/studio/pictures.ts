import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frameAt, type Timeline, videoLook } from '@python-learning/stage';
import type { Stage } from './browser.ts';

/**
 * About the frame rate of drawn animation: enough for typed letters and a growing line. Each frame lasts two of the 25
 * ticks per second of the encoder's clock, so that no moment is rounded.
 */
export const framesPerSecond = 12.5;

/** A picture and how many frames it stays. */
export type Still = { markup: string; frames: number };

/** Renders the timeline to pictures. Equal neighbouring frames become one picture. */
export function stillsOf(timeline: Timeline): Still[] {
  const count = Math.ceil((timeline.durationMs / 1000) * framesPerSecond);
  const stills: Still[] = [];
  for (let frame = 0; frame < count; frame += 1) {
    const markup = frameAt(timeline, (frame * 1000) / framesPerSecond, videoLook);
    const last = stills.at(-1);
    if (last?.markup === markup) last.frames += 1;
    else stills.push({ markup, frames: 1 });
  }
  return stills;
}

export type RenderedStills = {
  /** Path of the list that ffmpeg's concat reads. */
  list: string;
  /** Path of the picture at a moment, in milliseconds. */
  pictureAt: (ms: number) => string;
};

/** Draws each distinct picture once, into `folder`. */
export async function drawStills(
  stage: Stage,
  stills: readonly Still[],
  folder: string,
): Promise<RenderedStills> {
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

/**
 * Maximum frames of one piece. A picture that stays longer is repeated, so that a player never waits longer for the
 * next.
 */
const maxPieceLength = 12;

/**
 * Merges equal neighbouring frames. The last frame stays separate: players count a file's last picture as a short one.
 */
export function inPieces(byFrame: readonly string[]): Piece[] {
  const pieces: { file: string; frames: number }[] = [];
  byFrame.forEach((file, index) => {
    const last = pieces.at(-1);
    const isLastFrame = index === byFrame.length - 1;
    if (last?.file === file && last.frames < maxPieceLength && !isLastFrame) last.frames += 1;
    else pieces.push({ file, frames: 1 });
  });
  return pieces.map(({ file, frames }) => ({ file, seconds: frames / framesPerSecond }));
}

/** Formats ffmpeg's list. The last picture is named twice, because ffmpeg ignores the duration of the last entry. */
export function concatList(pictures: readonly Piece[]): string {
  const entries = pictures.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}\n`);
  const last = pictures.at(-1);
  return `ffconcat version 1.0\n${entries.join('')}${last ? `file '${last.file}'\n` : ''}`;
}
