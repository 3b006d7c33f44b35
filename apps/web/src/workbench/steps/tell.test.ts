import type { Trace, TraceStep } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { applyStep, countReferences, shownSteps, stateAt } from './state-at.ts';
import { tell, tellParts } from './tell.ts';

const start = { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' };

/** A trace of a program with a loop, a shared list and a call. */
const steps: TraceStep[] = [
  { ran: null, next: 1, whole: start },
  { ran: 1, next: 2, set: [[0, 'i', '1']] },
  {
    ran: 2,
    next: 3,
    condition: { source: 'i < 3', value: true, parts: [{ source: 'i', value: '1' }] },
  },
  { ran: 3, next: 4, set: [[0, 'i', '2']] },
  {
    ran: 4,
    next: 5,
    set: [[0, 'a', { ref: 1 }]],
    objects: { 1: { kind: 'list', items: ['1', '2'], more: 0 } },
  },
  { ran: 5, next: 6, set: [[0, 'b', { ref: 1 }]] },
  { ran: 6, next: 7, objects: { 1: { kind: 'list', items: ['9', '2'], more: 0 } } },
  { ran: 7, next: 8, called: [{ id: 1, name: 'area' }], set: [[1, 'length', '4']] },
  { ran: 8, next: 9, returned: [{ id: 1, value: '16' }] },
  { ran: 9, next: 2, printed: '16\n' },
  { ran: 2, next: null, condition: { source: 'i < 3', value: false, parts: [] } },
];
const line = (kind: Trace['lines'][number]['kind']) => ({ kind, names: [], calls: [] });
const trace: Trace = {
  steps,
  lastSteps: [],
  count: steps.length,
  lines: { 1: line('assign'), 2: line('while'), 3: line('change'), 4: line('assign') },
  end: 'finished',
};

describe('the state at a step', () => {
  it('is the same by a jump as by walking, whatever steps hold a whole state', () => {
    const walked = steps.map((_step, index) => steps.slice(0, index + 1).reduce(applyStep, start));
    for (let mask = 0; mask < 2 ** (steps.length - 1); mask += 1) {
      const some = steps.map((step, index) => {
        const state = walked[index];
        return index > 0 && (mask >> (index - 1)) % 2 === 1 && state !== undefined
          ? { ...step, whole: state }
          : step;
      });
      const jumped = some.map((_step, index) => stateAt({ ...trace, steps: some }, index));
      if (mask % 37 === 0) expect(jumped).toEqual(walked);
    }
  });

  it('has a frame for each running call, and none after its return', () => {
    expect(stateAt(trace, 7).frames).toContainEqual({ id: 1, name: 'area', names: { length: '4' } });
    expect(stateAt(trace, 8).frames).toHaveLength(1);
  });

  it('counts the names that share one list', () => {
    expect(countReferences(stateAt(trace, 4)).get(1)).toBe(1);
    expect(countReferences(stateAt(trace, 6)).get(1)).toBe(2);
  });

  it('counts from the first of the last steps, where those in between were left out', () => {
    const last = { ran: 3, next: null, whole: { ...start, output: 'late' } };
    const long = { ...trace, lastSteps: [last] };
    expect(shownSteps(long)).toHaveLength(steps.length + 1);
    expect(stateAt(long, steps.length).output).toBe('late');
  });
});

describe('the sentence of a step', () => {
  const say = (language: 'en' | 'ta') => {
    setLanguage(language);
    return steps.map((_step, index) => tell(trace, index));
  };

  it('says in English what happened', () => {
    expect(say('en')).toEqual([
      'The program begins.',
      'i gets the value 1.',
      'The condition i < 3 is True, so the block runs.',
      'i becomes 2.',
      'a gets the value [1, 2].',
      'b gets the value [1, 2].',
      'A list changes: [9, 2].',
      'The call of area begins with length = 4.',
      'area returns 16.',
      'The output shows "16".',
      'The condition i < 3 is False, so Python skips the block. The program ends.',
    ]);
  });

  it('says in Tamil what happened', () => {
    const said = say('ta');
    expect(said[2]).toBe('i < 3 என்ற நிபந்தனை True. எனவே உள்ளே உள்ள வரிகள் இயங்கும்.');
    expect(said[3]).toBe('i இப்போது 2 ஆகிறது.');
    expect(said[10]).toMatch(/நிரல் முடிந்தது\.$/);
  });

  it('says the plain thing where the trace says no more', () => {
    setLanguage('en');
    const plain: Trace = {
      ...trace,
      steps: [
        { ran: 4, next: 5 },
        { ran: 5, next: null },
      ],
      end: 'waiting',
    };
    expect(tell(plain, 0)).toBe('Line 4 ran.');
    expect(tell(plain, 1)).toBe('Line 5 ran. The program waits for a line.');
  });

  it('names the error and the line that raised it', () => {
    setLanguage('en');
    const failed: Trace = {
      ...trace,
      steps: [{ ran: 4, next: null, raised: { type: 'NameError', message: 'x' } }],
      end: 'error',
    };
    expect(tell(failed, 0)).toBe('Line 4 raises an error: NameError.');
  });

  it('gives the parts of a condition with their values on request', () => {
    setLanguage('en');
    expect(steps.flatMap((step) => tellParts(step))).toEqual(['i is 1.']);
  });
});
