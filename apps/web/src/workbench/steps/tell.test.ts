import {
  applyStep,
  countReferences,
  type SeenProgram,
  shownSteps,
  stateAt,
  type Trace,
  type TraceStep,
} from '@python-learning/stage/values';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import * as programs from './seen-programs.fixture.ts';
import { tell, tellParts } from './tell.ts';

afterEach(() => setLanguage('en'));

const start = { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' };

function sentencesOf(seen: SeenProgram, language: 'en' | 'ta' = 'en'): string[] {
  setLanguage(language);
  return shownSteps(seen.trace).map((_step, index) => tell(seen, index));
}

/** A program that is known by its text and its steps alone. */
function seenProgram(code: string, steps: TraceStep[], more: Partial<Trace> = {}): SeenProgram {
  return { code, trace: { steps, lastSteps: [], count: steps.length, lines: {}, end: 'finished', ...more } };
}

describe('the state at a step', () => {
  it.each(Object.entries(programs))('is the same by a jump as by walking: %s', (_name, { trace }) => {
    const { steps } = trace;
    const walked = steps.map((_step, index) => steps.slice(0, index + 1).reduce(applyStep, start));
    for (let every = 1; every <= steps.length; every += 1) {
      const some = steps.map((step, index) => {
        const state = walked[index];
        if (index === 0 || index % every > 0 || state === undefined) return step;
        return { ...step, whole: state };
      });
      expect(some.map((_step, index) => stateAt({ ...trace, steps: some }, index))).toEqual(walked);
    }
  });

  it('has a frame for each running call, and none after its return', () => {
    const { trace } = programs.calls;
    expect(stateAt(trace, 2).frames).toContainEqual({
      id: 1,
      name: 'area',
      names: { length: '4', width: '3' },
    });
    expect(stateAt(trace, 4).frames).toHaveLength(1);
  });

  it('counts the names that share one list, and nothing that no name leads to any more', () => {
    const { trace } = programs.sharedList;
    expect(countReferences(stateAt(trace, 1)).get(1)).toBe(1);
    expect(countReferences(stateAt(trace, 5)).get(1)).toBe(3);
    const forgotten = applyStep(stateAt(trace, 5), { ran: 6, next: null, set: [[0, 'c', '0']] });
    expect(countReferences(forgotten).get(1)).toBe(2);
    expect(countReferences(forgotten).get(3)).toBeUndefined();
  });

  it('counts from the first of the last steps, where those in between were left out', () => {
    const last = { ran: null, next: 3, whole: { ...start, output: 'late' } };
    const { trace } = programs.loop;
    expect(stateAt({ ...trace, lastSteps: [last] }, trace.steps.length).output).toBe('late');
  });
});

describe('the sentence of a step', () => {
  it('says in English what a loop does', () => {
    expect(sentencesOf(programs.loop)).toEqual([
      'The program begins.',
      'The loop takes its next value: i = 1.',
      'The output shows "1".',
      // The value is equal to the one before.
      'The loop takes its next value: i = 1.',
      'The output shows "1".',
      'The loop takes its next value: i = 2.',
      'The output shows "2".',
      'The loop has no more values, so it ends.',
      'The output shows "done". The program ends.',
    ]);
  });

  it('says in English which call begins with what, and what it returns', () => {
    expect(sentencesOf(programs.calls)).toEqual([
      'The program begins.',
      'Python remembers area.',
      'The call of area begins with length = 4, width = 3.',
      'area returns 12. The call of area begins with length = 5, width = 2.',
      'area returns 10. The output shows "Both: 22". The program ends.',
    ]);
  });

  it('says in English that two names share one list', () => {
    expect(sentencesOf(programs.sharedList).slice(1, 6)).toEqual([
      'a gets the value [1, 2].',
      'a and b now name one and the same list: [1, 2].',
      'The list a, b becomes [9, 2].',
      'The list a, b becomes [9, 2, 3].',
      "c gets the value {'x': [9, 2, 3], 'y': [4]}.",
    ]);
  });

  it('says in Tamil what was read and decided', () => {
    expect(sentencesOf(programs.decision, 'ta')).toEqual([
      'நிரல் தொடங்குகிறது.',
      'நிரல் படித்த உள்ளீடு: "20". age என்ற பெயருக்கு 20 என்ற மதிப்பு கிடைக்கிறது.',
      'age < 12 என்ற நிபந்தனை False. எனவே உள்ளே உள்ள வரிகளை Python தாண்டுகிறது.',
      'வெளியீட்டில் வருவது: "big". நிரல் முடிந்தது.',
    ]);
  });

  it('names the line of an error first, then the calls that it ends', () => {
    expect(sentencesOf(programs.failed)).toEqual([
      'The program begins.',
      'Python makes math available.',
      'Python makes randint available.',
      'Python remembers f.',
      'The call of f begins with x = 3.',
      'y gets the value 4.',
      'Line 5 raises an error: ZeroDivisionError. The error ends the call of f.',
    ]);
  });

  it('ends a loop whose condition is False, and gives a name the value that it has', () => {
    const condition = { source: 'n < 2', value: false, parts: [] };
    const steps: TraceStep[] = [
      { ran: null, next: 1, whole: start },
      { ran: 1, next: 2, set: [[0, 'n', '5']] },
      { ran: 2, next: 4, condition },
      { ran: 4, next: null },
    ];
    const facts = (kind: 'assign' | 'while') => ({ kind, names: ['n'], calls: [] });
    const lines = { 1: facts('assign'), 2: facts('while'), 4: facts('assign') };
    expect(
      sentencesOf(seenProgram('n = 5\nwhile n < 2:\n    n += 1\nn = 5', steps, { lines })).slice(2),
    ).toEqual(['The condition n < 2 is False, so the loop ends.', 'n is still 5. The program ends.']);
  });

  it('says no more than the trace does', () => {
    const lines: Trace['lines'] = { 1: { kind: 'assign', names: ['x'], calls: ['f'] } };
    const before = { ...start, frames: [{ id: 0, name: null, names: { x: '1' } }] };
    const waiting: TraceStep[] = [
      { ran: null, next: 1, whole: before },
      { ran: 7, next: 1 },
      { ran: 1, next: null },
    ];
    expect(sentencesOf(seenProgram('x = input()', waiting, { lines, end: 'waiting' })).slice(1)).toEqual([
      'Line 7 ran.',
      'The program waits for a line.',
    ]);
    const generator: TraceStep[] = [
      { ran: null, next: 1, whole: before },
      { ran: 1, next: 3, called: [{ id: 1, name: 'numbers' }] },
    ];
    expect(sentencesOf(seenProgram('def numbers():\n    yield 1\nx = f()', generator)).at(-1)).toBe(
      'Line 1 ran. The program ends.',
    );
  });

  it('tells what the last line of a call set before the call ends', () => {
    const steps: TraceStep[] = [
      { ran: null, next: 3, whole: start },
      { ran: 3, next: 2, called: [{ id: 1, name: 'double' }], set: [[1, 'n', '5']] },
      { ran: 2, next: null, returned: [{ id: 1, value: 'None' }], set: [[1, 'n', '10']] },
    ];
    const lines: Trace['lines'] = { 2: { kind: 'assign', names: ['n'], calls: [] } };
    expect(
      sentencesOf(seenProgram('def double(n):\n    n = n * 2\ndouble(5)', steps, { lines })).at(-1),
    ).toBe('n becomes 10. The call of double ends. The program ends.');
  });

  it('tells of a whole state only what changed', () => {
    const whole = { ...start, frames: [{ id: 0, name: null, names: { x: '1', y: '3' } }] };
    const steps: TraceStep[] = [
      { ran: null, next: 1, whole: { ...whole, frames: [{ id: 0, name: null, names: { x: '1', y: '2' } }] } },
      {
        ran: 1,
        next: null,
        whole,
        set: [
          [0, 'x', '1'],
          [0, 'y', '3'],
        ],
      },
    ];
    expect(sentencesOf(seenProgram('y = 3', steps)).at(-1)).toBe('y becomes 3. The program ends.');
  });

  it('says how many steps are left out, and what ran where none is', () => {
    const last: TraceStep[] = [
      { ran: null, next: 2, whole: { ...start, output: 'a\n' } },
      { ran: 2, next: null },
    ];
    const steps: TraceStep[] = [{ ran: null, next: 1, whole: start }];
    const long = (count: number) => seenProgram('print(1)\nprint(2)', steps, { lastSteps: last, count });
    expect(sentencesOf(long(10))).toEqual([
      'The program begins.',
      '7 steps are left out here.',
      'Line 2 ran. The program ends.',
    ]);
    expect(sentencesOf(long(3))[1]).toBe('Line 1 ran.');
  });

  it('says of a program that Python can not read only that', () => {
    const raised = { type: 'SyntaxError', message: "'(' was never closed" };
    const seen = seenProgram('print(', [{ ran: null, next: null, whole: start, raised }], { end: 'error' });
    expect(sentencesOf(seen)).toEqual(['Python can not read this program: SyntaxError.']);
    expect(tellParts(seen, 0)).toEqual(["SyntaxError: '(' was never closed"]);
  });

  it('gives the parts of a condition with their values on request', () => {
    setLanguage('en');
    expect(tellParts(programs.decision, 2)).toEqual(['age is 20.']);
    expect(tellParts(programs.decision, 1)).toEqual([]);
  });
});
