import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Lesson, loadStoryboards, type ShortFilm, type Storyboard } from '../src/lesson.ts';
import type { LessonMedia, MediaManifest, VideoMedia } from '../src/media-manifest.schema.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import { openTheatre, type Theatre } from './browser.ts';
import { renderLesson, renderVideo } from './lesson-film.ts';
import { isStale, mediaFolder, readManifest, removeStrayFiles, writeManifest } from './manifest.ts';
import { missingTools } from './tools.ts';

/** A film that may have to be made, and how. */
type Task = { storyboard: Storyboard; media: LessonMedia | VideoMedia | undefined; render: Render };

/** Makes the files of a film and notes them in the manifest. */
type Render = (theatre: Theatre, manifest: MediaManifest) => Promise<void>;

/**
 * Renders the lessons and the short films whose storyboard changed: `npm run media`, or
 * `npm run media -- m01-v1 m01-intro` for some. One that is named is rendered even when it is up to date.
 */
async function main(chosen: readonly string[]): Promise<void> {
  const { lessons, videos } = loadStoryboards();
  mkdirSync(mediaFolder, { recursive: true });
  const manifest = withoutGone(readManifest(mediaFolder), lessons, videos);
  const tasks = tasksOf(lessons, videos, manifest);
  const unknown = chosen.filter((id) => tasks.every(({ storyboard }) => storyboard.id !== id));
  if (unknown.length > 0) throw new Error(`There is no storyboard ${unknown.join(', ')}.`);
  const due = tasks.filter((task) =>
    chosen.length === 0 ? isDue(task) : chosen.includes(task.storyboard.id),
  );
  console.log(`${tasks.length} films, ${due.length} to render.`);
  if (due.length > 0) await renderAll(due, manifest);
  writeManifest(mediaFolder, manifest);
  const strays = removeStrayFiles(mediaFolder, manifest);
  if (strays.length > 0) console.log(`Removed ${strays.length} files that no film uses.`);
}

function tasksOf(lessons: readonly Lesson[], videos: readonly ShortFilm[], manifest: MediaManifest): Task[] {
  const ofLesson = (lesson: Lesson): Task => ({
    storyboard: lesson,
    media: manifest.lessons[lesson.id],
    render: async (theatre, noted) => {
      noted.lessons[lesson.id] = await renderLesson(lesson, theatre, mediaFolder);
    },
  });
  const ofVideo = (video: ShortFilm): Task => ({
    storyboard: video,
    media: manifest.videos[video.id],
    render: async (theatre, noted) => {
      noted.videos[video.id] = await renderVideo(video, theatre, mediaFolder);
    },
  });
  return [...lessons.map(ofLesson), ...videos.map(ofVideo)];
}

async function renderAll(tasks: readonly Task[], manifest: MediaManifest): Promise<void> {
  const missing = missingTools();
  if (missing !== null) throw new Error(missing);
  const theatre = await openTheatre(2);
  try {
    for (const [index, task] of tasks.entries()) {
      const line = await renderOne(task, theatre, manifest);
      console.log(`${index + 1}/${tasks.length} ${line}`);
    }
  } finally {
    await theatre.close();
  }
}

/** Renders one film. One that can not be made ends with its reason, and the others are made all the same. */
async function renderOne(
  { storyboard: { id, title }, render }: Task,
  theatre: Theatre,
  manifest: MediaManifest,
): Promise<string> {
  const started = performance.now();
  try {
    await render(theatre, manifest);
  } catch (error) {
    process.exitCode = 1;
    return `${id} FAILED: ${messageOf(error)}`;
  }
  // Written after each film: what is done stays done when the work is broken off.
  writeManifest(mediaFolder, manifest);
  return `${id} ${title.en} (${Math.round((performance.now() - started) / 1000)} s)`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isDue({ storyboard, media }: Task): boolean {
  return isStale(media, storyboardHash(storyboard), (file) => existsSync(join(mediaFolder, file)));
}

function withoutGone(
  manifest: MediaManifest,
  lessons: readonly Lesson[],
  videos: readonly ShortFilm[],
): MediaManifest {
  return { lessons: only(manifest.lessons, lessons), videos: only(manifest.videos, videos) };
}

function only<T>(entries: Record<string, T>, storyboards: readonly Storyboard[]): Record<string, T> {
  const ids = new Set(storyboards.map(({ id }) => id));
  return Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
