import { describe, expect, it } from 'vitest';
import { faultsOf, type Played } from './play-to-end.ts';
import { type PlayedFile, playedFiles } from './played-file.ts';

const file: PlayedFile = {
  file: 'a.mp4',
  durationS: 60,
  captions: 'a.vtt',
  size: { width: 1280, height: 720 },
};
const played: Played = { durationS: 60.04, reachedS: 60.04, width: 1280, height: 720, lastCueS: 58 };

describe('a file that was played', () => {
  it('is well when it ends where the manifest says', () => {
    expect(faultsOf(file, played)).toEqual([]);
    expect(faultsOf({ ...file, size: null, captions: null }, { ...played, lastCueS: null })).toEqual([]);
  });

  it.each([
    ['stops before its end', { reachedS: 31 }, 'stops at 31 of 60.04 s'],
    [
      'is shorter than promised',
      { durationS: 31, reachedS: 31, lastCueS: 30 },
      'lasts 31 s, the manifest says 60',
    ],
    ['has a smaller size', { width: 640, height: 360 }, 'is 640 × 360'],
    ['lost its captions', { lastCueS: null }, 'has no captions'],
    ['speaks after its end', { lastCueS: 61 }, 'has captions after its end'],
  ])('that %s is noticed', (_what, change, fault) => {
    expect(faultsOf(file, { ...played, ...change })).toEqual([fault]);
  });
});

it('takes every film in both languages, and the audio of lessons, of the demo and of explanations', () => {
  const videoIn = (stem: string) => ({
    video: `${stem}.mp4`,
    captions: `${stem}.vtt`,
    durationS: 9,
    videoBytes: 1,
  });
  const whole = (stem: string) => ({
    ...videoIn(stem),
    audio: `${stem}.m4a`,
    lite: `${stem}.json`,
    tryIts: [],
    guesses: [],
    audioBytes: 1,
    liteBytes: 1,
    thumbnails: { file: `${stem}.webp`, width: 1, height: 1, columns: 1, count: 1, everyS: 5 },
  });
  const spokenIn = (stem: string) => ({ audio: `${stem}.m4a`, durationS: 9, audioBytes: 1 });
  const hash = 'a'.repeat(64);
  const live = { audio: 'i.ta.m4a', lite: 'i.ta.json', audioBytes: 1, liteBytes: 1 };
  const files = playedFiles({
    lessons: { v: { hash, poster: 'v.webp', languages: { en: whole('v.en'), ta: whole('v.ta') } } },
    videos: {
      i: { hash, poster: 'i.webp', languages: { en: videoIn('i.en'), ta: { ...videoIn('i.ta'), live } } },
    },
    spokenExplanations: { c: { hash, languages: { en: spokenIn('c.en'), ta: spokenIn('c.ta') } } },
  });
  expect(files.map(({ file: name }) => name).toSorted()).toEqual([
    'c.en.m4a',
    'c.ta.m4a',
    'i.en.mp4',
    'i.ta.m4a',
    'i.ta.mp4',
    'v.en.m4a',
    'v.en.mp4',
    'v.ta.m4a',
    'v.ta.mp4',
  ]);
});
