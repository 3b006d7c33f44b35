import { describe, expect, it } from 'vitest';
import type { Trace, TraceStep } from './trace.ts';
import { valuesMarkup } from './values-markup.ts';

const start: TraceStep = {
  ran: null,
  next: 1,
  whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' },
};

function draw(steps: readonly TraceStep[], index: number): string {
  const all = [start, ...steps];
  const trace: Trace = { steps: all, lastSteps: [], count: all.length, lines: {}, end: 'finished' };
  return valuesMarkup({ seen: { code: '', trace }, index, language: 'en' });
}

const counted: TraceStep[] = [
  { ran: 1, next: 2, set: [[0, 'n', "'<b>'"]] },
  { ran: 2, next: 3, set: [[0, 'n', '2']] },
  { ran: 3, next: null },
];

describe('the picture of values', () => {
  it('says that there are no names before the first', () => {
    expect(draw(counted, 0)).toContain('No names yet');
  });

  it('escapes names and values', () => {
    expect(draw(counted, 1)).toContain('&lt;b&gt;');
    expect(draw(counted, 1)).not.toContain('<b>');
  });

  it('strikes the old value through in the step that changes it, and in no other', () => {
    expect(draw(counted, 2)).toContain('<s aria-hidden="true">\'&lt;b&gt;\'</s>');
    expect(draw(counted, 3)).not.toContain('<s ');
  });

  it('keeps the box of a name and makes its new value a new element', () => {
    const keysOf = (index: number) => draw(counted, index).match(/data-key="[^"]*"/g);
    expect(keysOf(1)).toEqual(['data-key="box-0-n"', 'data-key="value-0-n-1"']);
    expect(keysOf(2)).toEqual(['data-key="box-0-n"', 'data-key="value-0-n-2"']);
    expect(keysOf(3)).toEqual(['data-key="box-0-n"', 'data-key="value-0-n-kept"']);
  });

  it('draws a call around its names until it returns', () => {
    const call: TraceStep[] = [
      { ran: 1, next: 2, called: [{ id: 1, name: 'add' }], set: [[1, 'a', '2']] },
      { ran: 2, next: 3, returned: [{ id: 1, value: '5' }], set: [[0, 'sum', '5']] },
      { ran: 3, next: null },
    ];
    expect(draw(call, 1)).toMatch(/class="call" data-key="call-1" role="group" aria-label="Call of add"/);
    expect(draw(call, 2)).toMatch(/class="call ended".*>return<.*>5</s);
    expect(draw(call, 3)).not.toContain('class="call');
  });

  it('draws what the last line of a call set and deleted', () => {
    const names: TraceStep['set'] = [
      [1, 'n', '5'],
      [1, 'm', '1'],
    ];
    const call: TraceStep[] = [
      { ran: 3, next: 2, called: [{ id: 1, name: 'double' }], set: names },
      { ran: 2, next: null, returned: [{ id: 1, value: 'None' }], set: [[1, 'n', '10']], gone: [[1, 'm']] },
    ];
    expect(draw(call, 2)).toMatch(/class="call ended".*data-new="true".*>n<s aria-hidden="true">5<.*>10</s);
    expect(draw(call, 2)).not.toContain('>m<');
  });

  it('numbers what the last line of a call set as the whole state does', () => {
    const list = (item: string) => ({ kind: 'list', items: [item], more: 0 }) as const;
    const whole = {
      ...start.whole,
      frames: start.whole?.frames ?? [],
      objects: { 1: list('9') },
      output: '',
    };
    const call: TraceStep[] = [
      {
        ran: 3,
        next: 2,
        called: [{ id: 1, name: 'f' }],
        set: [[1, 'a', { ref: 1 }]],
        objects: { 1: list('1') },
      },
      { ran: 2, next: null, returned: [{ id: 1, value: 'None' }], set: [[1, 'b', { ref: 1 }]], whole },
    ];
    expect(draw(call, 2)).toMatch(/>a<.*>\[1\]<.*>b<.*data-object="1".*>9</s);
  });

  it('gives no value back for a call that ends without a return', () => {
    const call: TraceStep[] = [
      { ran: 1, next: 2, called: [{ id: 1, name: 'greet' }] },
      { ran: 2, next: null, returned: [{ id: 1, value: 'None' }] },
    ];
    expect(draw(call, 2)).toContain('class="call ended"');
    expect(draw(call, 2)).not.toContain('None');
  });

  it('draws an object that two names share once, with an arrow from each', () => {
    const list = { kind: 'list', items: ['1'], more: 0 } as const;
    const set: TraceStep['set'] = [
      [0, 'a', { ref: 1 }],
      [0, 'b', { ref: 1 }],
    ];
    const markup = draw([{ ran: 1, next: null, set, objects: { 1: list } }], 1);
    expect(markup.match(/data-object="1"/g)).toHaveLength(1);
    expect(markup.match(/data-arrow-to="1"/g)).toHaveLength(2);
  });
});
