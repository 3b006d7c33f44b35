import { describe, expect, it } from 'vitest';
import { litMarkup, marksAt, marksBehind, placesOf, rangesOf } from './lit-text.ts';

const whole = { strength: 1 };

describe('a mark', () => {
  const mark = { piece: 'Tea', startMs: 1000, endMs: 2000 };

  it('is seen from its word on, and fades after its end', () => {
    expect(marksAt([mark], null, 900)).toEqual([]);
    expect(marksAt([mark], null, 1000)).toEqual([{ piece: 'Tea', strength: 1 }]);
    const [fading] = marksAt([mark], null, 2200);
    expect(fading?.strength).toBeLessThan(1);
    expect(marksAt([mark], null, 2400)).toEqual([]);
  });

  it('without an end goes out when Run is pressed, because the running line leads then', () => {
    const open = { piece: 'Tea', startMs: 1000 };
    expect(marksAt([open], 5000, 4900)).toHaveLength(1);
    expect(marksAt([open], 5000, 5400)).toEqual([]);
    expect(marksAt([{ ...open, startMs: 6000 }], 5000, 9000)).toHaveLength(1);
  });

  it('is at every occurrence of its piece, or at the one that is named', () => {
    const text = 'name = name + name';
    expect(rangesOf(text, [{ piece: 'name', ...whole }])).toHaveLength(3);
    expect(rangesOf(text, [{ piece: 'name', occurrence: 2, ...whole }])).toEqual([
      { start: 7, end: 11, strength: 1 },
    ]);
    expect(rangesOf(text, [{ piece: 'name', occurrence: 4, ...whole }])).toEqual([]);
  });

  it('is on whole words, or on a part of one that is nowhere else', () => {
    const text = 'word = input("Password? ")';
    expect(placesOf(text, 'word')).toEqual([0]);
    expect(placesOf(text, 'Pass')).toEqual([14]);
    expect(placesOf(text, '"')).toEqual([13, 24]);
    expect(placesOf('words = 2', 'word')).toEqual([0]);
  });

  it('that is named by its number is counted through a text and what follows it', () => {
    const named = (occurrence: number) => ({ piece: 'name', occurrence, ...whole });
    expect(marksBehind('name name', [named(2), named(3)])).toEqual([named(1)]);
    expect(marksBehind('name', [{ piece: 'name', ...whole }])).toHaveLength(1);
  });

  it('is one ground around differently coloured code, and its text is escaped', () => {
    const text = 'a < "b"';
    const lit = rangesOf(text, [{ piece: '< "b', ...whole }]);
    expect(litMarkup(text, { start: 0, end: text.length }, lit)).toBe(
      'a <span class="mark">&lt; &quot;b</span>&quot;',
    );
    const draw = ({ start, end }: { start: number; end: number }) => `<${text.slice(start, end)}>`;
    expect(litMarkup(text, { start: 0, end: text.length }, lit, draw)).toBe(
      '<a ><span class="mark"><< "b></span><">',
    );
  });
});
