import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Storyboard } from '../src/lesson.ts';
import { filesOf, type LessonMedia, type VideoMedia } from '../src/media-manifest.schema.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import { type Check, faultAt } from './check.ts';

export const mediaCheck: Check = {
  promise: 'every lesson and every short film is rendered, from the storyboard as it stands',
  ofTheWholeCourse: true,
  run: ({ content }) =>
    (['lessons', 'videos'] as const).flatMap((kind) => {
      const storyboards = content.milestones.flatMap(
        (milestone): readonly Located<Storyboard>[] => milestone[kind],
      );
      return [
        ...storyboards.flatMap((storyboard) => faultsOfMedia(storyboard, kind, content)),
        ...goneFrom(storyboards, kind, content),
      ];
    }),
};

type Kind = 'lessons' | 'videos';

function goneFrom(storyboards: readonly Located<Storyboard>[], kind: Kind, { media }: Content): Fault[] {
  if (media === null) return [];
  const known = new Set(storyboards.map(({ value }) => value.id));
  return Object.keys(media.value[kind])
    .filter((id) => !known.has(id))
    .map((id) => faultAt(media, [kind, id], `there is no storyboard ${id}`));
}

function faultsOfMedia({ value, file }: Located<Storyboard>, kind: Kind, content: Content): Fault[] {
  const manifest = content.media;
  const media = manifest?.value[kind][value.id];
  if (manifest === null || media === undefined) {
    return [{ file, line: 1, message: 'is not rendered: there are no media for it' }];
  }
  const at = (message: string) => faultAt(manifest, [kind, value.id], `${value.id}: ${message}`);
  const stale = media.hash === storyboardHash(value) ? [] : [at('was rendered from an older storyboard')];
  return [...stale, ...faultsOfFiles(media, join(content.root, 'media')).map(at)];
}

function faultsOfFiles(media: LessonMedia | VideoMedia, folder: string): string[] {
  return filesOf(media).flatMap(({ file, bytes }) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${file} is missing`];
    const { size } = statSync(path);
    if (size === 0) return [`${file} is empty`];
    return bytes === null || size === bytes ? [] : [`${file} has ${size} bytes, not ${bytes}`];
  });
}
