import { speechOf, type Timeline } from '@python-learning/stage';
import type { MediaManifest } from '../../src/media-manifest.schema.ts';
import { type Loudness, loudnessFault } from '../loudness.ts';

/** Reads the timeline of a live file, and measures a sound file; both are named as in the manifest. */
export type MediaReader = {
  readTimeline: (lite: string) => Timeline;
  measure: (audio: string) => Promise<Loudness>;
};

/**
 * What is wrong with the loudness of lessons and of the demo. Words without times come from a voice that was never brought to this
 * loudness: those files are left out until they are rendered again.
 */
export async function loudnessFaults(manifest: MediaManifest, reader: MediaReader): Promise<string[]> {
  const faults: string[] = [];
  for (const { lite, audio } of liveFilesOf(manifest)) {
    if (!hasTimedWords(reader.readTimeline(lite))) continue;
    const fault = loudnessFault(await reader.measure(audio));
    if (fault !== null) faults.push(`${audio} ${fault}`);
  }
  return faults;
}

/** What the page itself plays, in every language. */
export function liveFilesOf({
  lessons,
  videos,
}: MediaManifest): { lite: string; audio: string; durationS: number }[] {
  const ofLessons = Object.values(lessons).flatMap(({ languages }) => Object.values(languages));
  const ofVideos = Object.values(videos)
    .flatMap(({ languages }) => Object.values(languages))
    .flatMap(({ live, durationS }) => (live === undefined ? [] : [{ ...live, durationS }]));
  return [...ofLessons, ...ofVideos].map(({ lite, audio, durationS }) => ({ lite, audio, durationS }));
}

function hasTimedWords(timeline: Timeline): boolean {
  return speechOf(timeline).some(({ words }) => words !== undefined);
}
