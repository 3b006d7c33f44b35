import { describe, expect, it } from 'vitest';
import { frameAt } from './frame.ts';
import { timelineFixture } from './timeline.fixture.ts';
import type { TimedProgram, Timeline } from './timeline.ts';
import { planTyping } from './typing.ts';

const phone = { room: { width: 328, height: 430 } };

/** Runs its lines one after another, a second each, from 10 s on. */
function lessonOf(lines: readonly string[], more: Partial<TimedProgram> = {}): Timeline {
  const [title, scene] = timelineFixture.scenes;
  if (title === undefined || scene?.program === undefined || scene.program === null)
    throw new Error('no program');
  const code = lines.join('\n');
  const program: TimedProgram = {
    ...scene.program,
    typing: { ...planTyping('', code), startMs: 5000, keyMs: 1, endMs: 5100 },
    run: {
      pressMs: 9500,
      steps: lines.map((_, index) => ({ line: index + 1, written: 1, startMs: 10_000 + index * 1000 })),
      endMs: 10_000 + lines.length * 1000,
    },
    left: { screen: [{ text: 'Tea\n', isTyped: false }], error: null },
    ...more,
  };
  return { ...timelineFixture, scenes: [title, { ...scene, endMs: 99_000, program }] };
}

function shiftAt(lesson: Timeline, ms: number): number {
  return Number(
    /class="program" style="transform:translateY\(-?(\d+)px\)"/.exec(frameAt(lesson, ms, phone))?.[1],
  );
}

describe('a program that is too long for the stage', () => {
  const lesson = lessonOf(Array.from({ length: 30 }, (_, index) => `print("line ${index + 1}")`));

  it('begins at its first line, moves with the line that runs, and stays at the end', () => {
    expect(shiftAt(lesson, 9000)).toBe(0);
    expect(shiftAt(lesson, 10_100)).toBe(0);
    const middle = shiftAt(lesson, 25_100);
    expect(middle).toBeGreaterThan(0);
    expect(shiftAt(lesson, 39_900)).toBeGreaterThan(middle);
    expect(shiftAt(lesson, 45_000)).toBe(shiftAt(lesson, 39_900));
  });

  it('shows its letters no smaller than 13 pixels', () => {
    const size = /class="lines[^"]*" style="font-size:(\d+)px/.exec(frameAt(lesson, 9000, phone))?.[1];
    expect(Number(size)).toBeGreaterThanOrEqual(13);
  });
});

it('a mark is at its own occurrence, also while lines before it are not there yet', () => {
  const typing = { ...planTyping('', 'a = 1\nb = 2\na = 3'), startMs: 5000, keyMs: 1, endMs: 5100 };
  const lines = [{ line: 1, startMs: 9000 }];
  const lesson = lessonOf([], { typing, lines });
  const marked = {
    ...lesson,
    scenes: lesson.scenes.map((scene) => ({
      ...scene,
      marks: [{ piece: 'a', startMs: 6000, occurrence: 2 }],
    })),
  };
  const lineOf = (ms: number) =>
    /data-key="(line-\d)"(?:(?!data-key).)*class="mark"/.exec(frameAt(marked, ms, phone))?.[1];
  expect(lineOf(8000)).toBe('line-3');
  expect(lineOf(9100)).toBe('line-3');
});

it('a short program does not move', () => {
  const lesson = lessonOf(['a = 1', 'print(a)']);
  expect(shiftAt(lesson, 11_100)).toBe(0);
});

it('lines that change their places are the same elements in the same order, at other heights', () => {
  const typing = { ...planTyping('a = 1\nb = 2', 'b = 2\na = 1'), startMs: 6000, keyMs: 100, endMs: 6100 };
  const lesson = lessonOf(['b = 2', 'a = 1'], { typing });
  const linesAt = (ms: number) =>
    [
      ...frameAt(lesson, ms, phone).matchAll(/data-key="(line-\d)" style="transform:translateY\((\d+)px\)/g),
    ].map(([, key, top]) => [key, Number(top) > 0]);
  expect(linesAt(5900)).toEqual([
    ['line-1', false],
    ['line-2', true],
  ]);
  expect(linesAt(6200)).toEqual([
    ['line-1', true],
    ['line-2', false],
  ]);
});

it('what the coach says is below the last line of the error, and the lines before that are left out', () => {
  const error = {
    line: 1,
    lines: ['  File "main.py", line 1', "NameError: name 'x'"],
    coach: 'Set x first.',
  };
  const failed = frameAt(lessonOf(['print(x)'], { left: { screen: [], error } }), 12_000, phone);
  expect(failed).not.toContain('File');
  expect(failed.indexOf('Set x first.')).toBeGreaterThan(failed.indexOf('NameError'));
});
