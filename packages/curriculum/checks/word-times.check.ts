import type { Cue, TimedScene } from '@python-learning/stage';
import type { Fault } from '../src/fault.ts';
import type { Scene } from '../src/lesson.ts';
import type { Anchor } from '../src/voice-anchors.ts';
import type { Check } from './check.ts';
import {
  faultInScene,
  inSeconds,
  scenePairs,
  type TimedLesson,
  timedLessons,
} from './lesson-timing/timed-lessons.ts';

const mostMs = 400;

export const wordTimesCheck: Check = {
  promise: 'what a word of a lesson marks, runs or types happens within 0.4 seconds of that word',
  ofTheWholeCourse: true,
  run: ({ content }) => timedLessons(content).flatMap(faultsOf),
};

function faultsOf(timed: TimedLesson): Fault[] {
  return scenePairs(timed).flatMap(({ index, scene, timed: own }) =>
    anchorsOf(scene, timed.language).flatMap((anchor) => {
      const times = timesOf(anchor, own);
      if (times === null) return [];
      const wordMs = wordTime(own.speech, anchor.word);
      const away = Math.min(...times.map((ms) => Math.abs(ms - wordMs)));
      if (away <= mostMs) return [];
      const what = times.length === 0 ? 'does not happen' : `is ${inSeconds(away)} away from its word`;
      return [faultInScene(timed, index, `${nameOf(anchor)} ${what}`)];
    }),
  );
}

/** The anchors of both texts of a scene. The words of its reason follow those of its voice. */
function anchorsOf({ voice, anchors, reveal }: Scene, language: TimedLesson['language']): Anchor[] {
  const said = voice[language].split(' ').length;
  const later = reveal?.anchors?.[language] ?? [];
  return [
    ...(anchors?.[language] ?? []),
    ...later.map((anchor) => ({ ...anchor, word: anchor.word + said })),
  ];
}

/** When what an anchor asks for happens; null for the other kinds, which cannot be late. */
function timesOf(anchor: Anchor, { marks, program }: TimedScene): number[] | null {
  if (anchor.kind === 'run') return program?.run ? [program.run.pressMs] : [];
  if (anchor.kind === 'typing') {
    const inputs = program?.run?.steps.flatMap((step) => step.inputs ?? []) ?? [];
    return inputs.slice(anchor.input - 1, anchor.input).map(({ typeMs }) => typeMs);
  }
  if (anchor.kind !== 'mark') return null;
  return marks
    .filter(({ piece, occurrence }) => piece === anchor.piece && occurrence === anchor.occurrence)
    .map(({ startMs }) => startMs);
}

/** When a word is said; the end of the speech for the one behind the last. */
function wordTime(speech: readonly Cue[], word: number): number {
  return speech.flatMap(({ words }) => words ?? [])[word] ?? speech.at(-1)?.endMs ?? 0;
}

function nameOf(anchor: Anchor): string {
  if (anchor.kind === 'mark') return `the mark of ${anchor.piece}`;
  return anchor.kind === 'typing' ? `input ${anchor.input}` : 'Run';
}
