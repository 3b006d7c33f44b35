import { expect, it } from 'vitest';
import { drawArrows } from './arrows.ts';

type Element = Parameters<typeof drawArrows>[0];

/** An element with a place, its attributes, and what is found in it by each selector. */
function element(
  [left, top, right, bottom]: readonly [number, number, number, number],
  found: Readonly<Record<string, readonly Element[]>> = {},
  attributes: Record<string, string> = {},
): Element {
  return {
    getBoundingClientRect: () => ({ left, top, right, bottom }),
    querySelectorAll: (selector) => found[selector] ?? [],
    querySelector: (selector) => found[selector]?.[0] ?? null,
    getAttribute: (name) => attributes[name] ?? null,
    setAttribute: (name, value) => {
      attributes[name] = value;
    },
  };
}

it('leads an arrow from each mark to the left side of its object, counted from the corner of the picture', () => {
  const path: Record<string, string> = {};
  const mark = (top: number) => element([110, top, 120, top + 10], {}, { 'data-arrow-to': '1' });
  const desk = element([100, 50, 300, 200], {
    '[data-arrow-to]': [mark(60), mark(100)],
    '[data-object="1"]': [element([203, 100, 280, 140])],
    '.values-arrows path': [element([0, 0, 0, 0], {}, path)],
  });
  drawArrows(element([0, 0, 400, 400], { '.values-desk': [desk] }));
  const head = 'M92 65L100 70L92 75';
  expect(path['d']).toBe(`M20 15C60 15 60 70 100 70${head}M20 55C60 55 60 70 100 70${head}`);
});

it('measures nothing where nothing is shared', () => {
  const desk: Element = {
    ...element([0, 0, 0, 0]),
    getBoundingClientRect: () => {
      throw new Error('was measured');
    },
  };
  expect(() => drawArrows(element([0, 0, 0, 0], { '.values-desk': [desk] }))).not.toThrow();
});
