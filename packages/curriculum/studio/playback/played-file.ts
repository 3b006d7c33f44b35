import { type Language, languages } from '@python-learning/domain';
import type { MediaManifest } from '../../src/media-manifest.schema.ts';
import { videoSize } from '../encode.ts';
import { liveFilesOf } from './loudness-faults.ts';

/** A file that a browser must play to its end, with what the manifest says about it. */
export type PlayedFile = {
  file: string;
  durationS: number;
  /** The least size in pixels; null for audio alone. */
  size: { width: number; height: number } | null;
  /** File name of its captions; null for audio alone. */
  captions: string | null;
};

/** Every video of the manifest in every language, the audio of what is played live, and every spoken explanation. */
export function playedFiles(manifest: MediaManifest): PlayedFile[] {
  const { lessons, videos, spokenExplanations } = manifest;
  const inEach = <T>(media: { languages: Record<Language, T> }) =>
    languages.map((language) => media.languages[language]);
  return [
    ...[...Object.values(lessons), ...Object.values(videos)]
      .flatMap((media) => inEach<{ video: string; captions: string; durationS: number }>(media))
      .map(({ video: file, captions, durationS }) => ({ file, durationS, captions, size: videoSize })),
    ...liveFilesOf(manifest).map(({ audio: file, durationS }) => ({
      file,
      durationS,
      captions: null,
      size: null,
    })),
    ...Object.values(spokenExplanations)
      .flatMap(inEach)
      .map(({ audio: file, durationS }) => ({ file, durationS, captions: null, size: null })),
  ];
}
