import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@python-learning/domain';
import { worldNames } from '@python-learning/stage';
import { z } from 'zod';
import { type ContentFile, readContentFile } from './content-file.ts';
import { CurriculumError } from './fault.ts';
import { filesIn, foldersIn } from './folder.ts';
import { packageRoot } from './package-root.ts';
import { bilingualSchema, blockSchema } from './text.schema.ts';
import { anchoredVoiceSchema } from './voice-anchors.ts';

const pieceSchema = z.string().min(1);

/** Letters of a reason at most, so that it is read on a phone together with both answers. */
const maxReasonLetters = 110;

const reasonSchema = bilingualSchema.refine(
  (text) => languages.every((language) => text[language].length <= maxReasonLetters),
  `must have at most ${maxReasonLetters} letters`,
);

/** A wrong answer, and why the program does otherwise: what the learner may have thought, and what Python does. */
const wrongGuessSchema = z.strictObject({ answer: blockSchema, why: reasonSchema });

/** What the page asks and answers at a guess. No part of the video. */
const guessSchema = z.strictObject({
  /** The right answer where it is a piece of code, or has an error behind the output; otherwise it is what the program `shows`. */
  right: blockSchema.optional(),
  wrong: z.array(wrongGuessSchema).min(1).max(2),
  /** Why the right answer is right. */
  because: reasonSchema,
});

/** One scene of a lesson: code that appears, what its run shows, and the narration in each language. */
const sceneSchema = z
  .strictObject({
    /** The program on the screen; null for a title picture. */
    code: blockSchema.nullable().default(null),
    /** Lines that are typed when the program asks. */
    inputs: z.array(z.string()).default([]),
    /** What the run prints; null when it prints nothing. */
    shows: blockSchema.nullable().default(null),
    /** Last line of the error, as Python writes it; null when the run succeeds. */
    error: z.string().min(1).nullable().default(null),
    /** Pieces of the code, the output or the error to highlight. */
    mark: z.array(pieceSchema).default([]),
    /** A small table beside the code, such as the values after each line. The first row is its head. */
    table: z.array(z.array(z.string()).min(1)).min(2).nullable().default(null),
    /** Whether the values of its names are shown; where it is missing, those of a program that sets a name or calls its own function, unless there is a table. */
    values: z.boolean().optional(),
    /** Whether the learner may change and run the program when the scene has ended. */
    tryIt: z.boolean().default(false),
    /** Set where the voice asks for a guess. Adds a pause before the run, and time to see the answer. */
    guess: guessSchema.optional(),
    /** The name of the picture that listens to the program, such as a board on which `print` writes. */
    world: z.enum(worldNames).optional(),
    voice: anchoredVoiceSchema,
    /** What the voice says of a guess: why the program shows what it shows. Said once it has run, or while it runs if one of its words presses Run. */
    reveal: anchoredVoiceSchema.optional(),
  })
  .transform(({ voice: spoken, ...scene }) => ({ ...scene, ...spoken }));

export type Scene = z.infer<typeof sceneSchema>;

const storyboard = { title: bilingualSchema, scenes: z.array(sceneSchema).min(1) };

export const lessonSchema = z.strictObject({
  id: z.string().regex(/^m\d\d-v\d+$/, 'must look like m01-v1'),
  ...storyboard,
});

/** The storyboard of one lesson. Its video, audio, captions and poster are made from nothing else. */
export type Lesson = z.infer<typeof lessonSchema>;

const introSchema = z.strictObject({
  id: z.string().regex(/^m\d\d-intro$/, 'must look like m01-intro'),
  ...storyboard,
});

/** Id of the demo, a video for visitors. It belongs to the first milestone, whose programs everybody can follow. */
export const demoId = 'm01-demo';
const demoSchema = z.strictObject({ id: z.literal(demoId), ...storyboard });

const explanationSchema = z.strictObject({
  id: z.string().regex(/^m\d\d-explained$/, 'must look like m01-explained'),
  /** Id of the question whose way to a solution is explained. */
  question: z.string().regex(/^m\d\d-q\d+(-[a-z0-9]+)+$/, 'must look like m01-q1-greet'),
  ...storyboard,
});

/**
 * A short video: the introduction to the practice of a milestone, the explanation of one of its questions, or the demo,
 * which shows visitors what the course is. `question` is null except for an explanation.
 */
export type ShortVideo = Storyboard & { kind: ShortVideoKind; question: string | null };

export const shortVideoKinds = ['intro', 'explanation', 'demo'] as const;

export type ShortVideoKind = (typeof shortVideoKinds)[number];

/** Everything a video is made from. */
export type Storyboard = Pick<Lesson, 'id' | 'title' | 'scenes'>;

/**
 * Loads every lesson and every short video, each ordered by milestone.
 * @param root folder that holds `content/`
 * @throws CurriculumError listing all faults of all their files
 */
export function loadStoryboards(root: string = packageRoot): { lessons: Lesson[]; videos: ShortVideo[] } {
  const folders = foldersIn(join(root, 'content/milestones'));
  const lessons = folders.flatMap((folder) => readLessonFiles(root, folder));
  const videos = folders.flatMap((folder) => readVideoFiles(root, folder));
  const faults = [...lessons, ...videos].flatMap((read) => read.faults);
  if (faults.length > 0) throw new CurriculumError(faults);
  return { lessons: valuesOf(lessons), videos: valuesOf(videos) };
}

function valuesOf<T>(files: readonly ContentFile<T>[]): T[] {
  return files.flatMap(({ value }) => (value === null ? [] : [value]));
}

export function readLessonFiles(root: string, folder: string): ContentFile<Lesson>[] {
  const paths = filesIn(join(folder, 'lessons'), '.yaml');
  return paths.map((path) => readContentFile(root, path, lessonSchema));
}

/** Reads those of `videos/intro.yaml`, `explanation.yaml` and `demo.yaml` that exist in one milestone folder. */
export function readVideoFiles(root: string, folder: string): ContentFile<ShortVideo>[] {
  return shortVideoKinds.flatMap((kind) => {
    const path = join(folder, 'videos', `${kind}.yaml`);
    return existsSync(path) ? [readContentFile(root, path, shortVideoSchemas[kind])] : [];
  });
}

const shortVideoSchemas: Record<ShortVideoKind, z.ZodType<ShortVideo>> = {
  intro: introSchema.transform((fields) => ({ ...fields, kind: 'intro', question: null })),
  explanation: explanationSchema.transform((fields) => ({ ...fields, kind: 'explanation' })),
  demo: demoSchema.transform((fields) => ({ ...fields, kind: 'demo', question: null })),
};
