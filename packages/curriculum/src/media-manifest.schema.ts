import { z } from 'zod';

const fileName = z.string().regex(/^[\w-]+(\.[\w-]+)+$/, 'must be the name of a file beside the manifest');

const languageMediaSchema = z.strictObject({
  video: fileName,
  audio: fileName,
  captions: fileName,
  durationS: z.number().positive(),
  videoBytes: z.int().positive(),
  audioBytes: z.int().positive(),
});

const lessonMediaSchema = z.strictObject({
  /** Storyboard hash of the lesson that the files were made from. */
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex'),
  poster: fileName,
  languages: z.strictObject({ en: languageMediaSchema, ta: languageMediaSchema }),
});

export type LessonMedia = z.infer<typeof lessonMediaSchema>;

/** `media/manifest.json`, by lesson id. */
export const mediaManifestSchema = z.record(z.string(), lessonMediaSchema);

export type MediaManifest = z.infer<typeof mediaManifestSchema>;
