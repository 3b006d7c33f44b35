import { describe, expect, it } from 'vitest';
import { asking, lastScene, planted, saidMs, wordLengthMs } from './material.fixture.ts';
import { pace } from './pace.ts';

const title = planted(null, 'Hello.');

function pressOf(raw: string): { pressMs: number; scene: ReturnType<typeof lastScene> } {
  const scene = lastScene(title, planted('print(1)', raw));
  return { pressMs: scene.program?.run?.pressMs ?? 0, scene };
}

describe('Run is pressed', () => {
  it('with the word that has its anchor', () => {
    const { pressMs, scene } = pressOf('See it. Now I {run}press and wait.');
    expect(pressMs).toBe(saidMs(scene, 4));
  });

  it('behind the sentence that calls to watch, in both languages', () => {
    for (const raw of ['It shows text. Watch it now. There it is.', 'இது ஒரு உரை. இப்போது பார். அதோ வந்தது.']) {
      const { pressMs, scene } = pressOf(raw);
      expect(pressMs).toBeGreaterThanOrEqual(scene.speech[1]?.endMs ?? 0);
      expect(pressMs).toBeLessThanOrEqual(scene.speech[2]?.startMs ?? 0);
    }
  });

  it('never before the last question has ended', () => {
    const { pressMs, scene } = pressOf('Watch this. Will it show one? It does.');
    expect(pressMs).toBeGreaterThanOrEqual(scene.speech[1]?.endMs ?? 0);
  });

  it('with the second sentence when nobody calls or asks, and behind the only one', () => {
    const two = pressOf('It shows text. There it is.');
    expect(two.pressMs).toBe(two.scene.speech[1]?.startMs);
    const one = pressOf('It shows text.');
    expect(one.pressMs).toBeGreaterThan(one.scene.speech[0]?.endMs ?? 0);
  });

  it('never before the whole program is there', () => {
    const { program } = lastScene(title, planted('a\nb\nc', '{run}Go, {line:3}three lines.'));
    expect(program?.run?.pressMs).toBeGreaterThan(program?.lines?.at(-1)?.startMs ?? 0);
  });
});

describe('a run', () => {
  it('gives each step of a short program the same time', () => {
    const run = lastScene(title, planted('a\nb', 'Watch.', { steps: [1, 2] })).program?.run;
    expect(run?.endMs).toBe((run?.pressMs ?? 0) + pace.press + 2 * pace.step);
  });

  it('begins a long loop slowly and hurries to its end', () => {
    const steps = Array<number>(200).fill(2);
    const run = lastScene(title, planted('a\nb', 'Watch.', { steps })).program?.run;
    const startOf = (index: number) => run?.steps[index]?.startMs ?? 0;
    expect(startOf(1) - startOf(0)).toBe(pace.followedStep);
    expect(startOf(9) - startOf(8)).toBe(pace.followedStep);
    expect(startOf(21) - startOf(20)).toBeLessThan(pace.followedStep / 4);
    expect((run?.endMs ?? 0) - startOf(0)).toBeLessThanOrEqual(
      pace.followedStep * pace.followedSteps + pace.fastestStep * 200,
    );
  });
});

describe('an input', () => {
  const program = 'name = input("Name? ")\nprint(name)';

  function inputOf(raw: string) {
    const scene = lastScene(
      title,
      planted(program, raw, { inputs: ['Nila'], trace: asking('Name? ', 'Nila') }),
    );
    const run = scene.program?.run;
    const input = run?.steps[0]?.inputs?.[0];
    if (run === undefined || run === null || input === undefined) throw new Error('Nothing is typed.');
    return { scene, run, input };
  }

  it('waits behind its question, is typed letter by letter, and only then the program goes on', () => {
    const { run, input } = inputOf('Watch it.');
    expect(input.text).toBe('Nila');
    expect(input.askMs).toBeGreaterThan(run.steps[0]?.startMs ?? 0);
    expect(input.typeMs - input.askMs).toBeGreaterThanOrEqual(1_200);
    expect(input.keyMs).toBe(120);
    expect(input.enterMs).toBeGreaterThanOrEqual(input.typeMs + 4 * 120);
    expect(run.steps[1]?.startMs).toBeGreaterThan(input.enterMs);
    expect(run.steps[1]).not.toHaveProperty('inputs');
  });

  it('is waited for by the sentence that names it', () => {
    const { scene, input } = inputOf('I {run}press. I {input:1}type.');
    expect(input.typeMs - input.askMs).toBeCloseTo(1_200);
    expect(saidMs(scene, 3)).toBe(input.typeMs);
  });

  it('waits for the word that names it', () => {
    const { scene, input } = inputOf('I {run}press. Python asks and waits and waits. Now I {input:1}type.');
    expect(input.typeMs).toBe(saidMs(scene, 10));
    expect(input.typeMs - input.askMs).toBeGreaterThan(3 * wordLengthMs);
  });
});
