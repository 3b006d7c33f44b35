import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Lesson } from '../src/lesson.ts';
import type { LessonMedia } from '../src/media-manifest.schema.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import { languages } from '../src/text.schema.ts';
import { type Check, faultAt } from './check.ts';

export const mediaCheck: Check = {
  promise: 'every lesson has its video, audio and captions, made from the storyboard as it stands',
  ofTheWholeCourse: true,
  run: ({ content }) => {
    const lessons = content.milestones.flatMap((milestone) => milestone.lessons);
    const ids = lessons.map(({ value }) => value.id);
    const manifest = content.media;
    const gone = Object.keys(manifest?.value ?? {}).filter((id) => !ids.includes(id));
    return [
      ...lessons.flatMap((lesson) => faultsOfLesson(lesson, content)),
      ...gone.flatMap((id) =>
        manifest === null ? [] : [faultAt(manifest, [id], `there is no lesson ${id}`)],
      ),
    ];
  },
};

function faultsOfLesson(lesson: Located<Lesson>, { media: manifest, root }: Content): Fault[] {
  const media = manifest?.value[lesson.value.id];
  if (manifest === null || media === undefined) {
    return [{ file: lesson.file, line: 1, message: 'is not rendered: there are no media for it' }];
  }
  const at = (message: string) => faultAt(manifest, [lesson.value.id], `${lesson.value.id}: ${message}`);
  const stale =
    media.hash === storyboardHash(lesson.value) ? [] : [at('was rendered from an older storyboard')];
  return [...stale, ...faultsOfFiles(media, join(root, 'media')).map(at)];
}

function faultsOfFiles(media: LessonMedia, folder: string): string[] {
  const sizes = languages.flatMap((language) => {
    const { video, audio, captions, videoBytes, audioBytes } = media.languages[language];
    return [
      { file: video, bytes: videoBytes },
      { file: audio, bytes: audioBytes },
      { file: captions, bytes: null },
    ];
  });
  return [...sizes, { file: media.poster, bytes: null }].flatMap(({ file, bytes }) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${file} is missing`];
    const { size } = statSync(path);
    if (size === 0) return [`${file} is empty`];
    return bytes === null || size === bytes ? [] : [`${file} has ${size} bytes, not ${bytes}`];
  });
}
