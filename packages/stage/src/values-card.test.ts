import type { Trace } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { frameAt } from './frame.ts';
import { timelineFixture } from './timeline.fixture.ts';
import type { TimedProgram, TimedRun, Timeline } from './timeline.ts';
import { planTyping } from './typing.ts';
import { valuesCard } from './values-card.ts';

const code = 'name = input("Name? ")\nage = 12';

const trace: Trace = {
  steps: [
    { ran: null, next: 1, whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' } },
    { ran: 1, next: 2, set: [[0, 'name', "'Nila'"]], read: ['Nila'] },
    { ran: 2, next: null, set: [[0, 'age', '12']] },
  ],
  lastSteps: [],
  count: 3,
  lines: {},
  end: 'finished',
};

const run: TimedRun = {
  pressMs: 1000,
  steps: [
    {
      line: 1,
      written: 2,
      startMs: 1400,
      traced: 1,
      inputs: [{ text: 'Nila', askMs: 1500, typeMs: 3000, keyMs: 100, enterMs: 3800 }],
    },
    { line: 2, written: 2, startMs: 5000, traced: 2 },
  ],
  endMs: 6000,
};

function lesson(program: Partial<TimedProgram>): Timeline {
  const typing = { ...planTyping(code, code), startMs: 0, keyMs: 100, endMs: 0 };
  const left = { screen: [], error: null };
  const scene = {
    startMs: 0,
    endMs: 8000,
    program: { typing, left, run, trace, ...program },
    marks: [],
    table: [],
    think: null,
    speech: [],
  };
  return { ...timelineFixture, language: 'en', scenes: [scene] };
}

/** The card of values at a moment, on a phone. */
function cardAt(timeline: Timeline, ms: number): string {
  const frame = frameAt(timeline, ms, { room: { width: 328, height: 430 } });
  return /<section class="panel names".*?<\/section>/.exec(frame)?.[0] ?? '';
}

describe('the card of values', () => {
  it('has no names before the program runs', () => {
    expect(cardAt(lesson({}), 900)).toContain('No names yet');
  });

  it('has what was typed when Enter is pressed, and not before', () => {
    expect(cardAt(lesson({}), 3700)).not.toContain('Nila');
    expect(cardAt(lesson({}), 3800)).toContain('Nila');
  });

  it('keeps the values of the end, also where the scene before has run the program', () => {
    for (const timeline of [lesson({}), lesson({ run: null })]) {
      expect(cardAt(timeline, 7000)).toMatch(/Nila.*12/);
    }
  });

  it('gets its values from where they were typed or computed, while they stand and the program runs', () => {
    const look = { room: { width: 328, height: 430 } };
    const flightsAt = (ms: number, more = {}) =>
      frameAt(lesson({}), ms, { ...look, ...more }).match(/data-from="[^"]*" data-to="[^"]*"/g);
    expect(flightsAt(3700)).toBeNull();
    expect(flightsAt(3800)).toEqual(['data-from="typed" data-to="box 0-name"']);
    expect(flightsAt(5600)).toEqual(['data-from="code 2 6 8" data-to="box 0-age"']);
    expect(flightsAt(6000), 'the run has ended').toBeNull();
    expect(flightsAt(3800, { isStill: true }), 'no motion is wanted').toBeNull();
    expect(flightsAt(3800, { isVideo: true })).toBeNull();
  });

  it('has them in their boxes before the next step, also in a fast loop', () => {
    const flight = (ms: number) =>
      /data-ms="(\d+)"/.exec(frameAt(lesson({}), ms, { room: { width: 328, height: 430 } }))?.[1];
    expect(flight(3800)).toBe('420');
    // The last step stands from 5,500 to 6,000 ms.
    expect(flight(5600)).toBe('350');
  });

  it('is not there where values are not shown', () => {
    expect(cardAt(timelineFixture, 12_000)).toBe('');
  });

  it('has the height of its largest picture in every step, so that nothing moves', () => {
    const heights = [null, 1, 2].map((traced) => valuesCard({ code, trace, traced }, 'en').heightIn(300, 14));
    expect(new Set(heights).size).toBe(1);
    expect(valuesCard({ code, trace, traced: null }, 'en').heightIn(70, 14)).toBeGreaterThan(heights[0] ?? 0);
  });
});

describe('objects in a card of values', () => {
  const list = (text: string, rows: number): Trace => {
    const items = Array.from({ length: rows }, (_, row) => ({ ref: row + 2 }));
    const inner = items.map(
      ({ ref }) => [ref, { kind: 'list', items: [text, text, text], more: 0 }] as const,
    );
    const objects = { 1: { kind: 'list' as const, items, more: 0 }, ...Object.fromEntries(inner) };
    const set = [[0, 'table', { ref: 1 }] as const];
    return { ...trace, steps: [...trace.steps.slice(0, 1), { ran: 1, next: null, set, objects }], count: 2 };
  };
  const drawn = (trace_: Trace, room: { width: number; height: number }) => {
    const steps = [{ line: 1, written: 0, startMs: 1400, traced: 1 }];
    const timeline = lesson({ trace: trace_, run: { pressMs: 1000, steps, endMs: 2000 } });
    return /<section class="panel names".*?<\/section>/.exec(frameAt(timeline, 7000, { room }))?.[0] ?? '';
  };
  const phone = { width: 328, height: 430 };

  it('are all drawn where there is room', () => {
    const card = drawn(list('70', 3), { width: 1000, height: 560 });
    expect(card.match(/class="object"/g)).toHaveLength(4);
    expect(card.match(/class="cell framed"/g)).toHaveLength(9);
  });

  it('are written where there is none: first those inside others, then all, at last in few letters', () => {
    const outermost = drawn(list('70', 5), phone);
    expect(outermost.match(/class="object"/g)).toHaveLength(1);
    expect(outermost).toContain('<span class="text">[70, 70, 70]</span>');
    const text = drawn(list('70', 7), phone);
    expect(text).not.toContain('class="object"');
    expect(text).toContain(`<span class="text">[${Array(7).fill('[70, 70, 70]').join(', ')}]</span>`);
    const short = drawn(list("'a long word'", 30), phone);
    expect(short).toContain('<span class="text">[[\'a long w…</span>');
    expect(short, 'all of it is said').toContain('a long word');
  });

  it('are never smaller than the text of the card', () => {
    for (const rows of [1, 3, 5, 7, 30]) {
      const sizes = [...drawn(list("'word'", rows), phone).matchAll(/font-size:([\d.]+)px/g)];
      expect(sizes.length).toBeGreaterThan(0);
      for (const [, px] of sizes) expect(Number(px)).toBeGreaterThanOrEqual(13);
    }
  });
});
