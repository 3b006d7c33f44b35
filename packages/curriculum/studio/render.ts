import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Localized, localized } from '@python-learning/domain';
import { type Lesson, loadStoryboards, type ShortVideo, type Storyboard } from '../src/lesson.ts';
import type { MediaManifest, RenderedMedia } from '../src/media-manifest.schema.ts';
import { loadSpokenExplanations, type SpokenExplanation } from '../src/spoken-explanation.ts';
import { spokenHash, storyboardHash } from '../src/storyboard-hash.ts';
import { openRendererPool, type RendererPool } from './browser.ts';
import {
  isStale,
  mediaFolder,
  readManifest,
  removeStrayFiles,
  voicedHash,
  writeManifest,
} from './manifest.ts';
import { renderLesson, renderVideo } from './render-lesson.ts';
import { renderSpoken } from './render-spoken.ts';
import { StudioError } from './studio-error.ts';
import { readTakes, takeFolderOf } from './takes/take-folder.ts';
import { missingTools } from './tools.ts';

/** What may have to be rendered: its id, a line about it, the hash of its text and what was rendered last. */
type Task = {
  id: string;
  line: string;
  hash: string;
  /** Hash in each language, with the takes of the voice. */
  voiced?: Localized<string>;
  media: RenderedMedia | undefined;
  render: Render;
};

/** Renders the files of a task and enters them in the manifest. */
type Render = (rendererPool: RendererPool, manifest: MediaManifest) => Promise<void>;

/**
 * Renders the lessons, short videos and spoken explanations whose text changed: `npm run media`, or
 * `npm run media -- m01-v1 m01-intro m01-c1` for some. A named one is rendered even when it is up to date.
 */
async function main(chosen: readonly string[]): Promise<void> {
  const sources = { ...loadStoryboards(), spoken: loadSpokenExplanations() };
  mkdirSync(mediaFolder, { recursive: true });
  const manifest = withoutGone(readManifest(mediaFolder), sources);
  const tasks = tasksOf(sources, manifest);
  const unknown = chosen.filter((id) => tasks.every((task) => task.id !== id));
  if (unknown.length > 0) throw new StudioError(`There is no text to render ${unknown.join(', ')} from.`);
  const due = tasks.filter((task) => (chosen.length === 0 ? isDue(task) : chosen.includes(task.id)));
  console.log(`${tasks.length} films and explanations, ${due.length} to render.`);
  if (due.length > 0) await renderAll(due, manifest);
  writeManifest(mediaFolder, manifest);
  const strays = removeStrayFiles(mediaFolder, manifest);
  if (strays.length > 0) console.log(`Removed ${strays.length} files that nothing uses.`);
}

type Sources = {
  lessons: readonly Lesson[];
  videos: readonly ShortVideo[];
  spoken: readonly SpokenExplanation[];
};

function tasksOf({ lessons, videos, spoken }: Sources, manifest: MediaManifest): Task[] {
  const ofStoryboard = (storyboard: Storyboard) => {
    const { id, title } = storyboard;
    const hash = storyboardHash(storyboard);
    const voiced = localized((language) => voicedHash(hash, readTakes(takeFolderOf(id, language))));
    return { id, line: title.en, hash, voiced };
  };
  const ofLesson = (lesson: Lesson): Task => ({
    ...ofStoryboard(lesson),
    media: manifest.lessons[lesson.id],
    render: async (rendererPool, noted) => {
      noted.lessons[lesson.id] = await renderLesson(lesson, rendererPool, mediaFolder);
    },
  });
  const ofVideo = (video: ShortVideo): Task => ({
    ...ofStoryboard(video),
    media: manifest.videos[video.id],
    render: async (rendererPool, noted) => {
      noted.videos[video.id] = await renderVideo(video, rendererPool, mediaFolder);
    },
  });
  const ofSpoken = (explanation: SpokenExplanation): Task => ({
    id: explanation.id,
    line: explanation.voice.en,
    hash: spokenHash(explanation),
    media: manifest.spokenExplanations[explanation.id],
    render: async (_rendererPool, noted) => {
      noted.spokenExplanations[explanation.id] = await renderSpoken(explanation, mediaFolder);
    },
  });
  return [...lessons.map(ofLesson), ...videos.map(ofVideo), ...spoken.map(ofSpoken)];
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

/** Renders one task and returns its line of output. A failure does not stop the others. */
async function renderOne(
  { id, line, render }: Task,
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
  // Written after each task, so that finished work survives an abort.
  writeManifest(mediaFolder, manifest);
  return `${id} ${line} (${Math.round((performance.now() - started) / 1000)} s)`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isDue({ media, hash, voiced }: Task): boolean {
  return isStale(media, hash, (file) => existsSync(join(mediaFolder, file)), voiced);
}

function withoutGone(manifest: MediaManifest, { lessons, videos, spoken }: Sources): MediaManifest {
  return {
    lessons: only(manifest.lessons, lessons),
    videos: only(manifest.videos, videos),
    spokenExplanations: only(manifest.spokenExplanations, spoken),
  };
}

function only<T>(entries: Record<string, T>, sources: readonly { id: string }[]): Record<string, T> {
  const ids = new Set(sources.map(({ id }) => id));
  return Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
