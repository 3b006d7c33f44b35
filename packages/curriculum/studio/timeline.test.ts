import { speechOf } from '@python-learning/stage';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../src/lesson.ts';
import { buildTimeline, pace, type SceneMaterial } from './timeline.ts';
import type { ProgramTrace } from './trace.ts';

const lesson = { id: 'm03-v1', title: { en: 'Sums', ta: 'கணக்கு' } };

function scene(code: string | null, voice: string, extra: Partial<Scene> = {}): Scene {
  return {
    code,
    inputs: [],
    shows: null,
    error: null,
    mark: [],
    table: null,
    tryIt: false,
    voice: { en: voice, ta: voice },
    ...extra,
  };
}

function trace(lines: readonly number[]): ProgramTrace {
  const steps = lines.map((line, index) => ({ line, written: index + 1 }));
  const screen = lines.map((line) => ({ text: `${line}\n`, isTyped: false }));
  return { steps, screen, error: null, isCut: false };
}

function material(own: Scene, sentences: readonly number[], lines: readonly number[] = [1]): SceneMaterial {
  const units = sentences.map((durationMs, sentence) => ({ text: `s${sentence}`, sentence, durationMs }));
  return { scene: own, units, trace: own.code === null ? null : trace(lines) };
}

const title = material(scene(null, 'Hello.'), [2000]);
const tea = material(scene('print("Tea")', 'It shows text. Watch.'), [1500, 800]);

describe('timeline', () => {
  it('follows the voice: captions last as long as what was recorded, and never overlap', () => {
    const speech = speechOf(buildTimeline(lesson, 'en', [title, tea]));
    expect(speech.map(({ startMs, endMs }) => endMs - startMs)).toEqual([2000, 1500, 800]);
    for (const [index, cue] of speech.entries()) {
      expect(cue.startMs).toBeGreaterThanOrEqual(speech[index - 1]?.endMs ?? 0);
    }
  });

  it('has no gap between scenes and ends with the closing picture', () => {
    const { scenes, closing, durationMs } = buildTimeline(lesson, 'en', [title, tea, tea]);
    const starts = scenes.map(({ startMs }) => startMs);
    const ends = scenes.map(({ endMs }) => endMs);
    expect(starts).toEqual([0, ...ends.slice(0, -1)]);
    expect(closing.startMs).toBe(ends.at(-1));
    expect(durationMs).toBe(closing.endMs);
  });

  it('opens a lesson that begins with code by a title picture', () => {
    const { scenes, milestone } = buildTimeline(lesson, 'en', [tea]);
    expect(scenes).toHaveLength(2);
    expect(scenes[0]?.program).toBeNull();
    expect(milestone).toBe(3);
  });

  it('takes the demo for a film of no milestone', () => {
    expect(buildTimeline({ ...lesson, id: 'm01-demo' }, 'en', [tea]).milestone).toBe(0);
  });

  it('types first, then speaks, and presses Run with the second sentence', () => {
    const { scenes } = buildTimeline(lesson, 'en', [title, tea]);
    const { program, speech } = scenes[1] ?? {};
    expect(program?.typing.endMs).toBeLessThan(speech?.[0]?.startMs ?? 0);
    expect(program?.run?.pressMs).toBe(speech?.[1]?.startMs);
  });

  it('leaves time to guess before the run, and to see the answer after it', () => {
    const reason = { en: 'So it is.', ta: 'அப்படித்தான்.' };
    const guess = { wrong: [{ answer: '2', why: reason }], because: reason };
    const asked = material(scene('print(1)', 'What will it show?', { guess }), [1200]);
    const own = buildTimeline(lesson, 'en', [title, asked]).scenes[1];
    const run = own?.program?.run;
    expect(own?.think?.startMs).toBeGreaterThan(own?.speech[0]?.endMs ?? 0);
    expect(run?.pressMs).toBe(own?.think?.endMs);
    expect((own?.endMs ?? 0) - (run?.endMs ?? 0)).toBeGreaterThanOrEqual(pace.answer);
  });

  it('does not wait at a question that the voice itself answers', () => {
    const answered = material(scene('print(1)', 'Is it one? Yes.'), [900, 400]);
    expect(buildTimeline(lesson, 'en', [title, answered]).scenes[1]?.think).toBeNull();
  });

  it('keeps the finished run when the next scene talks about the same program', () => {
    const { scenes } = buildTimeline(lesson, 'en', [title, tea, tea]);
    expect(scenes[2]?.program?.run).toBeNull();
    expect(scenes[2]?.program?.typing.keys).toBe(0);
  });

  it('runs the same program again for another input', () => {
    const again = material({ ...tea.scene, inputs: ['5'] }, [900]);
    expect(buildTimeline(lesson, 'en', [title, tea, again]).scenes[2]?.program?.run).not.toBeNull();
  });

  it('plays a long loop in the time of a short one', () => {
    const looping = material(
      scene('while True:\n    print(1)', 'It goes on. See.'),
      [900, 900],
      Array(200).fill(2),
    );
    const run = buildTimeline(lesson, 'en', [title, looping]).scenes[1]?.program?.run;
    const lengthMs = (run?.endMs ?? 0) - (run?.steps[0]?.startMs ?? 0);
    expect(lengthMs).toBeLessThanOrEqual(200 * pace.fastestStep);
  });

  it('lights the marks of an error only when the error is there', () => {
    const marked = scene('Print(1)', 'One. Two.', { mark: ['Print', 'NameError'] });
    const own = buildTimeline(lesson, 'en', [title, material(marked, [3000, 900])]).scenes[1];
    expect(own?.marks[0]?.startMs).toBeLessThan(own?.program?.run?.endMs ?? 0);
    expect(own?.marks[1]?.startMs).toBeGreaterThanOrEqual(own?.program?.run?.endMs ?? 0);
  });

  it('offers a program at the end of its scene, before the next one is typed, in every marked scene', () => {
    const marked = material(scene('print(input())', 'Try it.', { inputs: ['Nila'], tryIt: true }), [900]);
    const { scenes, tryIts } = buildTimeline(lesson, 'en', [title, tea, marked, tea]);
    expect(tryIts).toEqual([
      { atMs: (scenes[2]?.endMs ?? 0) - pace.tryIt, code: 'print(input())', inputs: ['Nila'] },
    ]);
    expect(pace.tryIt).toBeLessThan(pace.tail);
  });
});
