import { describe, expect, it } from 'vitest';
import type { Scene } from '../src/lesson.ts';
import { assertShowsTheTruth } from './recording.ts';
import { traceProgram } from './trace.ts';

describe('the trace of a program', () => {
  it('names the lines in the order in which they ran', { timeout: 60_000 }, async () => {
    const { steps, screen, error } = await traceProgram('for i in range(2):\n    print(i)', []);
    expect(steps.map(({ line }) => line)).toEqual([1, 2, 1, 2, 1]);
    expect(screen.map(({ text }) => text).join('')).toBe('0\n1\n');
    expect(error).toBeNull();
  });

  it('keeps questions and answers on the screen', async () => {
    const { screen } = await traceProgram('name = input("Name? ")\nprint("Hi", name)', ['Selvi']);
    const shown = screen.map(({ text }) => text).join('');
    expect(shown).toBe('Name? Selvi\nHi Selvi\n');
    expect(screen.filter(({ isTyped }) => isTyped)).toEqual([{ text: 'Selvi\n', isTyped: true }]);
  });

  it('ends at the line that failed, with Python’s own words', async () => {
    const { error, screen } = await traceProgram('print("a")\nPrint("b")', []);
    expect(screen.map(({ text }) => text).join('')).toBe('a\n');
    expect(error?.line).toBe(2);
    expect(error?.lines.at(-1)).toBe("NameError: name 'Print' is not defined. Did you mean: 'print'?");
  });

  it('shows where a program cannot be read', async () => {
    const { error, steps } = await traceProgram('print("Good morning)', []);
    expect(steps).toEqual([]);
    expect(error?.lines).toEqual([
      '  File "main.py", line 1',
      '    print("Good morning)',
      '          ^',
      'SyntaxError: unterminated string literal (detected at line 1)',
    ]);
  });

  it('cuts a loop that does not end', async () => {
    const { isCut, steps } = await traceProgram('while True:\n    x = 1', []);
    expect(isCut).toBe(true);
    expect(steps).toHaveLength(300);
  });

  it('starts every program afresh', async () => {
    await traceProgram('secret = 1', []);
    const { error } = await traceProgram('print(secret)', []);
    expect(error?.lines.at(-1)).toBe("NameError: name 'secret' is not defined");
  });
});

describe('a storyboard', () => {
  const scene: Scene = {
    code: 'print("Tea")',
    inputs: [],
    shows: 'Tea',
    error: null,
    mark: [],
    table: null,
    tryIt: false,
    voice: { en: 'Tea.', ta: 'தேநீர்.' },
  };

  it('is refused when it shows what Python does not print', async () => {
    const trace = await traceProgram('print("Tea")', []);
    expect(() => assertShowsTheTruth(scene, trace, 'scene 1')).not.toThrow();
    expect(() => assertShowsTheTruth({ ...scene, shows: 'Bun' }, trace, 'scene 1')).toThrow(
      'the screen shows "Tea"',
    );
  });

  it('shows the questions of the program and what was typed, as a screen does', async () => {
    const code = 'name = input("Name? ")\nprint("Hi", name)';
    const trace = await traceProgram(code, ['Nila']);
    const asks = { ...scene, code, inputs: ['Nila'], shows: 'Name? Nila\nHi Nila' };
    expect(() => assertShowsTheTruth(asks, trace, 'scene 1')).not.toThrow();
  });

  it('is refused when it has another error than Python', async () => {
    const trace = await traceProgram('tea', []);
    expect(() => assertShowsTheTruth({ ...scene, shows: null }, trace, 'scene 1')).toThrow('NameError');
  });
});
