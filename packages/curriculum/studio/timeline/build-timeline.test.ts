import { speechOf } from '@python-learning/stage';
import { describe, expect, it } from 'vitest';
import { buildTimeline } from './build-timeline.ts';
import { asking, lastScene, planted, saidMs, timelineOf, wordLengthMs } from './material.fixture.ts';
import { pace } from './pace.ts';

const title = planted(null, 'Hello you.');
const tea = planted('print("Tea")', 'It shows text. Watch.');

describe('a timeline', () => {
  it('follows the voice: captions last as long as what was recorded, and never overlap', () => {
    const speech = speechOf(timelineOf(title, tea));
    expect(speech.map(({ startMs, endMs }) => (endMs - startMs) / wordLengthMs)).toEqual([2, 3, 1]);
    for (const [index, cue] of speech.entries()) {
      expect(cue.startMs).toBeGreaterThanOrEqual(speech[index - 1]?.endMs ?? 0);
    }
  });

  it('tells when each word is said', () => {
    const cue = speechOf(timelineOf(title, tea))[1];
    expect(cue?.words?.map((ms) => ms - (cue.startMs ?? 0))).toEqual([0, 400, 800]);
  });

  it('has no gap between scenes and ends with the closing picture', () => {
    const { scenes, closing, durationMs } = timelineOf(title, tea, tea);
    const starts = scenes.map(({ startMs }) => startMs);
    const ends = scenes.map(({ endMs }) => endMs);
    expect(starts).toEqual([0, ...ends.slice(0, -1)]);
    expect(closing.startMs).toBe(ends.at(-1));
    expect(durationMs).toBe(closing.endMs);
  });

  it('opens a lesson that begins with code by a title picture', () => {
    const { scenes, milestone } = timelineOf(tea);
    expect(scenes).toHaveLength(2);
    expect(scenes[0]?.program).toBeNull();
    expect(milestone).toBe(3);
  });

  it('takes the demo for a video of no milestone', () => {
    expect(buildTimeline({ id: 'm01-demo', title: { en: '', ta: '' } }, 'en', [tea]).milestone).toBe(0);
  });

  it('names the pupil where another one speaks', () => {
    const { speech } = lastScene(planted('print(1)', 'One. {pupil}Why? {teacher}So.'));
    expect(speech.map(({ text, speaker }) => [text, speaker])).toEqual([
      ['One.', undefined],
      ['Why?', 'pupil'],
      ['So.', undefined],
    ]);
  });

  it('has the picture of the scene that listens to its program', () => {
    expect(lastScene(planted('print(1)', 'One.', { world: 'board' })).world).toBe('board');
  });

  it('says beside an error of Python what the app says about it, in the language of the lesson', () => {
    const error = { line: 1, lines: ['NameError'], coach: { en: 'Write print.', ta: 'print என எழுது.' } };
    const trace = { steps: [], screen: [], error, isCut: false };
    const failing = { ...tea, trace, coach: error.coach.ta };
    expect(lastScene(title, failing).program?.left.error).toEqual({
      line: 1,
      lines: ['NameError'],
      coach: 'print என எழுது.',
    });
  });

  it('keeps the finished run when the next scene talks about the same program', () => {
    const { program } = lastScene(title, tea, tea);
    expect(program?.run).toBeNull();
    expect(program?.typing.keys).toBe(0);
  });

  it('runs the same program again for another input', () => {
    const again = { ...tea, scene: { ...tea.scene, inputs: ['5'] } };
    expect(lastScene(title, tea, again).program?.run).not.toBeNull();
  });

  it('offers a program at the end of its scene, before the next one comes, in every marked scene', () => {
    const marked = planted('print(input())', 'Try it.', { inputs: ['Nila'], tryIt: true });
    const { scenes, tryIts } = timelineOf(title, tea, marked, tea);
    expect(tryIts).toEqual([
      { atMs: (scenes[2]?.endMs ?? 0) - pace.tryIt, code: 'print(input())', inputs: ['Nila'] },
    ]);
    expect(pace.tryIt).toBeLessThan(pace.tail);
  });
});

describe('a guess', () => {
  const why = { en: 'So it is.', ta: 'அப்படித்தான்.' };
  const guess = { wrong: [{ answer: '2', why }], because: why };

  it('leaves time to think before the run', () => {
    const scene = lastScene(title, planted('print(1)', 'What will it show?', { guess }));
    expect(scene.think?.startMs).toBeGreaterThan(scene.speech[0]?.endMs ?? 0);
    expect(scene.program?.run?.pressMs).toBe(scene.think?.endMs);
  });

  it('is followed by its spoken reason when the program has run', () => {
    const scene = lastScene(
      title,
      planted('print(1)', 'What will it show?', { guess, reveal: 'Python shows [[print]] it.' }),
    );
    const reason = scene.speech.at(-1);
    expect(reason?.text).toBe('Python shows print it.');
    expect(reason?.startMs).toBeGreaterThan(scene.program?.run?.endMs ?? 0);
    expect(scene.endMs).toBe((reason?.endMs ?? 0) + pace.tail);
    expect(scene.marks[0]?.startMs).toBe(reason?.words?.[2]);
  });

  it('runs while its reason is spoken where a word of the reason presses Run', () => {
    const scene = lastScene(
      title,
      planted('a\nb', 'What will it show?', {
        guess,
        steps: [1, 2],
        reveal: 'Now {run}watch. The [[2]] is here.',
      }),
    );
    const { think, program, speech, marks } = scene;
    expect(speech[1]?.startMs).toBeGreaterThan(think?.endMs ?? 0);
    expect(program?.run?.pressMs).toBe(speech[1]?.words?.[1]);
    expect(marks[0]?.startMs).toBe(speech[2]?.words?.[1]);
    expect(marks[0]?.startMs).toBeGreaterThanOrEqual(program?.run?.steps[1]?.startMs ?? 0);
    expect(scene.endMs).toBe(
      Math.ceil(Math.max(speech[2]?.endMs ?? 0, program?.run?.endMs ?? 0) + pace.tail),
    );
  });

  it('without a reason leaves time to see the answer', () => {
    const scene = lastScene(title, planted('print(1)', 'What will it show?', { guess }));
    expect(scene.endMs - (scene.program?.run?.endMs ?? 0)).toBeGreaterThanOrEqual(pace.answer);
  });

  it('is not asked by a question that the voice itself answers', () => {
    expect(lastScene(title, planted('print(1)', 'Is it one? Yes.')).think).toBeNull();
  });
});

describe('a sentence about the output', () => {
  it('waits until the program that runs has written what it speaks about', () => {
    const scene = lastScene(title, planted('a\nb', 'Press {run}Run. The [[2]] is here.', { steps: [1, 2] }));
    expect(scene.marks[0]?.startMs).toBe(saidMs(scene, 3));
    expect(scene.marks[0]?.startMs).toBeGreaterThanOrEqual(scene.program?.run?.steps[1]?.startMs ?? 0);
  });

  it('does not wait in vain for what follows an input that it types itself', () => {
    const typing = planted(
      'name = input("Name? ")\nprint(name)',
      'I {run}press. So {input:1}Nila, then [[Nila#2]].',
      {
        inputs: ['Nila'],
        trace: asking('Name? ', 'Nila'),
      },
    );
    const scene = lastScene(title, typing);
    const input = scene.program?.run?.steps[0]?.inputs?.[0];
    expect(saidMs(scene, 3)).toBe(input?.typeMs);
    expect((input?.typeMs ?? 0) - (input?.askMs ?? 0)).toBeCloseTo(pace.waitForInput);
    expect(scene.marks[0]?.startMs).toBeGreaterThan(saidMs(scene, 5));
  });

  it('does not wait when Run is pressed behind it', () => {
    const scene = lastScene(title, planted('a\nb', 'The [[2]] comes. Press {run}Run.', { steps: [1, 2] }));
    expect(saidMs(scene, 1) - scene.startMs).toBe(pace.lead + wordLengthMs);
  });
});
