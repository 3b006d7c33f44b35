import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LessonMedia } from '../src/media-manifest.schema.ts';
import {
  isStale,
  languageFiles,
  posterFile,
  readManifest,
  removeStrayFiles,
  writeManifest,
} from './manifest.ts';
import { mediaTag } from './studio-version.ts';

const hash = 'a'.repeat(64);
const sizes = { durationS: 60, videoBytes: 1, audioBytes: 1 };
const media: LessonMedia = {
  hash,
  poster: posterFile('m01-v1', hash),
  languages: {
    en: { ...languageFiles('m01-v1', 'en', hash), ...sizes },
    ta: { ...languageFiles('m01-v1', 'ta', hash), ...sizes },
  },
};
const everyFile = () => true;

describe('a lesson', () => {
  it('is fresh when storyboard, studio and files are the same', () => {
    expect(isStale(media, 'm01-v1', hash, everyFile)).toBe(false);
  });

  it('is stale when it was never rendered or its storyboard changed', () => {
    expect(isStale(undefined, 'm01-v1', hash, everyFile)).toBe(true);
    expect(isStale(media, 'm01-v1', 'b'.repeat(64), everyFile)).toBe(true);
  });

  it('is stale when an older studio made its files', () => {
    const old = { ...media, poster: `m01-v1.${mediaTag(hash, 0)}.webp` };
    expect(isStale(old, 'm01-v1', hash, everyFile)).toBe(true);
  });

  it.each(['mp4', 'm4a', 'vtt', 'webp'])('is stale when a .%s file is lost', (ending) => {
    expect(isStale(media, 'm01-v1', hash, (file) => !file.endsWith(ending))).toBe(true);
  });
});

describe('the media folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'media-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has an empty manifest before the first rendering, and gives back what was written', () => {
    expect(readManifest(folder)).toEqual({});
    writeManifest(folder, { 'm01-v1': media });
    expect(readManifest(folder)).toEqual({ 'm01-v1': media });
  });

  it('loses files that no lesson uses, and nothing else', () => {
    const kept = [media.poster, media.languages.ta.video];
    for (const file of [...kept, 'm01-v1.ta.00000000.mp4', 'notes.txt'])
      writeFileSync(join(folder, file), '');
    expect(removeStrayFiles(folder, { 'm01-v1': media })).toEqual(['m01-v1.ta.00000000.mp4']);
    expect(readdirSync(folder).toSorted()).toEqual([...kept, 'notes.txt'].toSorted());
  });
});
