import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LessonFiles } from '../src/media-manifest.schema.ts';
import { encodeTiles } from './encode.ts';
import { concatList, type RenderedStills } from './pictures.ts';

const everyS = 5;
const tile = { width: 160, height: 90, columns: 6 };

/** Layout of the thumbnails of a lesson: one for every five seconds, an incomplete last five included. */
export function sheetOf(durationMs: number): Omit<LessonFiles['thumbnails'], 'file'> {
  return { ...tile, count: Math.ceil(durationMs / 1000 / everyS), everyS };
}

/** Moment that a thumbnail shows, in milliseconds: the middle of its five seconds. */
export function momentOf(view: number, durationMs: number): number {
  return Math.min((view + 0.5) * everyS * 1000, durationMs - 1);
}

/** Draws the thumbnails of a lesson as one picture. The list of them goes into the temporary folder. */
export async function makeSheet(
  { pictureAt }: RenderedStills,
  durationMs: number,
  workFolder: string,
  outPath: string,
): Promise<void> {
  const { count, width, height, columns } = sheetOf(durationMs);
  const moments = Array.from({ length: count }, (_, view) => momentOf(view, durationMs));
  const list = join(workFolder, 'views.txt');
  await writeFile(list, concatList(moments.map((ms) => ({ file: pictureAt(ms), seconds: 1 }))));
  const rows = Math.ceil(count / columns);
  await encodeTiles(list, { width, height, columns, rows, quality: qualityOf(count) }, outPath);
}

/** More thumbnails are compressed harder, so that no picture of them exceeds 40 KB. */
function qualityOf(count: number): number {
  return count > 30 ? 40 : 50;
}
