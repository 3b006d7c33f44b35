import { expect, it } from 'vitest';
import { timelineFixture } from '../../../stage/src/timeline.fixture.ts';
import type { MediaManifest } from '../../src/media-manifest.schema.ts';
import { loudnessFaults } from './loudness-faults.ts';

const hash = 'a'.repeat(64);
const live = (stem: string) => ({ audio: `${stem}.m4a`, lite: `${stem}.json`, audioBytes: 1, liteBytes: 1 });
const video = (stem: string) => ({
  video: `${stem}.mp4`,
  captions: `${stem}.vtt`,
  durationS: 9,
  videoBytes: 1,
});
const lesson = (stem: string) => ({
  ...video(stem),
  ...live(stem),
  tryIts: [],
  guesses: [],
  thumbnails: { file: `${stem}.webp`, width: 1, height: 1, columns: 1, count: 1, everyS: 5 },
});
const manifest: MediaManifest = {
  lessons: { v: { hash, poster: 'v.webp', languages: { en: lesson('v.en'), ta: lesson('v.ta') } } },
  videos: {
    demo: {
      hash,
      poster: 'demo.webp',
      languages: {
        en: { ...video('demo.en'), live: live('demo.en') },
        ta: { ...video('demo.ta'), live: live('demo.ta') },
      },
    },
    intro: { hash, poster: 'i.webp', languages: { en: video('i.en'), ta: video('i.ta') } },
  },
  spokenExplanations: {},
};

/** A timeline whose words have times, or have none. */
function timelineWith(words: readonly number[] | undefined) {
  const scenes = timelineFixture.scenes.map((scene) => ({
    ...scene,
    speech: scene.speech.map((cue) => (words === undefined ? cue : { ...cue, words })),
  }));
  return { ...timelineFixture, scenes };
}

it('a lesson or a demo that is too soft or has too high a peak is named', async () => {
  const measured = new Map([
    ['v.en.m4a', { lufs: -16.4, truePeakDb: -1.6 }],
    ['v.ta.m4a', { lufs: -17, truePeakDb: -3 }],
    ['demo.en.m4a', { lufs: -16, truePeakDb: -1.2 }],
  ]);
  const faults = await loudnessFaults(manifest, {
    readTimeline: () => timelineWith([1200]),
    measure: async (audio) => measured.get(audio) ?? { lufs: -16, truePeakDb: -2 },
  });
  expect(faults).toEqual([
    'v.ta.m4a is -17.0 LUFS loud, not -16',
    'demo.en.m4a has a peak of -1.2 dB; -1.5 is the most',
  ]);
});

it('a lesson that was rendered before words had times is not measured', async () => {
  const measured: string[] = [];
  const faults = await loudnessFaults(manifest, {
    readTimeline: (lite) => timelineWith(lite.startsWith('demo') ? [1200] : undefined),
    measure: async (audio) => {
      measured.push(audio);
      return { lufs: -20, truePeakDb: -1 };
    },
  });
  expect(measured).toEqual(['demo.en.m4a', 'demo.ta.m4a']);
  expect(faults).toHaveLength(2);
});
