import { expect, it } from 'vitest';
import { readVoice } from '../../src/voice-anchors.ts';
import { sentencesOf } from './sentences.ts';

const fields = { code: null, inputs: [], shows: null, error: null, mark: [], table: null, tryIt: false };

function sceneOf(raw: string, reveal?: string) {
  const { text, anchors } = readVoice(raw);
  const voice = { en: text, ta: text };
  const spoken = { ...fields, voice, anchors: { en: anchors, ta: anchors } };
  return reveal === undefined ? spoken : { ...spoken, reveal: { voice: { en: reveal, ta: reveal } } };
}

it('every caption is to be recorded, also of a pupil and of a reason', () => {
  const scenes = [sceneOf('Look. {pupil} Why? {teacher} Guess.'), sceneOf('Now run it.', 'It adds them up.')];
  expect(sentencesOf({ scenes }, 'en').map(({ text, role, scene }) => [text, role, scene])).toEqual([
    ['Look.', 'teacher', 0],
    ['Why?', 'pupil', 0],
    ['Guess.', 'teacher', 0],
    ['Now run it.', 'teacher', 1],
    ['It adds them up.', 'teacher', 1],
  ]);
});

it('what is said twice by the same one is recorded once', () => {
  const scenes = [sceneOf('Look. Guess.'), sceneOf('Look. {pupil} Look.')];
  expect(sentencesOf({ scenes }, 'en').map(({ text, role, scene }) => [text, role, scene])).toEqual([
    ['Look.', 'teacher', 0],
    ['Guess.', 'teacher', 0],
    ['Look.', 'pupil', 1],
  ]);
});
