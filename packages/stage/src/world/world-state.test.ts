import type { Trace } from '@python-learning/domain';
import { expect, it } from 'vitest';
import { programAt } from '../program-at.ts';
import type { TimedProgram, Written } from '../timeline.ts';
import { planTyping } from '../typing.ts';
import { worldStateAt } from './world-state.ts';

const code = 'word = input("Password? ")\nprint("Welcome")';

/** Runs from 1 s: asks at once, gets its letters from 2 s and Enter at 3 s, prints at 4.5 s, ends at 5 s. */
const asking: TimedProgram = {
  typing: { ...planTyping('', code), startMs: 0, keyMs: 0, endMs: 0 },
  run: {
    pressMs: 1000,
    steps: [
      {
        line: 1,
        written: 2,
        startMs: 1000,
        inputs: [{ text: 'mango', askMs: 1000, typeMs: 2000, keyMs: 100, enterMs: 3000 }],
        traced: 1,
      },
      { line: 2, written: 3, startMs: 4000, traced: 2 },
    ],
    endMs: 5000,
  },
  left: {
    screen: [
      { text: 'Password? ', isTyped: false },
      { text: 'mango\n', isTyped: true },
      { text: 'Welcome\n', isTyped: false },
    ],
    error: null,
  },
};

const trace: Trace = {
  steps: [
    { ran: null, next: 1 },
    {
      ran: 1,
      next: 2,
      set: [
        [0, 'word', "'mango'"],
        [0, 'all', { ref: 1 }],
      ],
    },
    {
      ran: 2,
      next: null,
      condition: { source: 'word != "mango"', value: false, parts: [] },
      gone: [[0, 'word']],
    },
  ],
  lastSteps: [],
  count: 3,
  lines: {},
  end: 'finished',
};

const heardAt = (ms: number, given?: Trace) => worldStateAt(programAt(asking, ms), given);

it('hears nothing before Run', () => {
  expect(heardAt(500)).toMatchObject({ printed: [], question: null, isRunning: false, hasEnded: false });
});

it('hears a question, the letters of its answer, and the answer after Enter', () => {
  expect(heardAt(1500)).toMatchObject({ question: 'Password?', typing: '', typed: [], isRunning: true });
  expect(heardAt(2250)).toMatchObject({ question: 'Password?', typing: 'ma', typed: [] });
  expect(heardAt(3100)).toMatchObject({ question: null, typing: '', typed: ['mango'], printed: [] });
});

it('hears what is printed, without questions, and the end', () => {
  expect(heardAt(5100)).toMatchObject({ printed: ['Welcome'], hasEnded: true, hasFailed: false });
});

it('joins a line that is printed in parts, and keeps empty lines', () => {
  const parts: Written[] = ['Tea', ' 50\n', '\n', 'Bun 60\n'].map((text) => ({ text, isTyped: false }));
  const program = { ...asking, left: { screen: parts, error: null } };
  expect(worldStateAt(programAt(program, 6000), undefined).printed).toEqual(['Tea 50', '', 'Bun 60']);
});

it('knows the values and the last condition of a trace, and nothing without one', () => {
  expect([...heardAt(3100, trace).names]).toEqual([['word', "'mango'"]]);
  expect(heardAt(3100, trace).condition).toBeNull();
  expect([...heardAt(4900, trace).names]).toEqual([]);
  expect(heardAt(4900, trace).condition).toBe(false);
  expect([...heardAt(3100).names]).toEqual([]);
});

it('knows the values of a call while it runs, and those of the program after it', () => {
  const called: Trace = {
    ...trace,
    steps: [
      { ran: null, next: 1 },
      { ran: 1, next: 2, set: [[0, 'n', '5']] },
      {
        ran: 2,
        next: 4,
        called: [{ id: 1, name: 'double' }],
        set: [
          [1, 'n', '10'],
          [1, 'more', '1'],
        ],
      },
      { ran: 4, next: 3, gone: [[1, 'more']], returned: [{ id: 1, value: '20' }] },
    ],
  };
  const namesAt = (traced: number) => [...worldStateAt({ ...programAt(asking, 3100), traced }, called).names];
  expect(namesAt(2)).toEqual([
    ['n', '10'],
    ['more', '1'],
  ]);
  expect(namesAt(3)).toEqual([['n', '5']]);
});
