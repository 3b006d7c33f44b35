import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Lesson, loadStoryboards, type ShortVideo, type Storyboard } from '../src/lesson.ts';
import type { LessonMedia, MediaManifest, VideoMedia } from '../src/media-manifest.schema.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import { openRendererPool, type RendererPool } from './browser.ts';
import { isStale, mediaFolder, readManifest, removeStrayFiles, writeManifest } from './manifest.ts';
import { renderLesson, renderVideo } from './render-lesson.ts';
import { StudioError } from './studio-error.ts';
import { missingTools } from './tools.ts';

/** A video that may have to be rendered. */
type Task = { storyboard: Storyboard; media: LessonMedia | VideoMedia | undefined; render: Render };

/** Renders the files of a video and enters them in the manifest. */
type Render = (rendererPool: RendererPool, manifest: MediaManifest) => Promise<void>;

/**
 * Renders the lessons and short videos whose storyboard changed: `npm run media`, or
 * `npm run media -- m01-v1 m01-intro` for some. A named one is rendered even when it is up to date.
 */
async function main(chosen: readonly string[]): Promise<void> {
  const { lessons, videos } = loadStoryboards();
  mkdirSync(mediaFolder, { recursive: true });
  const manifest = withoutGone(readManifest(mediaFolder), lessons, videos);
  const tasks = tasksOf(lessons, videos, manifest);
  const unknown = chosen.filter((id) => tasks.every(({ storyboard }) => storyboard.id !== id));
  if (unknown.length > 0) throw new StudioError(`There is no storyboard ${unknown.join(', ')}.`);
  const due = tasks.filter((task) =>
    chosen.length === 0 ? isDue(task) : chosen.includes(task.storyboard.id),
  );
  console.log(`${tasks.length} films, ${due.length} to render.`);
  if (due.length > 0) await renderAll(due, manifest);
  writeManifest(mediaFolder, manifest);
  const strays = removeStrayFiles(mediaFolder, manifest);
  if (strays.length > 0) console.log(`Removed ${strays.length} files that no film uses.`);
}

function tasksOf(lessons: readonly Lesson[], videos: readonly ShortVideo[], manifest: MediaManifest): Task[] {
  const ofLesson = (lesson: Lesson): Task => ({
    storyboard: lesson,
    media: manifest.lessons[lesson.id],
    render: async (rendererPool, noted) => {
      noted.lessons[lesson.id] = await renderLesson(lesson, rendererPool, mediaFolder);
    },
  });
  const ofVideo = (video: ShortVideo): Task => ({
    storyboard: video,
    media: manifest.videos[video.id],
    render: async (rendererPool, noted) => {
      noted.videos[video.id] = await renderVideo(video, rendererPool, mediaFolder);
    },
  });
  return [...lessons.map(ofLesson), ...videos.map(ofVideo)];
}

async function renderAll(tasks: readonly Task[], manifest: MediaManifest): Promise<void> {
  const missing = missingTools();
  if (missing !== null) throw new StudioError(missing);
  const rendererPool = await openRendererPool(2);
  try {
    for (const [index, task] of tasks.entries()) {
      const line = await renderOne(task, rendererPool, manifest);
      console.log(`${index + 1}/${tasks.length} ${line}`);
    }
  } finally {
    await rendererPool.close();
  }
}

/** Renders one video and returns its line of output. A failure does not stop the other videos. */
async function renderOne(
  { storyboard: { id, title }, render }: Task,
  rendererPool: RendererPool,
  manifest: MediaManifest,
): Promise<string> {
  const started = performance.now();
  try {
    await render(rendererPool, manifest);
  } catch (error) {
    process.exitCode = 1;
    return `${id} FAILED: ${messageOf(error)}`;
  }
  // Written after each video, so that finished work survives an abort.
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
  videos: readonly ShortVideo[],
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
