import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Badge, badgeSchema } from './badge.schema.ts';
import { type CardsFile, cardsFileSchema } from './cards.schema.ts';
import { type ContentFile, readContentFile } from './content-file.ts';
import { type DeckFile, deckFileSchema } from './deck.schema.ts';
import type { Fault } from './fault.ts';
import { filesIn, foldersIn } from './folder.ts';
import { type GlossaryTerm, glossarySchema } from './glossary.schema.ts';
import { type Lesson, readLessonFiles, readVideoFiles, type ShortVideo } from './lesson.ts';
import { type McqDefinition, mcqFileSchema } from './mcq.schema.ts';
import { type MediaManifest, mediaManifestSchema } from './media-manifest.schema.ts';
import {
  constructsSchema,
  type MilestoneDefinition,
  milestoneSchema,
  type TaughtConstructs,
} from './milestone.schema.ts';
import { type ObservedFile, observedFileSchema } from './observed.schema.ts';
import { type QuestionContent, readQuestion } from './question-files.ts';
import type { ContentKinds } from './question-kinds/content-kind.ts';
import { contentKinds } from './question-kinds/index.ts';
import type { LineFinder } from './yaml-source.ts';

/** A value of a content file together with its place, for faults that only show between files. */
export type Located<T> = {
  value: T;
  file: string;
  /** Line of a path inside the value. */
  lineOf: LineFinder;
};

export type MilestoneContent = {
  /** Folder name, such as `01-hello-python`. */
  folder: string;
  milestone: Located<MilestoneDefinition>;
  lessons: readonly Located<Lesson>[];
  videos: readonly Located<ShortVideo>[];
  questions: readonly QuestionContent[];
  mcqs: readonly Located<McqDefinition>[];
  /** Observations recorded by the content check; null before its first run. */
  observed: Located<ObservedFile> | null;
  /** Cards proven by the content check; null before its first run. */
  cards: Located<CardsFile> | null;
  /** The proven cards that were made from its questions; null before the first run of the content check. */
  deck: Located<DeckFile> | null;
};

/** All content files, each checked against its own schema but not yet against the others. */
export type Content = {
  root: string;
  milestones: readonly MilestoneContent[];
  badges: readonly Located<Badge>[];
  glossary: Located<readonly GlossaryTerm[]> | null;
  constructs: Located<TaughtConstructs> | null;
  media: Located<MediaManifest> | null;
  faults: readonly Fault[];
};

/**
 * Reads every content file. Never throws for faulty content: faults are collected, and faulty parts are left out.
 * @param root folder that holds `content/` and, once lessons are rendered, `media/`
 * @param kinds the kinds of questions that there are
 */
export function readContent(root: string, kinds: ContentKinds = contentKinds): Content {
  const faults: Fault[] = [];
  const keep = <T>(file: ContentFile<T>): Located<T>[] => {
    faults.push(...file.faults);
    return file.value === null ? [] : [{ ...file, value: file.value }];
  };
  const folders = foldersIn(join(root, 'content/milestones'));
  const milestones = folders.flatMap((folder) => readMilestone(root, folder, { faults, keep, kinds }));
  const badgePaths = filesIn(join(root, 'content/badges'), '.yaml');
  const badges = badgePaths.flatMap((path) => keep(readContentFile(root, path, badgeSchema)));
  const glossary = readOptional(root, join(root, 'content/glossary.yaml'), glossarySchema, keep);
  const constructs = readOptional(root, join(root, 'content/constructs.yaml'), constructsSchema, keep);
  const media = readOptional(root, join(root, 'media/manifest.json'), mediaManifestSchema, keep);
  return { root, milestones, badges, glossary, constructs, media, faults };
}

type Keep = <T>(file: ContentFile<T>) => Located<T>[];

function readOptional<T>(
  root: string,
  path: string,
  schema: Parameters<typeof readContentFile<T>>[2],
  keep: Keep,
): Located<T> | null {
  return existsSync(path) ? (keep(readContentFile(root, path, schema))[0] ?? null) : null;
}

type Reading = { faults: Fault[]; keep: Keep; kinds: ContentKinds };

function readMilestone(root: string, folder: string, { faults, keep, kinds }: Reading): MilestoneContent[] {
  const path = join(folder, 'milestone.yaml');
  if (!existsSync(path)) {
    faults.push({ file: relative(root, path), line: 1, message: 'is missing' });
    return [];
  }
  const [milestone] = keep(readContentFile(root, path, milestoneSchema));
  const lessons = readLessonFiles(root, folder).flatMap((file) => keep(file));
  const videos = readVideoFiles(root, folder).flatMap((file) => keep(file));
  const questionPaths = foldersIn(join(folder, 'questions'));
  const questions = questionPaths.flatMap((question) => readQuestion(root, question, faults, kinds));
  const mcqs = readOptional(root, join(folder, 'mcqs.yaml'), mcqFileSchema, keep);
  const observed = readOptional(root, join(folder, 'observed.json'), observedFileSchema, keep);
  const cards = readOptional(root, join(folder, 'cards.json'), cardsFileSchema, keep);
  const deck = readOptional(root, join(folder, 'deck.json'), deckFileSchema, keep);
  if (milestone === undefined) return [];
  const parts = { lessons, videos, questions, mcqs: itemsOf(mcqs), observed, cards, deck };
  return [{ folder: basename(folder), milestone, ...parts }];
}

function itemsOf<T>(list: Located<readonly T[]> | null): Located<T>[] {
  if (list === null) return [];
  return list.value.map((value, index) => ({
    value,
    file: list.file,
    lineOf: (path) => list.lineOf([index, ...path]),
  }));
}
