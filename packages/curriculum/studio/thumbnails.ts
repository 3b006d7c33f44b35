import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LessonFiles } from '../src/media-manifest.schema.ts';
import { encodeTiles } from './encode.ts';
import { concatList, type Drawn } from './pictures.ts';

const everyS = 5;
const tile = { width: 160, height: 90, columns: 6 };

/** Where the views of a lesson stand in its sheet: one for every five seconds, the last ones included. */
export function sheetOf(durationMs: number): Omit<LessonFiles['thumbnails'], 'file'> {
  return { ...tile, count: Math.ceil(durationMs / 1000 / everyS), everyS };
}

/** The moment that a view shows: the middle of the seconds for which it stands. */
export function momentOf(view: number, durationMs: number): number {
  return Math.min((view + 0.5) * everyS * 1000, durationMs - 1);
}

/** Makes the sheet of a lesson; `workshop` is a folder for the list of its pictures. */
export async function makeSheet(
  { pictureAt }: Drawn,
  durationMs: number,
  workshop: string,
  outPath: string,
): Promise<void> {
  const { count, width, height, columns } = sheetOf(durationMs);
  const moments = Array.from({ length: count }, (_, view) => momentOf(view, durationMs));
  const list = join(workshop, 'views.txt');
  await writeFile(list, concatList(moments.map((ms) => ({ file: pictureAt(ms), seconds: 1 }))));
  const rows = Math.ceil(count / columns);
  await encodeTiles(list, { width, height, columns, rows, quality: qualityOf(count) }, outPath);
}

/** The sheet of a longer lesson is packed harder, so that none has more than 40 KB. */
function qualityOf(count: number): number {
  return count > 30 ? 40 : 50;
}
