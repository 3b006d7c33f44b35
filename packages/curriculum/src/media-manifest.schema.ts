import { localized } from '@python-learning/domain';
import { z } from 'zod';

const fileName = z.string().regex(/^[\w-]+(\.[\w-]+)+$/, 'must be the name of a file beside the manifest');
const bytes = z.int().positive();

/** What a video has in one language. */
const videoFilesSchema = z.strictObject({
  video: fileName,
  captions: fileName,
  durationS: z.number().positive(),
  videoBytes: bytes,
  /** Names of the people whose voices are heard, for the credits. Missing where the machine alone speaks. */
  voices: z.array(z.string().min(1)).min(1).optional(),
});

/** What the page itself plays: the sound, and the timeline that is drawn. */
const liveFilesSchema = z.strictObject({
  audio: fileName,
  lite: fileName,
  audioBytes: bytes,
  liteBytes: bytes,
});

/** Short videos are played as files; the demo, which visitors see first, is also played live. */
const shortVideoFilesSchema = videoFilesSchema.extend({ live: liveFilesSchema.optional() });

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

/** The silence in which a learner guesses what the program of a scene will show. */
const guessSchema = z.strictObject({
  scene: z.int().min(0),
  fromS: z.number().positive(),
  untilS: z.number().positive(),
});

const lessonFilesSchema = videoFilesSchema.extend({
  audio: fileName,
  lite: fileName,
  thumbnails: thumbnailsSchema,
  audioBytes: bytes,
  liteBytes: bytes,
  tryIts: z.array(tryItSchema),
  guesses: z.array(guessSchema),
});

const spokenFilesSchema = z.strictObject({
  audio: fileName,
  durationS: z.number().positive(),
  audioBytes: bytes,
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
  languages: z.strictObject(localized(() => shortVideoFilesSchema)),
});

const spokenMediaSchema = z.strictObject({
  hash,
  languages: z.strictObject(localized(() => spokenFilesSchema)),
});

export type LessonMedia = z.infer<typeof lessonMediaSchema>;
export type LessonFiles = z.infer<typeof lessonFilesSchema>;
type LiveFiles = z.infer<typeof liveFilesSchema>;
export type VideoMedia = z.infer<typeof videoMediaSchema>;
export type VideoFiles = z.infer<typeof shortVideoFilesSchema>;
/** The audio of an explanation: a few seconds of voice, without a picture. */
export type SpokenMedia = z.infer<typeof spokenMediaSchema>;
export type SpokenFiles = z.infer<typeof spokenFilesSchema>;

/** Everything that is rendered from one source. */
export type RenderedMedia = LessonMedia | VideoMedia | SpokenMedia;

/** `media/manifest.json`: by id, what is rendered. */
export const mediaManifestSchema = z.strictObject({
  lessons: z.record(z.string(), lessonMediaSchema),
  videos: z.record(z.string(), videoMediaSchema),
  /** By the id of the MCQ that is explained. */
  spokenExplanations: z.record(z.string(), spokenMediaSchema),
});

export type MediaManifest = z.infer<typeof mediaManifestSchema>;

/** What is rendered of one kind, by id. */
export type MediaKind = keyof MediaManifest;

export const emptyManifest: MediaManifest = { lessons: {}, videos: {}, spokenExplanations: {} };

type SizedFile = { file: string; bytes: number | null };

/** Every file that stands behind an entry of the manifest, with its size where the manifest knows it. */
export function filesOf(media: RenderedMedia): SizedFile[] {
  const perLanguage = Object.values<LessonFiles | VideoFiles | SpokenFiles>(media.languages).flatMap(filesIn);
  return 'poster' in media ? [...perLanguage, { file: media.poster, bytes: null }] : perLanguage;
}

function filesIn(files: LessonFiles | VideoFiles | SpokenFiles): SizedFile[] {
  return [
    ...('audio' in files ? [{ file: files.audio, bytes: files.audioBytes }] : []),
    ...('video' in files ? filesOfVideo(files) : []),
    ...('lite' in files ? filesOfLesson(files) : []),
    ...('live' in files && files.live !== undefined ? filesOfLive(files.live) : []),
  ];
}

function filesOfVideo(files: VideoFiles): SizedFile[] {
  return [
    { file: files.video, bytes: files.videoBytes },
    { file: files.captions, bytes: null },
  ];
}

function filesOfLive({ audio, audioBytes, lite, liteBytes }: LiveFiles): SizedFile[] {
  return [
    { file: audio, bytes: audioBytes },
    { file: lite, bytes: liteBytes },
  ];
}

function filesOfLesson(files: LessonFiles): SizedFile[] {
  return [
    { file: files.lite, bytes: files.liteBytes },
    { file: files.thumbnails.file, bytes: null },
  ];
}
