import { describe, expect, it } from 'vitest';
import type { Scene } from '../src/lesson.ts';
import { traceProgram } from './trace.ts';
import { assertShowsTheTruth } from './truth.ts';

describe('the trace of a program', () => {
  it('names the lines in the order in which they ran', { timeout: 60_000 }, async () => {
    const { steps, stdout, error } = await traceProgram('for i in range(2):\n    print(i)', []);
    expect(steps.map(({ line }) => line)).toEqual([1, 2, 1, 2, 1]);
    expect(stdout).toBe('0\n1\n');
    expect(error).toBeNull();
  });

  it('keeps questions and answers on the screen but out of the output', async () => {
    const { screen, stdout } = await traceProgram('name = input("Name? ")\nprint("Hi", name)', ['Selvi']);
    const shown = screen.map(({ text }) => text).join('');
    expect(shown).toBe('Name? Selvi\nHi Selvi\n');
    expect(screen.filter(({ isTyped }) => isTyped)).toEqual([{ text: 'Selvi\n', isTyped: true }]);
    expect(stdout).toBe('Hi Selvi\n');
  });

  it('ends at the line that failed, with Python’s own words', async () => {
    const { error, stdout } = await traceProgram('print("a")\nPrint("b")', []);
    expect(stdout).toBe('a\n');
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
    voice: { en: 'Tea.', ta: 'தேநீர்.' },
  };

  it('is refused when it shows what Python does not print', async () => {
    const trace = await traceProgram('print("Tea")', []);
    expect(() => assertShowsTheTruth(scene, trace, 'scene 1')).not.toThrow();
    expect(() => assertShowsTheTruth({ ...scene, shows: 'Bun' }, trace, 'scene 1')).toThrow(
      'Python prints "Tea"',
    );
  });

  it('is refused when it has another error than Python', async () => {
    const trace = await traceProgram('tea', []);
    expect(() => assertShowsTheTruth({ ...scene, shows: null }, trace, 'scene 1')).toThrow('NameError');
  });
});
