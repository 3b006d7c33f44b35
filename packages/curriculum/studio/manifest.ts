import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, type Localized, languages, localized } from '@python-learning/domain';
import {
  emptyManifest,
  filesOf,
  type MediaManifest,
  mediaManifestSchema,
  type RenderedMedia,
} from '../src/media-manifest.schema.ts';
import { packageRoot } from '../src/package-root.ts';
import { type TakeFolder, takesDigest } from './takes/take-folder.ts';

export const mediaFolder = join(packageRoot, 'media');

export function readManifest(folder: string): MediaManifest {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return emptyManifest;
  return mediaManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Replaces the manifest atomically, so that a reader never sees half of it. */
export function writeManifest(folder: string, manifest: MediaManifest): void {
  const { lessons, videos, spokenExplanations } = manifest;
  const sorted: MediaManifest = {
    lessons: byId(lessons),
    videos: byId(videos),
    spokenExplanations: byId(spokenExplanations),
  };
  const path = join(folder, 'manifest.json');
  writeFileSync(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

function byId<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** File names of a video. They change with its storyboard, so browsers may cache them forever. */
export function videoFiles(id: string, language: Language, hash: string) {
  const stem = stemOf(id, language, hash);
  return { video: `${stem}.mp4`, captions: `${stem}.vtt` };
}

/** File names of what the page itself plays. */
export function liveFiles(id: string, language: Language, hash: string) {
  const stem = stemOf(id, language, hash);
  return { audio: `${stem}.m4a`, lite: `${stem}.json` };
}

/** File names of a lesson, which has more formats. */
export function lessonFiles(id: string, language: Language, hash: string) {
  const stem = stemOf(id, language, hash);
  return {
    ...videoFiles(id, language, hash),
    ...liveFiles(id, language, hash),
    thumbnails: `${stem}.webp`,
  };
}

/** File name of a spoken explanation, which has nothing but audio. */
export function spokenFile(id: string, language: Language, hash: string): string {
  return `${stemOf(id, language, hash)}.m4a`;
}

export function posterFile(id: string, hash: string): string {
  return `${id}.${mediaTag(hash)}.webp`;
}

function stemOf(id: string, language: Language, hash: string): string {
  return `${id}.${language}.${mediaTag(hash)}`;
}

/**
 * Whether a video must be rendered: its storyboard, a take of its voice or the studio changed, or a file is missing.
 * @param hash current storyboard hash
 * @param hasFile whether a media file exists
 * @param voiced hash of each language, which changes with the takes
 */
export function isStale(
  media: RenderedMedia | undefined,
  hash: string,
  hasFile: (file: string) => boolean,
  voiced: Localized<string> = localized(() => hash),
): boolean {
  if (media === undefined || media.hash !== hash) return true;
  const tagOf = (file: string) => {
    const language = languages.find((each) => file.includes(`.${each}.`));
    return mediaTag(language === undefined ? hash : voiced[language]);
  };
  const files = filesOf(media).map(({ file }) => file);
  return files.some((file) => !file.includes(`.${tagOf(file)}.`) || !hasFile(file));
}

/** Hash of what a video in one language is made from: its storyboard and the takes of its voice. */
export function voicedHash(storyboardHash: string, takes: Pick<TakeFolder, 'takes'>): string {
  const digest = takesDigest(takes);
  return digest === ''
    ? storyboardHash
    : createHash('sha256').update(`${storyboardHash}\n${digest}`).digest('hex');
}

/** Deletes media files that the manifest does not name, and says which. */
export function removeStrayFiles(folder: string, manifest: MediaManifest): string[] {
  const media = Object.values(manifest).flatMap((entries) => Object.values<RenderedMedia>(entries));
  const kept = new Set(['manifest.json', ...media.flatMap((each) => filesOf(each).map(({ file }) => file))]);
  const strays = globSync('*.{mp4,m4a,vtt,webp,json}', { cwd: folder }).filter((file) => !kept.has(file));
  for (const file of strays) rmSync(join(folder, file));
  return strays;
}

/** Increase it when the studio makes other pictures or sounds from the same storyboard: all media are then stale. */
const studioVersion = 2;

/** Eight hex digits that change with the storyboard and with the studio; they are part of every file name. */
export function mediaTag(storyboardHash: string, version: number = studioVersion): string {
  return createHash('sha256').update(`${storyboardHash}:${version}`).digest('hex').slice(0, 8);
}
