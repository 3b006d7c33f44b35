import { describe, expect, it } from 'vitest';
import { walls } from '../src/limits.ts';
import type { Ask } from './ask.ts';

/** Pushes steps as the recorder of drawings does. */
const pushing = [
  'import json, os',
  "def push(**step): os.write(1001, json.dumps({'line': 3, 'pen': 0, 'ms': 0, **step}).encode())",
  "push(kind='dot', at=[1, 2], size=5, colour='#ff0000')",
];
const dot = { kind: 'dot', at: [1, 2], size: 5, colour: '#ff0000', line: 3, pen: 0, ms: 0 };
const page = { lower: [-160, -160], upper: [160, 160] };
const program = (...lines: string[]) => [...pushing, ...lines].join('\n');
const oneDot = { page, steps: [dot] };

/** Conformance: what a program draws is told, however the program ends. */
export function toldDrawingsConformance(ask: () => Ask): void {
  const outcome: Ask['outcome'] = (source, more) => ask().outcome(source, more);

  describe('the drawing of a program', () => {
    it.each([
      ['ends well', 'finished', ''],
      ['ends itself', 'finished', 'raise SystemExit'],
      ['has an error', 'python-error', 'print(1 / 0)'],
      ['waits for a line', 'input-required', 'input()'],
      ['prints without end', 'output-limit', 'while True: print(1)'],
      ['needs too much memory', 'memory-limit', "x = '*' * 10 ** 9"],
      ['asks for what is denied', 'denied', "os.system('ls')"],
      ['never ends', 'time-limit', 'while True: pass'],
      ['never ends and has to be ended with its thread', 'time-limit', 'sum(range(10 ** 12))'],
    ])('is told of one that %s', async (_, kind, line) => {
      const said = await outcome(program(line), { limits: { caseCpuMs: 300 } });
      expect(said).toMatchObject({ kind, drawing: oneDot });
    });

    it('is none where nothing is drawn, also after one that drew', async () => {
      expect((await outcome(program())).drawing).toEqual(oneDot);
      expect((await outcome('print(1)')).drawing).toBeNull();
    });

    it('has the page that its recorder says', async () => {
      const wide = { lower: [-10, -5], upper: [10, 5] };
      const { drawing } = await outcome(program(`os.write(1001, b'{"page": ${JSON.stringify(wide)}}')`));
      expect(drawing).toEqual({ page: wide, steps: [dot] });
    });

    it('is told of the cases that ask for it, and of no other', async () => {
      const cases = [
        { inputs: [], drawing: true },
        { inputs: ['unread'], drawing: true },
        { inputs: [] },
        { inputs: ['unread'] },
      ];
      const said = await ask().report(program(), { cases });
      expect(said.cases.map(({ drawing }) => drawing)).toEqual([oneDot, oneDot, null, null]);
    });

    it('ends a program that draws without end, which no except sees, and tells the line', async () => {
      const endless = [
        'while True:',
        '  try:',
        "    push(kind='turn', heading=0, line=7)",
        '  except BaseException:',
        '    pass',
      ];
      const { kind, drawing, exception } = await outcome(program(...endless));
      expect([kind, drawing?.steps.length]).toEqual(['drawing-limit', walls.drawnSteps]);
      expect(exception).toMatchObject({ type: 'KeyboardInterrupt', range: { line: 7 } });
    });

    it('ends a program whose few steps are too large together', async () => {
      const large = "while True: push(kind='line', points=[[0.5, 0.25]] * 20_000, colour='#000000')";
      expect((await outcome(program(large))).kind).toBe('drawing-limit');
    });

    it.each([
      ['no JSON', "b'x'", oneDot],
      ['no object', "b'7'", oneDot],
      ['a step of no kind', "b'{}'", null],
      ['a place that is none', `b'{"kind": "move", "to": [1e400, 0], "heading": 0}'`, null],
      ['a colour that is markup', `json.dumps({**last, 'colour': '"/><script>'}).encode()`, null],
      ['a step that is too much', `json.dumps({**last, 'html': ''}).encode()`, null],
      ['a step that takes away a later one', `b'{"kind":"erase","steps":[9],"line":1,"pen":0,"ms":0}'`, null],
      ['a page without size', `b'{"page": {"lower": [0, 0], "upper": [0, 0]}}'`, null],
    ])('is believed only in its own shape: %s', async (_, pushed, expected) => {
      const last = `last = ${JSON.stringify(dot)}`;
      const said = await outcome(program(last, `os.write(1001, ${pushed})`));
      expect([said.kind, said.drawing]).toEqual(['finished', expected]);
    });

    it('is told whole where each of many cases draws, until a submission has drawn too much', async () => {
      const most =
        "for n in range(4_900): push(kind='line', points=[[n, 0.25]] * 5, colour='#000000', width=1, heading=0)";
      const cases = Array.from({ length: 6 }, (_, n) => ({ inputs: [String(n)], drawing: true }));
      const { shown, cases: drawn } = await ask().report(program(most), { cases });
      expect(shown.kind).toBe('finished');
      const bytes = [shown, ...drawn].map(({ drawing }) => JSON.stringify(drawing).length);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(walls.drawingsBytes);
      expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['finished', 'drawing-limit']));
    });
  });
}
