import type { TimedScene, Timeline } from '@python-learning/stage';
import type { Scene } from '../../src/lesson.ts';
import { readVoice } from '../../src/voice-anchors.ts';
import { spokenUnits } from '../narration.ts';
import type { ProgramTrace } from '../trace.ts';
import { buildTimeline } from './build-timeline.ts';
import type { SceneMaterial, VoicedText } from './scene-material.ts';

/** How long each word of the planted voice lasts. */
export const wordLengthMs = 400;

/** A voice that says each word in the same time. */
export function voiced(raw: string): VoicedText {
  const { text, anchors } = readVoice(raw);
  const units = spokenUnits(text, anchors).map((unit) => {
    const words = unit.text.split(' ').map((_, index) => index * wordLengthMs);
    return { ...unit, words, durationMs: words.length * wordLengthMs };
  });
  return { units, anchors };
}

type Planted = Partial<Omit<Scene, 'voice' | 'reveal'>> & {
  reveal?: string;
  /** Lines in the order in which they run; each prints its number. */
  steps?: readonly number[];
  trace?: ProgramTrace;
};

/** A scene with its voice, written with anchors, and the trace of its program. */
export function planted(code: string | null, raw: string, extra: Planted = {}): SceneMaterial {
  const { reveal, steps = [1], trace, ...fields } = extra;
  const text = readVoice(raw).text;
  const scene: Scene = {
    code,
    inputs: [],
    shows: null,
    error: null,
    mark: [],
    table: null,
    tryIt: false,
    voice: { en: text, ta: text },
    ...fields,
  };
  return {
    scene,
    voice: voiced(raw),
    reveal: reveal === undefined ? null : voiced(reveal),
    trace: code === null ? null : (trace ?? printing(steps)),
  };
}

function printing(lines: readonly number[]): ProgramTrace {
  return {
    steps: lines.map((line, index) => ({ line, written: index + 1 })),
    screen: lines.map((line) => ({ text: `${line}\n`, isTyped: false })),
    error: null,
    isCut: false,
  };
}

/** A program that asks once and prints what was typed. */
export function asking(question: string, answer: string): ProgramTrace {
  return {
    steps: [
      { line: 1, written: 2 },
      { line: 2, written: 3 },
    ],
    screen: [
      { text: question, isTyped: false },
      { text: `${answer}\n`, isTyped: true },
      { text: `${answer}\n`, isTyped: false },
    ],
    error: null,
    isCut: false,
  };
}

export function timelineOf(...material: readonly SceneMaterial[]): Timeline {
  return buildTimeline({ id: 'm03-v1', title: { en: 'Sums', ta: 'கணக்கு' } }, 'en', material);
}

/** The last of the scenes, all timed together. */
export function lastScene(...material: readonly SceneMaterial[]): TimedScene {
  const scene = timelineOf(...material).scenes.at(-1);
  if (scene === undefined) throw new Error('There is no scene.');
  return scene;
}

/** When a word of the scene is said, counted from 0. */
export function saidMs({ speech }: TimedScene, word: number): number {
  const ms = speech.flatMap(({ words }) => words ?? [])[word];
  if (ms === undefined) throw new Error(`There is no word ${word}.`);
  return ms;
}
