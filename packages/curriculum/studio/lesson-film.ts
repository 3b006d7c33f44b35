import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeLiteLesson } from '@python-learning/stage';
import type { Lesson, Storyboard } from '../src/lesson.ts';
import type { LessonFiles, LessonMedia, VideoFiles, VideoMedia } from '../src/media-manifest.schema.ts';
import type { Theatre } from './browser.ts';
import { encodeLightVideo, encodeVideo, mainFormat, shortFormat } from './encode.ts';
import { bytesOf, durationOf, type Film, inTenths, makeFilm, type Packer, writeCaptions } from './film.ts';
import { lessonFiles, videoFiles } from './manifest.ts';
import { makeSheet, sheetOf } from './thumbnails.ts';

/** Makes all files of a lesson in `folder`, and describes them. */
export function renderLesson(lesson: Lesson, theatre: Theatre, folder: string): Promise<LessonMedia> {
  return makeFilm(lesson, theatre, folder, lessonPacker(lesson));
}

/** The same for a short film, which comes in one size. */
export function renderVideo(storyboard: Storyboard, theatre: Theatre, folder: string): Promise<VideoMedia> {
  const pack: Packer<VideoFiles> = async (film, language, { hash }) => {
    const files = videoFiles(storyboard.id, language, hash);
    const video = join(folder, files.video);
    await writeCaptions(film, join(folder, files.captions));
    await encodeFilm(film, { format: shortFormat, path: video });
    return { ...files, durationS: durationOf(film), videoBytes: await bytesOf(video) };
  };
  return makeFilm(storyboard, theatre, folder, pack);
}

function lessonPacker(lesson: Lesson): Packer<LessonFiles> {
  return async (film, language, { folder, hash }) => {
    const files = lessonFiles(lesson.id, language, hash);
    const at = (file: string) => join(folder, file);
    await writeCaptions(film, at(files.captions));
    await copyFile(film.audio, at(files.audio));
    await writeFile(at(files.lite), writeLiteLesson(film.timeline));
    await makeSheet(film.drawn, film.timeline.durationMs, film.workshop, at(files.thumbnails));
    await encodeFilm(film, { format: mainFormat, path: at(files.video) });
    await encodeLightVideo(at(files.video), at(files.light));
    return {
      ...files,
      durationS: durationOf(film),
      thumbnails: { file: files.thumbnails, ...sheetOf(film.timeline.durationMs) },
      videoBytes: await bytesOf(at(files.video)),
      lightBytes: await bytesOf(at(files.light)),
      audioBytes: await bytesOf(at(files.audio)),
      liteBytes: await bytesOf(at(files.lite)),
      tryIts: tryItsOf(lesson, film),
    };
  };
}

function encodeFilm(
  { drawn, audio, timeline }: Film,
  file: Parameters<typeof encodeVideo>[3],
): Promise<void> {
  return encodeVideo(drawn.list, audio, timeline.durationMs, file);
}

/** The moments of the timeline, each with the place of its scene in the storyboard. */
function tryItsOf({ scenes }: Lesson, { timeline }: Film): LessonFiles['tryIts'] {
  const marked = scenes.flatMap(({ tryIt, code }, scene) => (tryIt && code !== null ? [scene] : []));
  return timeline.tryIts.flatMap(({ atMs }, index) => {
    const scene = marked[index];
    return scene === undefined ? [] : [{ scene, atS: inTenths(atMs) }];
  });
}
