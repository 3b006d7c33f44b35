import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TextFile } from '@python-learning/domain';
import { z } from 'zod';
import { filesIn } from './folder.ts';

/** The data files of a case, which take the place of those of its question with the same name. */
export const dataFilesSchema = z.array(z.strictObject({ name: z.string(), text: z.string() }));

/** Reads the folder `data/` of a question. Every program of the question finds these files by their names. */
export function readDataFiles(folder: string): TextFile[] {
  const paths = filesIn(join(folder, 'data'), '');
  return paths.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }));
}
