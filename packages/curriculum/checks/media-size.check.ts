import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Content } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { LessonFiles, MediaManifest } from '../src/media-manifest.schema.ts';
import { type Check, faultAt } from './check.ts';
import { hasAnchors } from './lesson-timing/timed-lessons.ts';
import { mediaLimits } from './media-limits.ts';

export const mediaSizeCheck: Check = {
  promise: 'no file of a lesson is too large for a phone that pays for it, nor all of them for the tree',
  ofTheWholeCourse: true,
  run: ({ content }) => {
    const { media, root } = content;
    if (media === null) return [];
    const pathOf = (file: string) => join(root, 'media', file);
    const bytesOf = (file: string) => sizeOf(pathOf(file));
    const sentBytesOf = (file: string) => sentSizeOf(pathOf(file));
    const at = ({ path, ...size }: Size) => faultAt(media, path, tooLarge(size));
    return [
      ...sizesOf(media.value, bytesOf),
      ...liveSizesOf(content, media.value, { bytesOf, sentBytesOf }),
      ...sumsOf(content, media.value),
    ]
      .filter(({ bytes, most }) => bytes > most)
      .map(at) satisfies Fault[];
  },
};

type Size = { path: readonly string[]; what: string; bytes: number; most: number };

function tooLarge({ what, bytes, most }: Omit<Size, 'path'>): string {
  return `${what}: ${bytes} bytes; ${most} are the most`;
}

function sizesOf(
  { lessons, videos, spokenExplanations }: MediaManifest,
  bytesOf: (file: string) => number,
): Size[] {
  const ofLessons = Object.entries(lessons).flatMap(([id, { languages }]) =>
    Object.values(languages).flatMap((files) =>
      namedFiles(files).map(([form, what]) => ({
        path: ['lessons', id],
        what,
        bytes: bytesOf(what),
        most: mediaLimits[form],
      })),
    ),
  );
  const ofVideos = Object.entries(videos).flatMap(([id, { languages }]) =>
    Object.values(languages).map(({ video: what }) => ({
      path: ['videos', id],
      what,
      bytes: bytesOf(what),
      most: mediaLimits.video,
    })),
  );
  const ofSpoken = Object.entries(spokenExplanations).flatMap(([id, { languages }]) =>
    Object.values(languages).map(({ audio: what }) => ({
      path: ['spokenExplanations', id],
      what,
      bytes: bytesOf(what),
      most: mediaLimits.spoken,
    })),
  );
  return [...ofLessons, ...ofVideos, ...ofSpoken];
}

/** What a learner loads of lessons in whose voice words act, and a visitor of the demo. */
function liveSizesOf(
  { milestones }: Content,
  { lessons, videos }: MediaManifest,
  { bytesOf, sentBytesOf }: Record<'bytesOf' | 'sentBytesOf', (file: string) => number>,
): Size[] {
  const acting = milestones.flatMap((one) => one.lessons).filter(({ value }) => hasAnchors(value));
  const live = [
    ...acting.flatMap(({ value: { id } }) =>
      Object.values(lessons[id]?.languages ?? {}).map((files) => ({ path: ['lessons', id], files })),
    ),
    ...Object.entries(videos).flatMap(([id, { languages }]) =>
      Object.values(languages).flatMap((files) =>
        files.live === undefined ? [] : [{ path: ['videos', id], files: files.live }],
      ),
    ),
  ];
  return live.flatMap(({ path, files: { lite, audio } }) => [
    { path, what: lite, bytes: sentBytesOf(lite), most: mediaLimits.read },
    {
      path,
      what: `${lite} and ${audio}`,
      bytes: sentBytesOf(lite) + bytesOf(audio),
      most: mediaLimits.heard,
    },
  ]);
}

function namedFiles({ video, audio, lite, thumbnails }: LessonFiles) {
  const files = { video, audio, lite, thumbnails: thumbnails.file };
  return Object.entries(files) as [keyof typeof files, string][];
}

function sumsOf({ milestones, root }: Content, { lessons }: MediaManifest): Size[] {
  const first = milestones.find(({ milestone }) => milestone.value.order === 1)?.lessons ?? [];
  const lite = first.flatMap(({ value }) =>
    Object.values(lessons[value.id]?.languages ?? {}).map(({ liteBytes }) => liteBytes),
  );
  const folder = join(root, 'media');
  const all = existsSync(folder) ? readdirSync(folder).map((file) => sizeOf(join(folder, file))) : [];
  return [
    {
      path: ['lessons'],
      what: 'the lite lessons of the first milestone',
      bytes: sum(lite),
      most: mediaLimits.liteOfFirstMilestone,
    },
    { path: [], what: 'the media folder', bytes: sum(all), most: milestones.length * mediaLimits.milestone },
  ];
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

/** Size of a file of text as it is sent at most: the server compresses it. */
function sentSizeOf(path: string): number {
  return existsSync(path) ? gzipSync(readFileSync(path)).length : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
