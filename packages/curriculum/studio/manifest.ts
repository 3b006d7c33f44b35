import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LessonMedia, type MediaManifest, mediaManifestSchema } from '../src/media-manifest.schema.ts';
import { packageRoot } from '../src/package-root.ts';
import { type Language, languages } from '../src/text.schema.ts';
import { mediaTag } from './studio-version.ts';

export const mediaFolder = join(packageRoot, 'media');

export type LanguageMedia = LessonMedia['languages'][Language];

export function readManifest(folder: string): MediaManifest {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? mediaManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Replaces the manifest in one step: a reader never sees half of it. */
export function writeManifest(folder: string, manifest: MediaManifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const path = join(folder, 'manifest.json');
  writeFileSync(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

export type LanguageFiles = Pick<LanguageMedia, 'video' | 'audio' | 'captions'>;

/** Names of a lesson's files; they change with its storyboard, so browsers may keep them for ever. */
export function languageFiles(lessonId: string, language: Language, hash: string): LanguageFiles {
  const stem = `${lessonId}.${language}.${mediaTag(hash)}`;
  return { video: `${stem}.mp4`, audio: `${stem}.m4a`, captions: `${stem}.vtt` };
}

export function posterFile(lessonId: string, hash: string): string {
  return `${lessonId}.${mediaTag(hash)}.webp`;
}

/**
 * Whether a lesson must be rendered: its storyboard or the studio changed, or a file is not there.
 * @param hash storyboard hash of the lesson as it is now
 * @param hasFile tells whether a media file exists
 */
export function isStale(
  media: LessonMedia | undefined,
  lessonId: string,
  hash: string,
  hasFile: (file: string) => boolean,
): boolean {
  if (media === undefined || media.hash !== hash || media.poster !== posterFile(lessonId, hash)) return true;
  if (!hasFile(media.poster)) return true;
  return languages.some((language) => {
    const { video, audio, captions } = languageFiles(lessonId, language, hash);
    const noted = media.languages[language];
    const isNoted = noted.video === video && noted.audio === audio && noted.captions === captions;
    return !isNoted || ![video, audio, captions].every(hasFile);
  });
}

/** Deletes media files that the manifest does not name, and says which. */
export function removeStrayFiles(folder: string, manifest: MediaManifest): string[] {
  const kept = new Set(
    Object.values(manifest).flatMap(({ poster, languages: byLanguage }) => [
      poster,
      ...Object.values(byLanguage).flatMap(({ video, audio, captions }) => [video, audio, captions]),
    ]),
  );
  const strays = globSync('*.{mp4,m4a,vtt,webp}', { cwd: folder }).filter((file) => !kept.has(file));
  for (const file of strays) rmSync(join(folder, file));
  return strays;
}
