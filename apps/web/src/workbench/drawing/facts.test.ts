import { describe, expect, it } from 'vitest';
import { nearestColour } from './colour-names.ts';
import { drawingOf, layered, lineOf, square, usual } from './drawings.fixture.ts';
import { factsOf } from './facts.ts';

describe('what can be said of a drawing', () => {
  it('counts what is seen at the end', () => {
    expect(factsOf(layered)).toMatchObject({ lines: 1, curves: 1, dots: 0, areas: 1, stamps: 0 });
    expect(factsOf(drawingOf([]))).toMatchObject({ lines: 0, size: null, closed: 0, colours: [] });
  });

  it('says how wide and high it is, with the width of its lines', () => {
    expect(factsOf(square).size).toEqual({ width: 103, height: 103 });
  });

  it('finds lines that come back to their beginning, also those whose end is rounded', () => {
    expect(factsOf(square).closed).toBe(1);
    expect(factsOf(layered).closed).toBe(1);
    const nearly = lineOf([
      [0, 0],
      [50, 0],
      [50, 50],
      [0.4, -0.3],
    ]);
    expect(factsOf(drawingOf([nearly])).closed).toBe(1);
    expect(factsOf(drawingOf(square.steps.slice(0, 6))).closed).toBe(0);
    expect(
      factsOf(
        drawingOf([
          lineOf([
            [0, 0],
            [50, 0],
          ]),
          lineOf([
            [50, 0],
            [0, 0],
          ]),
        ]),
      ).closed,
    ).toBe(0);
  });

  it('does not join the lines of two pens, nor lines that do not touch', () => {
    const [one, , two, , three, , four] = square.steps;
    if (one === undefined || two === undefined || three === undefined || four === undefined)
      throw new TypeError();
    expect(factsOf(drawingOf([one, two, three, { ...four, pen: 1 }])).closed).toBe(0);
    expect(factsOf(drawingOf([one, three, two, four])).closed).toBe(0);
  });

  it('names its colours, the most used first, and paper that is not white', () => {
    const drawing = drawingOf([
      { kind: 'background', ...usual, colour: '#0a0a40' },
      lineOf(
        [
          [0, 0],
          [1, 0],
        ],
        { colour: '#fa0505' },
      ),
      { kind: 'dot', ...usual, at: [0, 0], size: 4, colour: '#0000fe' },
      { kind: 'dot', ...usual, at: [9, 0], size: 4, colour: '#0000fe' },
    ]);
    expect(factsOf(drawing).colours).toEqual(['blue', 'red']);
    expect(factsOf(drawing).paper).toBe('black');
    expect(factsOf(square).paper).toBeNull();
  });

  it('knows colours by the name that is nearest', () => {
    const colours = ['#808080', '#ffd700', '#228b22', '#00ffff', '#ffc0cb', '#a52a2a', '#f5f5dc', '#4b0082'];
    const names = ['grey', 'yellow', 'green', 'turquoise', 'pink', 'brown', 'white', 'purple'];
    expect(colours.map(nearestColour)).toEqual(names);
  });
});
