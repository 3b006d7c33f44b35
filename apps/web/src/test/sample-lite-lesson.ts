import type { Timeline } from '@python-learning/stage';

const code = 'print("Tea")';

/** A lite lesson of a second and a half: a title, and a program that prints `Tea` after 0.8 seconds. */
export const timeline: Timeline = {
  language: 'en',
  title: 'Tea',
  milestone: 1,
  scenes: [
    {
      startMs: 0,
      endMs: 400,
      program: null,
      marks: [],
      table: [],
      think: null,
      speech: [{ text: 'Hello!', startMs: 100, endMs: 400 }],
    },
    {
      startMs: 400,
      endMs: 1200,
      program: {
        typing: {
          before: '',
          after: code,
          head: 0,
          tail: 0,
          keys: code.length,
          startMs: 400,
          keyMs: 10,
          endMs: 520,
        },
        run: { pressMs: 600, steps: [{ line: 1, written: 1, startMs: 650 }], endMs: 800 },
        left: { screen: [{ text: 'Tea\n', isTyped: false }], error: null },
      },
      marks: [],
      table: [],
      think: null,
      speech: [{ text: 'It shows tea.', startMs: 600, endMs: 1100 }],
    },
  ],
  closing: { startMs: 1200, endMs: 1500 },
  durationMs: 1500,
  tryIts: [{ atMs: 1200, code, inputs: [] }],
};

export const liteFile = { format: 1, ...timeline };
