import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeLiteLesson } from '@python-learning/stage';
import type { Lesson, ShortVideo } from '../src/lesson.ts';
import type { LessonFiles, LessonMedia, VideoFiles, VideoMedia } from '../src/media-manifest.schema.ts';
import type { RendererPool } from './browser.ts';
import { encodeVideo } from './encode.ts';
import { lessonFiles, liveFiles, videoFiles } from './manifest.ts';
import {
  bytesOf,
  durationOf,
  inTenths,
  type Packer,
  type RenderedVideo,
  renderFiles,
  writeCaptions,
} from './render-files.ts';
import { makeSheet, sheetOf } from './thumbnails.ts';

/** Makes all files of a lesson in `folder` and returns its manifest entry. */
export function renderLesson(
  lesson: Lesson,
  rendererPool: RendererPool,
  folder: string,
): Promise<LessonMedia> {
  return renderFiles(lesson, rendererPool, folder, lessonPacker(lesson));
}

/** The same for a short video, which comes as video; the demo is also played live. */
export function renderVideo(
  shortVideo: ShortVideo,
  rendererPool: RendererPool,
  folder: string,
): Promise<VideoMedia> {
  const pack: Packer<VideoFiles> = async (rendered, language, { hash }) => {
    const files = videoFiles(shortVideo.id, language, hash);
    const video = join(folder, files.video);
    await writeCaptions(rendered, join(folder, files.captions));
    await encodeFrames(rendered, video);
    const packed = { ...files, durationS: durationOf(rendered), videoBytes: await bytesOf(video) };
    if (shortVideo.kind !== 'demo') return packed;
    return { ...packed, live: await packLive(rendered, liveFiles(shortVideo.id, language, hash), folder) };
  };
  return renderFiles(shortVideo, rendererPool, folder, pack);
}

type Live = NonNullable<VideoFiles['live']>;

/** Writes what the page itself plays: the sound and the timeline. */
async function packLive(
  { audio, timeline }: RenderedVideo,
  files: Pick<Live, 'audio' | 'lite'>,
  folder: string,
): Promise<Live> {
  const at = (file: string) => join(folder, file);
  await copyFile(audio, at(files.audio));
  await writeFile(at(files.lite), writeLiteLesson(timeline));
  return { ...files, audioBytes: await bytesOf(at(files.audio)), liteBytes: await bytesOf(at(files.lite)) };
}

function lessonPacker(lesson: Lesson): Packer<LessonFiles> {
  return async (rendered, language, { folder, hash }) => {
    const files = lessonFiles(lesson.id, language, hash);
    const at = (file: string) => join(folder, file);
    await writeCaptions(rendered, at(files.captions));
    const live = await packLive(rendered, liveFiles(lesson.id, language, hash), folder);
    await makeSheet(rendered.drawn, rendered.timeline.durationMs, rendered.workFolder, at(files.thumbnails));
    await encodeFrames(rendered, at(files.video));
    return {
      ...files,
      ...live,
      durationS: durationOf(rendered),
      thumbnails: { file: files.thumbnails, ...sheetOf(rendered.timeline.durationMs) },
      videoBytes: await bytesOf(at(files.video)),
      tryIts: tryItsOf(lesson, rendered),
      guesses: guessesOf(lesson, rendered),
    };
  };
}

function encodeFrames({ drawn, audio, timeline }: RenderedVideo, path: string): Promise<void> {
  return encodeVideo(drawn.list, audio, timeline.durationMs, path);
}

/** Moments at which a program may be tried, each with the index of its scene in the storyboard. */
function tryItsOf({ scenes }: Lesson, { timeline }: RenderedVideo): LessonFiles['tryIts'] {
  const marked = scenes.flatMap(({ tryIt, code }, scene) => (tryIt && code !== null ? [scene] : []));
  return timeline.tryIts.flatMap(({ atMs }, index) => {
    const scene = marked[index];
    return scene === undefined ? [] : [{ scene, atS: inTenths(atMs) }];
  });
}

/** Silences in which a program is guessed. The timeline may have an opening scene that the storyboard does not have. */
function guessesOf({ scenes }: Lesson, { timeline }: RenderedVideo): LessonFiles['guesses'] {
  const added = timeline.scenes.length - scenes.length;
  return timeline.scenes.flatMap(({ think }, index) =>
    think === null
      ? []
      : [{ scene: index - added, fromS: inTenths(think.startMs), untilS: inTenths(think.endMs) }],
  );
}
