import { describe, expect, it } from 'vitest';
import { flightsAt } from './flights.ts';
import { flightsMarkup } from './flights-markup.ts';
import type { Trace, TraceStep } from './trace.ts';

const start: TraceStep = {
  ran: null,
  next: 1,
  whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' },
};

/** A program whose steps are seen; each flight as its text, and the parts of the program it comes from and goes to. */
function flightsOf(code: string, steps: readonly TraceStep[], index = steps.length): unknown[] {
  return flightsAt(programOf(code, steps), index).map(({ text, from, to }) => [text, named(from), named(to)]);

  function named(place: ReturnType<typeof flightsAt>[number]['from']): string {
    if (typeof place === 'string') return place;
    if ('box' in place) return place.box;
    return (code.split('\n')[place.line - 1] ?? '').slice(place.start, place.end);
  }
}

function programOf(code: string, steps: readonly TraceStep[]) {
  const all = [start, ...steps];
  const lines: Trace['lines'] = { 2: { kind: 'return', names: [], calls: [] } };
  return { code, trace: { steps: all, lastSteps: [], count: all.length, lines, end: 'finished' } as Trace };
}

const area = 'def area(length, width):\n    return length * width\n';
const called: TraceStep = {
  ran: 3,
  next: 2,
  called: [{ id: 1, name: 'area' }],
  set: [
    [1, 'length', '4'],
    [1, 'width', '3'],
  ],
};

describe('a value moves into its box', () => {
  it.each([
    ['n = 2 + 3', '2 + 3'],
    ['total += n', 'n'],
    ['ok = a == "="', 'a == "="'],
    ['for n in range(3, 0, -1):', 'range(3, 0, -1)'],
    ['if n: n = 5', '5'],
    ['import math', 'import math'],
  ])('from what computes it: %s', (code, source) => {
    expect(flightsOf(code, [{ ran: 1, next: null, set: [[0, 'n', '5']] }])).toEqual([['5', source, '0-n']]);
  });

  it('from what was typed', () => {
    const step = { ran: 1, next: null, set: [[0, 'n', '4'] as const], read: ['4'] };
    expect(flightsOf('n = int(input())', [step])).toEqual([['4', 'typed', '0-n']]);
  });

  it('from the argument that a parameter gets, in its place or by its name', () => {
    for (const call of ['area(4, 3)', 'area(width=3, length=4)', 'print(area(4, 3), "area, 5")']) {
      expect(flightsOf(area + call, [called])).toEqual([
        ['4', '4', '1-length'],
        ['3', '3', '1-width'],
      ]);
    }
    expect(
      flightsOf(`${area}area("a, (b", [1, 2])`, [called]).map((flight) => (flight as string[])[1]),
    ).toEqual(['"a, (b"', '[1, 2]']);
  });

  it('from the whole line where it does not tell which argument is meant', () => {
    expect(flightsOf(`${area}area(4, 3) + area(5, 2)`, [called])).toEqual([
      ['4', 'area(4, 3) + area(5, 2)', '1-length'],
      ['3', 'area(4, 3) + area(5, 2)', '1-width'],
    ]);
    expect(flightsOf(`${area}area(width=3)`, [called])[0]).toEqual(['4', 'area(width=3)', '1-length']);
  });

  it('from the call that returned it, or back into the line that called', () => {
    const returned: TraceStep = { ran: 2, next: null, returned: [{ id: 1, value: '12' }] };
    const kept: TraceStep = { ...returned, set: [[0, 'a', '12']] };
    expect(flightsOf(`${area}a = area(4, 3)`, [called, kept])).toEqual([['12', '1-return', '0-a']]);
    expect(flightsOf(`${area}print(area(4, 3))`, [called, returned])).toEqual([
      ['12', '1-return', 'print(area(4, 3))'],
    ]);
  });

  it('from the line of the first call where a second one begins as the first ends', () => {
    const second: TraceStep = {
      ran: 2,
      next: 2,
      returned: [{ id: 1, value: '12' }],
      called: [{ id: 2, name: 'area' }],
      set: [[2, 'length', '5']],
    };
    const last: TraceStep = { ran: 2, next: null, returned: [{ id: 2, value: '5' }], set: [[0, 'a', '17']] };
    expect(flightsOf(`${area}a = area(4, 3) + area(5, 1)`, [called, second, last])[0]).toEqual([
      '17',
      'area(4, 3) + area(5, 1)',
      '0-a',
    ]);
  });

  it('from the last line of a call, before the value that the call returns', () => {
    const ended: TraceStep = {
      ran: 2,
      next: null,
      returned: [{ id: 1, value: '7' }],
      set: [
        [1, 'n', '7'],
        [0, 'a', '7'],
      ],
    };
    const begun: TraceStep = { ran: 3, next: 2, called: [{ id: 1, name: 'f' }], set: [[1, 'n', '5']] };
    expect(flightsOf('def f(n):\n    return (n := 3 + 4)\na = f(5)', [begun, ended])).toEqual([
      ['7', '1-return', '0-a'],
      ['7', 'return (n := 3 + 4)', '1-n'],
    ]);
  });

  it('in few letters, and not where steps are left out', () => {
    const long: TraceStep = { ran: 1, next: null, set: [[0, 'n', "'a very long text'"]] };
    expect(flightsOf('n = x', [long])).toEqual([["'a very lon…", 'x', '0-n']]);
    expect(flightsMarkup(programOf('n = x', [{ ran: 1, next: null }]), 1)).toBe('');
  });

  it('as safe markup, whose names say the step and the box', () => {
    const step: TraceStep = { ran: 1, next: null, set: [[0, 'n', "'<b>'"]] };
    const markup = flightsMarkup(programOf('n = "<b>"', [step]), 1);
    expect(markup).toContain('data-key="flight-1-box 0-n"');
    expect(markup).toContain('data-from="code 1 4 9" data-to="box 0-n"');
    expect(markup).toContain("'&lt;b&gt;'");
    expect(markup).not.toContain('<b>');
  });
});
