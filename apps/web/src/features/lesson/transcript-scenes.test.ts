import { expect, it } from 'vitest';
import { timeline } from '../../test/sample-lite-lesson.ts';
import { cuesOf } from './lite/use-lite-lesson.ts';
import { transcriptScenes } from './transcript-scenes.ts';

const [title, scene] = timeline.scenes;
if (title === undefined || scene === undefined) throw new Error('no scenes');

it('the transcript has each scene with its words, and its program where that is a new one', () => {
  const kept = {
    ...scene,
    startMs: 1200,
    endMs: 1300,
    speech: [{ text: 'Yes.', startMs: 1210, endMs: 1290 }],
  };
  const silent = { ...scene, startMs: 1300, endMs: 1400, speech: [] };
  const long = { ...timeline, scenes: [title, scene, kept, silent] };
  const scenes = transcriptScenes(long, cuesOf({ timeline: long }));
  expect(scenes.map(({ cues }) => cues.map(({ text }) => text))).toEqual([
    ['Hello!'],
    ['It shows tea.'],
    ['Yes.'],
  ]);
  expect(scenes.map(({ program }) => program?.typing.after)).toEqual([undefined, 'print("Tea")', undefined]);
});

it('the transcript of a video has its words alone', () => {
  const cues = [1, 9].map((startS) => ({ startS, endS: startS + 1, text: 'Tea.' }));
  expect(transcriptScenes(null, cues)).toEqual(
    cues.map((cue) => ({ startS: cue.startS, cues: [cue], program: null, asksUntilS: null })),
  );
});
