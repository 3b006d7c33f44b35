import type { TimedScene, Timeline } from './timeline.ts';
import { planTyping } from './typing.ts';

const code = 'print("Tea")\nprint(x)';

const titleScene: TimedScene = {
  startMs: 0,
  endMs: 5000,
  program: null,
  marks: [],
  table: [],
  think: null,
  speech: [{ text: 'ஒன்று.', startMs: 1200, endMs: 3200 }],
};

/** Types from 5 s, pauses to think at 8 s, runs its two lines from 10 s, and fails at 12 s. */
const failingScene: TimedScene = {
  startMs: 5000,
  endMs: 14_000,
  program: {
    typing: { ...planTyping('', code), startMs: 5000, keyMs: 100, endMs: 7100 },
    run: {
      pressMs: 9500,
      steps: [
        { line: 1, written: 1, startMs: 10_000 },
        { line: 2, written: 1, startMs: 11_000 },
      ],
      endMs: 12_000,
    },
    left: {
      screen: [{ text: 'Tea\n', isTyped: false }],
      error: { line: 2, lines: ['  File "main.py", line 2', "NameError: name 'x' is not defined"] },
    },
  },
  marks: [{ piece: 'Tea', startMs: 8000 }],
  table: [],
  think: { startMs: 8000, endMs: 9500 },
  speech: [{ text: 'இரண்டு?', startMs: 7200, endMs: 8000 }],
};

/** A short lesson: a title, a program that fails, the closing. */
export const timelineFixture: Timeline = {
  language: 'ta',
  title: 'அ < ஆ',
  milestone: 2,
  scenes: [titleScene, failingScene],
  closing: { startMs: 14_000, endMs: 17_600 },
  durationMs: 17_600,
  tryIts: [{ atMs: 14_000, code, inputs: [] }],
};

/** The same lesson with a table in its second scene, whose row comes at 11 s. */
export const withTable: Timeline = {
  ...timelineFixture,
  scenes: [
    titleScene,
    {
      ...failingScene,
      table: [
        { cells: ['line', 'x'], startMs: 7200 },
        { cells: ['1', '<5>'], startMs: 11_000 },
      ],
    },
  ],
};
