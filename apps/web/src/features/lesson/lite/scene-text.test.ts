import { describe, expect, it } from 'vitest';
import { timeline } from '../../../test/sample-lite-lesson.ts';
import { sceneTextAt } from './scene-text.ts';

describe('the text of a lite lesson', () => {
  it('is the program, and its output when the run has ended', () => {
    expect(sceneTextAt(timeline, 0.1)).toBeNull();
    expect(sceneTextAt(timeline, 0.5)).toEqual({ code: 'print("Tea")', output: null });
    expect(sceneTextAt(timeline, 0.9)).toEqual({ code: 'print("Tea")', output: 'Tea' });
    expect(sceneTextAt(timeline, 99)).toBeNull();
  });

  it('ends with what Python says where the program fails', () => {
    const [title, scene] = timeline.scenes;
    if (title === undefined || scene === undefined || scene.program === null) throw new Error('no program');
    const left = { ...scene.program.left, error: { line: 1, lines: ['  File "main.py"', 'NameError: x'] } };
    const failing = { ...timeline, scenes: [title, { ...scene, program: { ...scene.program, left } }] };
    expect(sceneTextAt(failing, 0.9)?.output).toBe('Tea\n  File "main.py"\nNameError: x');
  });
});
