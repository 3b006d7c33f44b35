import { localized } from '@python-learning/domain';
import { z } from 'zod';

const fileName = z.string().regex(/^[\w-]+(\.[\w-]+)+$/, 'must be the name of a file beside the manifest');
const bytes = z.int().positive();

/** What a short film has in one language: seen in one size, with captions. */
const videoFilesSchema = z.strictObject({
  video: fileName,
  captions: fileName,
  durationS: z.number().positive(),
  videoBytes: bytes,
});

/** One picture with a view of every few seconds, row by row. */
const thumbnailsSchema = z.strictObject({
  file: fileName,
  /** Of one view, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  columns: z.int().positive(),
  count: z.int().positive(),
  everyS: z.number().positive(),
});

/** A moment at which a learner may run the program of a scene, counted from 0. */
const tryItSchema = z.strictObject({ scene: z.int().min(0), atS: z.number().positive() });

/** What a lesson has in one language. */
const lessonFilesSchema = videoFilesSchema.extend({
  light: fileName,
  audio: fileName,
  lite: fileName,
  thumbnails: thumbnailsSchema,
  lightBytes: bytes,
  audioBytes: bytes,
  liteBytes: bytes,
  tryIts: z.array(tryItSchema),
});

/** Storyboard hash of what the files were made from. */
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex');

const lessonMediaSchema = z.strictObject({
  hash,
  poster: fileName,
  languages: z.strictObject(localized(() => lessonFilesSchema)),
});

const videoMediaSchema = z.strictObject({
  hash,
  poster: fileName,
  languages: z.strictObject(localized(() => videoFilesSchema)),
});

export type LessonMedia = z.infer<typeof lessonMediaSchema>;
export type LessonFiles = z.infer<typeof lessonFilesSchema>;
export type VideoMedia = z.infer<typeof videoMediaSchema>;
export type VideoFiles = z.infer<typeof videoFilesSchema>;

/** `media/manifest.json`: by id, what is rendered. */
export const mediaManifestSchema = z.strictObject({
  lessons: z.record(z.string(), lessonMediaSchema),
  videos: z.record(z.string(), videoMediaSchema),
});

export type MediaManifest = z.infer<typeof mediaManifestSchema>;

/** Every file that stands behind an entry of the manifest, with its size where the manifest knows it. */
export function filesOf(media: LessonMedia | VideoMedia): { file: string; bytes: number | null }[] {
  const perLanguage = Object.values(media.languages).flatMap((files: LessonFiles | VideoFiles) => [
    { file: files.video, bytes: files.videoBytes },
    { file: files.captions, bytes: null },
    ...('light' in files ? filesOfLesson(files) : []),
  ]);
  return [...perLanguage, { file: media.poster, bytes: null }];
}

function filesOfLesson(files: LessonFiles): { file: string; bytes: number | null }[] {
  return [
    { file: files.light, bytes: files.lightBytes },
    { file: files.audio, bytes: files.audioBytes },
    { file: files.lite, bytes: files.liteBytes },
    { file: files.thumbnails.file, bytes: null },
  ];
}
