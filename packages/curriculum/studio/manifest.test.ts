import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@python-learning/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  emptyManifest,
  type LessonMedia,
  type MediaManifest,
  type SpokenMedia,
  type VideoMedia,
} from '../src/media-manifest.schema.ts';
import {
  isStale,
  lessonFiles,
  mediaTag,
  posterFile,
  readManifest,
  removeStrayFiles,
  spokenFile,
  videoFiles,
  voicedHash,
  writeManifest,
} from './manifest.ts';
import type { Take } from './takes/take.ts';

const hash = 'a'.repeat(64);

function filesIn(language: Language): LessonMedia['languages']['en'] {
  const { thumbnails: file, ...files } = lessonFiles('m01-v1', language, hash);
  const sizes = { durationS: 60, videoBytes: 1, audioBytes: 1, liteBytes: 1 };
  const thumbnails = { file, width: 160, height: 90, columns: 6, count: 12, everyS: 5 };
  return { ...files, ...sizes, thumbnails, tryIts: [{ scene: 1, atS: 20.5 }], guesses: [] };
}

const lesson: LessonMedia = {
  hash,
  poster: posterFile('m01-v1', hash),
  languages: { en: filesIn('en'), ta: filesIn('ta') },
};

const ofVideo = (language: Language) => ({
  ...videoFiles('m01-intro', language, hash),
  durationS: 30,
  videoBytes: 1,
});
const video: VideoMedia = {
  hash,
  poster: posterFile('m01-intro', hash),
  languages: { en: ofVideo('en'), ta: ofVideo('ta') },
};
const ofSpoken = (language: Language) => ({
  audio: spokenFile('m01-c1', language, hash),
  durationS: 8,
  audioBytes: 1,
});
const spoken: SpokenMedia = { hash, languages: { en: ofSpoken('en'), ta: ofSpoken('ta') } };
const manifest: MediaManifest = {
  lessons: { 'm01-v1': lesson },
  videos: { 'm01-intro': video },
  spokenExplanations: { 'm01-c1': spoken },
};
const everyFile = () => true;

describe.each([
  ['a lesson', lesson],
  ['a short film', video],
])('%s', (_what, media) => {
  it('is fresh when storyboard, studio and files are the same', () => {
    expect(isStale(media, hash, everyFile)).toBe(false);
  });

  it('is stale when it was never rendered or its storyboard changed', () => {
    expect(isStale(undefined, hash, everyFile)).toBe(true);
    expect(isStale(media, 'b'.repeat(64), everyFile)).toBe(true);
  });

  it('is stale when an older studio made its files', () => {
    const old = { ...media, poster: `m01-v1.${mediaTag(hash, 0)}.webp` };
    expect(isStale(old, hash, everyFile)).toBe(true);
  });
});

it('a lesson is stale in the language whose voice has another take', () => {
  const take: Take = {
    text: 'Hello.',
    role: 'teacher',
    speaker: 'Malar',
    consentedOn: '2026-11-27',
    recordedAt: '2026-11-27T08:00:00.000Z',
    sound: '0000000000000000-11111111.wav',
    words: [120],
    levelDb: -20,
  };
  const voiced = { en: hash, ta: voicedHash(hash, { takes: new Map([['key', take]]) }) };
  expect(isStale(lesson, hash, everyFile, voiced)).toBe(true);
  const { thumbnails: file, ...files } = lessonFiles('m01-v1', 'ta', voiced.ta);
  const again = { ...lesson.languages.ta, ...files, thumbnails: { ...lesson.languages.ta.thumbnails, file } };
  const rendered = { ...lesson, languages: { ...lesson.languages, ta: again } };
  expect(isStale(rendered, hash, everyFile, voiced)).toBe(false);
  expect(isStale(rendered, hash, everyFile)).toBe(true);
  expect(voicedHash(hash, { takes: new Map() })).toBe(hash);
});

it('a spoken explanation is stale when its text changed, or a file is lost', () => {
  expect(isStale(spoken, hash, everyFile)).toBe(false);
  expect(isStale(spoken, 'b'.repeat(64), everyFile)).toBe(true);
  expect(isStale(spoken, hash, (file) => file !== spoken.languages.ta.audio)).toBe(true);
});

it.each(['en.*.mp4', 'ta.*.mp4', 'en.*.m4a', 'ta.*.vtt', 'en.*.json', 'ta.*.webp', 'v1.*.webp'])(
  'a lesson is stale when its file %s is lost',
  (lost) => {
    const pattern = new RegExp(`${lost.replaceAll('.', '\\.').replace('*', '[0-9a-f]{8}')}$`);
    expect(isStale(lesson, hash, (file) => !pattern.test(file))).toBe(true);
  },
);

describe('the media folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'media-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has an empty manifest before the first rendering, and gives back what was written', () => {
    expect(readManifest(folder)).toEqual(emptyManifest);
    writeManifest(folder, manifest);
    expect(readManifest(folder)).toEqual(manifest);
  });

  it('loses files that no film uses, and nothing else', () => {
    const kept = [
      lesson.poster,
      lesson.languages.ta.video,
      lesson.languages.ta.lite,
      lesson.languages.en.thumbnails.file,
      video.languages.en.video,
      spoken.languages.ta.audio,
      'manifest.json',
    ];
    const strays = ['m01-v1.ta.00000000.json', 'm01-v1.ta.00000000.mp4'];
    for (const file of [...kept, ...strays, 'notes.txt']) writeFileSync(join(folder, file), '');
    expect(removeStrayFiles(folder, manifest).toSorted()).toEqual(strays);
    expect(readdirSync(folder).toSorted()).toEqual([...kept, 'notes.txt'].toSorted());
  });
});
