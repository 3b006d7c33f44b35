import type { Language } from '@python-learning/domain';
import type { Storyboard } from '../../src/lesson.ts';
import type { Speaker } from '../../src/voice-anchors.ts';
import { spokenUnits } from '../narration.ts';
import { takeKey } from './take.ts';

/** A caption that is to be recorded. */
export type Sentence = {
  /** Key of its take. */
  key: string;
  text: string;
  role: Speaker;
  /** Index of its scene in the storyboard. */
  scene: number;
};

/** The captions of a video in the order in which they are heard. One that is heard twice is there once. */
export function sentencesOf({ scenes }: Pick<Storyboard, 'scenes'>, language: Language): Sentence[] {
  const heard = scenes.flatMap(({ voice, anchors, reveal }, scene) =>
    [
      ...spokenUnits(voice[language], anchors?.[language]),
      ...(reveal === undefined ? [] : spokenUnits(reveal.voice[language], reveal.anchors?.[language])),
    ].map(({ text, speaker }) => ({ key: takeKey(text, speaker), text, role: speaker, scene })),
  );
  return heard.filter(({ key }, index) => heard.findIndex((other) => other.key === key) === index);
}
