import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Lesson, loadLessons } from '../src/lesson.ts';
import type { MediaManifest } from '../src/media-manifest.schema.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import { openStage } from './browser.ts';
import { renderLesson } from './lesson-media.ts';
import { isStale, mediaFolder, readManifest, removeStrayFiles, writeManifest } from './manifest.ts';
import { missingTools } from './tools.ts';

/**
 * Renders the lessons whose storyboard changed: `npm run media`, or `npm run media -- m01-v1` for some.
 * A lesson that is named is rendered even when it is up to date.
 */
async function main(chosen: readonly string[]): Promise<void> {
  const lessons = loadLessons();
  const unknown = chosen.filter((id) => lessons.every((lesson) => lesson.id !== id));
  if (unknown.length > 0) throw new Error(`There is no lesson ${unknown.join(', ')}.`);
  mkdirSync(mediaFolder, { recursive: true });
  const manifest = withoutGoneLessons(readManifest(mediaFolder), lessons);
  const due = lessons.filter(
    (lesson) => chosen.includes(lesson.id) || (chosen.length === 0 && isDue(manifest, lesson)),
  );
  console.log(`${lessons.length} lessons, ${due.length} to render.`);
  if (due.length > 0) await renderAll(due, manifest);
  writeManifest(mediaFolder, manifest);
  const strays = removeStrayFiles(mediaFolder, manifest);
  if (strays.length > 0) console.log(`Removed ${strays.length} files that no lesson uses.`);
}

async function renderAll(lessons: readonly Lesson[], manifest: MediaManifest): Promise<void> {
  const missing = missingTools();
  if (missing !== null) throw new Error(missing);
  const stage = await openStage();
  try {
    for (const [index, lesson] of lessons.entries()) {
      console.log(`${index + 1}/${lessons.length} ${lesson.id} ${lesson.title.en}`);
      manifest[lesson.id] = await renderLesson(lesson, stage, mediaFolder, console.log);
      // Written after each lesson: what is done stays done when the next one fails.
      writeManifest(mediaFolder, manifest);
    }
  } finally {
    await stage.close();
  }
}

function isDue(manifest: MediaManifest, lesson: Lesson): boolean {
  const hasFile = (file: string) => existsSync(join(mediaFolder, file));
  return isStale(manifest[lesson.id], lesson.id, storyboardHash(lesson), hasFile);
}

function withoutGoneLessons(manifest: MediaManifest, lessons: readonly Lesson[]): MediaManifest {
  const ids = new Set(lessons.map(({ id }) => id));
  return Object.fromEntries(Object.entries(manifest).filter(([id]) => ids.has(id)));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
