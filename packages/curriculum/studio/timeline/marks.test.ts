import { describe, expect, it } from 'vitest';
import { lastScene, planted, saidMs } from './material.fixture.ts';

const program = 'name = "Nila"\nprint(name)';

describe('a mark', () => {
  it('is lit with its word, in its occurrence, until the next one is lit', () => {
    const scene = lastScene(planted(program, 'Here is [[name]] and again [[name#2]].'));
    expect(scene.marks.slice(0, 2)).toEqual([
      { piece: 'name', occurrence: 1, startMs: saidMs(scene, 2), endMs: saidMs(scene, 5) },
      { piece: 'name', occurrence: 2, startMs: saidMs(scene, 5), endMs: expect.any(Number) },
    ]);
  });

  it('goes out when Run is pressed', () => {
    const scene = lastScene(planted(program, 'This [[name]] now {run}runs for us.', { steps: [1, 2] }));
    expect(scene.marks[0]?.endMs).toBe(scene.program?.run?.pressMs);
  });

  it('goes out after four seconds', () => {
    const voice = 'See [[name]] and then hear a long talk about this and that before anything runs. {run}So.';
    const [mark] = lastScene(planted(program, voice)).marks;
    expect((mark?.endMs ?? 0) - (mark?.startMs ?? 0)).toBe(4_000);
  });

  it('waits for its line, when its word is said before that', () => {
    const scene = lastScene(planted(program, 'First [[print]], then {line:2}the line.'));
    expect(scene.marks[0]?.startMs).toBe(saidMs(scene, 3));
  });

  it('of an error is lit only when the error is there', () => {
    const trace = {
      steps: [{ line: 1, written: 0 }],
      screen: [],
      error: {
        line: 1,
        lines: ["NameError: name 'Print' is not defined"],
        coach: { en: 'Write print.', ta: 'print என எழுது.' },
      },
      isCut: false,
    };
    const scene = lastScene(planted('Print(1)', 'Press {run}it. A [[NameError]] comes.', { trace }));
    expect(scene.marks[0]?.startMs).toBe(saidMs(scene, 3));
    expect(scene.marks[0]?.startMs).toBeGreaterThanOrEqual(scene.program?.run?.endMs ?? 0);
  });
});

describe('a mark that a scene lists and no word has', () => {
  it('is lit with the first word that says it, in English and with a Tamil ending', () => {
    const english = lastScene(planted('print(name)', 'Now use print() for it.', { mark: ['print'] }));
    expect(english.marks[0]?.startMs).toBe(saidMs(english, 2));
    const tamil = lastScene(planted('print(name)', 'இங்கே print-ஐ எழுது.', { mark: ['print'] }));
    expect(tamil.marks[0]?.startMs).toBe(saidMs(tamil, 1));
    const phrase = lastScene(planted('name = 5\nx', 'Say name = 5, too.', { mark: ['name = 5'] }));
    expect(phrase.marks[0]?.startMs).toBe(saidMs(phrase, 1));
  });

  it('is lit while the voice speaks, when no word says it', () => {
    const scene = lastScene(planted(program, 'Two quote marks stand here.', { mark: ['"'] }));
    expect(scene.marks[0]?.startMs).toBeLessThan(scene.speech[0]?.endMs ?? 0);
  });
});
