import { describe, expect, it } from 'vitest';
import { programAt } from './program-at.ts';
import type { TimedProgram } from './timeline.ts';
import { planTyping } from './typing.ts';

const code = 'name = input("Name? ")\nprint(name)';

/** Asks at 10 s, is answered at 11 to 12 s, and prints at 13.5 s. */
const asking: TimedProgram = {
  typing: { ...planTyping('', code), startMs: 0, keyMs: 50, endMs: 2000 },
  run: {
    pressMs: 9000,
    steps: [
      {
        line: 1,
        written: 2,
        startMs: 9500,
        inputs: [{ text: 'Nila', askMs: 10_000, typeMs: 11_000, keyMs: 200, enterMs: 12_000 }],
        traced: 1,
      },
      { line: 2, written: 3, startMs: 13_000, traced: 2 },
    ],
    endMs: 14_000,
  },
  left: {
    screen: [
      { text: 'Name? ', isTyped: false },
      { text: 'Nila\n', isTyped: true },
      { text: 'Nila\n', isTyped: false },
    ],
    error: null,
  },
};

function screenAt(ms: number): string {
  return programAt(asking, ms)
    .screen.map(({ text }) => text)
    .join('');
}

describe('an input', () => {
  it('is asked, waits with a cursor, is typed letter by letter, and is read with Enter', () => {
    expect(screenAt(9900)).toBe('');
    expect(screenAt(10_500)).toBe('Name? ');
    expect(programAt(asking, 10_500).waits).toBe(true);
    expect(screenAt(11_450)).toBe('Name? Ni');
    expect(screenAt(11_990)).toBe('Name? Nila');
    expect(screenAt(12_000)).toBe('Name? Nila\n');
    expect(programAt(asking, 12_000).waits).toBe(false);
  });

  it('is known to the program only when Enter was pressed', () => {
    expect(programAt(asking, 11_990).traced).toBe(null);
    expect(programAt(asking, 12_000).traced).toBe(1);
    expect(programAt(asking, 13_400).traced).toBe(1);
    expect(programAt(asking, 13_600).traced).toBe(2);
  });
});

it('a line that reads nothing shows its output halfway to the next line', () => {
  expect(screenAt(13_400)).toBe('Name? Nila\n');
  expect(screenAt(13_600)).toBe('Name? Nila\nNila\n');
});

it('a line runs only between the press of Run and the end, and the last one is remembered', () => {
  expect(programAt(asking, 8000)).toMatchObject({
    line: null,
    lastLine: null,
    isRunning: false,
    isDone: false,
  });
  expect(programAt(asking, 9100)).toMatchObject({ line: null, isPressed: true, isRunning: true });
  expect(programAt(asking, 13_100)).toMatchObject({ line: 2, isPressed: false });
  expect(programAt(asking, 14_000)).toMatchObject({
    line: null,
    lastLine: 2,
    isRunning: false,
    isDone: true,
  });
});

it('lines come one after another, and what is there stays', () => {
  const growing = { ...asking, lines: [{ line: 2, startMs: 3000 }] };
  expect(programAt(growing, 100).lines).toEqual([{ text: 'name = input("Name? ")', source: 1 }]);
  expect(programAt(growing, 3100).lines.map(({ source, isComing }) => [source, isComing])).toEqual([
    [1, undefined],
    [2, true],
  ]);
  expect(programAt(growing, 5000).lines).toEqual([
    { text: 'name = input("Name? ")', source: 1 },
    { text: 'print(name)', source: 2 },
  ]);
});

it('lines that change their places keep their names, and nobody types', () => {
  const swapped = { ...planTyping('a = 1\nb = 2', 'b = 2\na = 1'), startMs: 1000, keyMs: 100, endMs: 1100 };
  const moving = { ...asking, typing: swapped };
  expect(programAt(moving, 900).lines.map(({ text, source }) => [text, source])).toEqual([
    ['a = 1', 1],
    ['b = 2', 2],
  ]);
  expect(programAt(moving, 1100).lines.map(({ text, source }) => [text, source])).toEqual([
    ['b = 2', 2],
    ['a = 1', 1],
  ]);
  expect(programAt(moving, 1050).cursor).toBeNull();
});

describe('a line that changes', () => {
  it('stands there as it was, until its time', () => {
    const changing: TimedProgram = {
      ...asking,
      typing: { ...planTyping('a\nC', 'a\nC'), startMs: 0, keyMs: 50, endMs: 0 },
      lines: [{ line: 2, startMs: 1000, before: 'c' }],
    };
    const linesAt = (ms: number) => programAt(changing, ms).lines.map(({ text }) => text);
    expect(linesAt(999)).toEqual(['a', 'c']);
    expect(linesAt(1000)).toEqual(['a', 'C']);
  });
});
