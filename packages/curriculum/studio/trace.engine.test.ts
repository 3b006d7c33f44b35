import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '../src/lesson.ts';
import { assertShowsTheTruth } from './recording.ts';
import { type ProgramTrace, ProgramTracer } from './trace.ts';

const tracer = new ProgramTracer();
afterAll(() => tracer.stop());

async function traceProgram(
  code: string,
  inputs: string[],
  more: Partial<Pick<Scene, 'table' | 'values'>> = {},
): Promise<ProgramTrace> {
  const trace = await tracer.trace({ code, inputs, table: null, ...more }, 1);
  if (trace === null) throw new Error('There is no program.');
  return trace;
}

describe('the trace of a program', () => {
  it('names the lines in the order in which they ran', async () => {
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

  it('explains an error in both languages, as the app does', async () => {
    const { error } = await traceProgram('print("Vanakkam!)', []);
    expect(error?.coach.en).toContain('quote');
    expect(error?.coach.ta).toContain('மேற்கோள்');
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
    expect(steps.length).toBeGreaterThan(200);
  });

  it('starts every program afresh', async () => {
    await traceProgram('secret = 1', []);
    const { error } = await traceProgram('print(secret)', []);
    expect(error?.lines.at(-1)).toBe("NameError: name 'secret' is not defined");
  });
});

describe('the values of a program', () => {
  it('are known after each of its lines', async () => {
    const { steps, values } = await traceProgram('a = 1\nprint(a)\na = a + 1', []);
    const set = steps.map(({ traced }) => values?.steps[traced ?? 0]?.set);
    expect(set).toEqual([[[0, 'a', '1']], undefined, [[0, 'a', '2']]]);
  });

  it('are left out where there are none, where the scene wants none, and where it has a table', async () => {
    const table = [
      ['line', 'a'],
      ['1', '1'],
    ];
    const traces = [
      await traceProgram('def hello():\n    print("Hi")', []),
      await traceProgram('a = 1', [], { values: false }),
      await traceProgram('a = 1', [], { table }),
    ];
    for (const trace of traces) {
      expect(trace).not.toHaveProperty('values');
      expect(trace.steps.every((step) => !('traced' in step))).toBe(true);
    }
  });

  it('are there for a call of an own function, and where the scene wants them', async () => {
    const { values } = await traceProgram('def hello():\n    print("Hi")\nhello()', []);
    expect(values?.steps.flatMap(({ called = [] }) => called)).toEqual([{ id: 1, name: 'hello' }]);
    expect(await traceProgram('print(1)', [], { values: true })).toHaveProperty('values');
  });

  it('have no output beside that of the screen', async () => {
    const { values } = await traceProgram(`${'a = 1\n'.repeat(60)}print("Tea")`, []);
    expect(JSON.stringify(values)).not.toContain('Tea');
  });
});

describe('a traceback', () => {
  it('names the calls on the way to the line that failed', async () => {
    const { error } = await traceProgram('def half(n):\n    return n / 0\n\nhalf(4)', []);
    expect(error).toMatchObject({
      line: 2,
      lines: [
        'Traceback (most recent call last):',
        '  File "main.py", line 4, in <module>',
        '    half(4)',
        '  File "main.py", line 2, in half',
        '    return n / 0',
        'ZeroDivisionError: division by zero',
      ],
    });
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
