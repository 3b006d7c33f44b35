import { join } from 'node:path';
import { z } from 'zod';
import { type ContentFile, readContentFile } from './content-file.ts';
import { CurriculumError } from './fault.ts';
import { filesIn, foldersIn } from './folder.ts';
import { packageRoot } from './package-root.ts';
import { bilingualSchema, blockSchema } from './text.schema.ts';

const pieceSchema = z.string().min(1);

/** One picture of a lesson: code that appears, what its run shows, and one spoken line in each language. */
const sceneSchema = z.strictObject({
  /** The program on the screen; null for a title picture. */
  code: blockSchema.nullable().default(null),
  /** Lines that are typed when the program asks. */
  inputs: z.array(z.string()).default([]),
  /** What the run prints; null when it fails before it prints. */
  shows: blockSchema.nullable().default(null),
  /** Last line of the error, as Python writes it. */
  error: z.string().min(1).nullable().default(null),
  /** Pieces of the code, the output or the error that light up. */
  mark: z.array(pieceSchema).default([]),
  /** A small table beside the code, such as the values after each line. The first row is its head. */
  table: z.array(z.array(z.string()).min(1)).min(2).nullable().default(null),
  voice: bilingualSchema,
});

export type Scene = z.infer<typeof sceneSchema>;

export const lessonSchema = z.strictObject({
  id: z.string().regex(/^m\d\d-v\d+$/, 'must look like m01-v1'),
  title: bilingualSchema,
  scenes: z.array(sceneSchema).min(1),
});

/** The storyboard of one lesson. Its video, audio, captions and poster are made from nothing else. */
export type Lesson = z.infer<typeof lessonSchema>;

/**
 * Every lesson of the course, ordered by id.
 * @param root folder that holds `content/`
 * @throws CurriculumError listing all faults of all lesson files
 */
export function loadLessons(root: string = packageRoot): Lesson[] {
  const folders = foldersIn(join(root, 'content/milestones'));
  const files = folders.flatMap((folder) => readLessonFiles(root, folder));
  const faults = files.flatMap((read) => read.faults);
  if (faults.length > 0) throw new CurriculumError(faults);
  return files.flatMap(({ value }) => (value === null ? [] : [value]));
}

/** Reads the lesson files of one milestone folder. */
export function readLessonFiles(root: string, folder: string): ContentFile<Lesson>[] {
  const paths = filesIn(join(folder, 'lessons'), '.yaml');
  return paths.map((path) => readContentFile(root, path, lessonSchema));
}
