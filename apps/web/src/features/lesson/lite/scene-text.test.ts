import { describe, expect, it } from 'vitest';
import { timeline } from '../../../test/sample-lite-lesson.ts';
import { sceneTextAt } from './scene-text.ts';

describe('the text of a lite lesson', () => {
  it('is the program, and its output when the run has ended', () => {
    expect(sceneTextAt(timeline, 0.1)).toBeNull();
    expect(sceneTextAt(timeline, 0.5)).toEqual({ code: 'print("Tea")', left: null });
    expect(sceneTextAt(timeline, 0.9)).toEqual({
      code: 'print("Tea")',
      left: { output: 'Tea', error: null },
    });
    expect(sceneTextAt(timeline, 99)).toBeNull();
  });

  it('has the words of the coach and of Python where the program fails', () => {
    const [title, scene] = timeline.scenes;
    if (title === undefined || scene === undefined || scene.program === null) throw new Error('no program');
    const error = { line: 1, lines: ['  File "main.py"', 'NameError: x'], coach: 'x has no value.' };
    const left = { ...scene.program.left, error };
    const failing = { ...timeline, scenes: [title, { ...scene, program: { ...scene.program, left } }] };
    const { lines, coach } = error;
    expect(sceneTextAt(failing, 0.9)?.left).toEqual({ output: 'Tea', error: { lines, coach } });
  });
});
