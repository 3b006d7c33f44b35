import { expect, it } from 'vitest';
import { timeline } from '../../../test/sample-lite-lesson.ts';
import { groupScenes, retimeCues } from '../captions.ts';
import { cuesOf } from './use-lite-lesson.ts';

it('a lite lesson brings its words, in the same scenes as the files of captions do', () => {
  const [title, scene] = timeline.scenes;
  if (title === undefined || scene === undefined) throw new Error('no scenes');
  const speech = [
    { text: 'It shows tea.', startMs: 2000, endMs: 2600 },
    { text: 'Look.', startMs: 2980, endMs: 3400, words: [2990], speaker: 'pupil' as const },
  ];
  const cues = cuesOf({ timeline: { ...timeline, scenes: [title, { ...scene, speech }] } });
  expect(cues).toEqual([
    { text: 'Hello!', startS: 0.1, endS: 0.8 },
    { text: 'It shows tea.', startS: 2, endS: 2.98 },
    { text: 'Look.', startS: 2.98, endS: 3.8, wordsS: [2.99], isPupil: true },
  ]);
  expect(groupScenes(cues).map((group) => group.length)).toEqual([1, 2]);
  expect(retimeCues(cues, cues)).not.toBeNull();
});
