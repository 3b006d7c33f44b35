import type { Drawing, DrawingStep } from '@python-learning/domain';
import { describe, expect, it, vi } from 'vitest';
import { drawingOf, layered, lineOf, linesIn, square, usual } from './drawings.fixture.ts';
import { LivePage } from './live-page.ts';
import { isOnPage, paintOrder, replayOf } from './replay.ts';

function open(drawing: Drawing) {
  const replay = replayOf(drawing);
  return { replay, page: new LivePage(drawing, replay) };
}

/** The marks that are seen, by what their shapes say, from the lowest to the topmost. */
function seen({ element }: LivePage): string[] {
  const marks = [...(element.firstElementChild?.children ?? [])];
  return marks
    .filter((mark) => !mark.hasAttribute('display'))
    .map((mark) => mark.getAttribute(mark.getAttribute('fill') === 'none' ? 'stroke' : 'fill') ?? '');
}

/** A drawing of many areas, dots and erasures; the colour of each mark is the number of its step. */
function randomDrawing(seed: number): Drawing {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
  const steps = Array.from({ length: 60 }, (_, index): DrawingStep => {
    const colour = colourOf(index);
    const kind = random(6);
    if (kind === 0) return { kind: 'turn', ...usual, heading: random(360) };
    if (kind === 1) return { kind: 'erase', ...usual, steps: [random(index + 1), random(index + 1)] };
    if (kind < 4)
      return {
        kind: 'fill',
        ...usual,
        points: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        colour,
        under: random(index + 1),
      };
    return { kind: 'dot', ...usual, at: [0, 0], size: 4, colour };
  });
  return drawingOf(steps);
}

function colourOf(index: number): string {
  return `#${index.toString(16).padStart(6, '0')}`;
}

describe('a page that follows a replay', () => {
  it.each([1, 2, 3, 4, 5])(
    'shows at each moment what lies on it, in order, whatever was shown before (%i)',
    (seed) => {
      const drawing = randomDrawing(seed);
      const { page, replay } = open(drawing);
      for (const count of [60, 13, 14, 40, 0, 59, 31, 60]) {
        page.show({ count, part: 0 });
        const expected = paintOrder(drawing.steps).filter((step) => isOnPage(replay, step, count));
        expect(seen(page)).toEqual(expected.map(colourOf));
      }
    },
  );

  it('has few elements for many lines and dots that look the same, and writes only the last again for one more', () => {
    const dots = Array.from({ length: 300 }, (_, x): DrawingStep => {
      return { kind: 'dot', ...usual, at: [x, 0], size: 3, colour: '#00ff00' };
    });
    const lines = Array.from({ length: 2000 }, (_, x) =>
      lineOf([
        [x, 0],
        [x, 5],
      ]),
    );
    const { page } = open(drawingOf([...dots, ...lines]));
    page.show({ count: 2300, part: 0 });
    expect(linesIn(page.element)).toBe(2300);
    expect(page.element.querySelectorAll('path').length).toBeLessThan(50);
    const touched = new Set<unknown>();
    for (const change of ['setAttribute', 'removeAttribute'] as const) {
      const original = Element.prototype[change];
      vi.spyOn(Element.prototype, change).mockImplementation(function (this: Element, ...given: unknown[]) {
        if (this.tagName === 'path' && this.parentElement?.tagName === 'g') touched.add(this);
        Reflect.apply(original, this, given);
      });
    }
    page.show({ count: 2298, part: 0 });
    page.show({ count: 2299, part: 0 });
    vi.restoreAllMocks();
    expect(linesIn(page.element)).toBe(2299);
    expect(touched.size).toBe(1);
  });

  it('keeps an area between two lines that look the same', () => {
    const line = lineOf([
      [0, 0],
      [60, 0],
    ]);
    const fill: DrawingStep = { kind: 'fill', ...usual, points: line.points, colour: '#ffff00', under: 1 };
    const { page } = open(drawingOf([line, line, fill]));
    page.show({ count: 3, part: 0 });
    expect(seen(page)).toEqual(['#000000', '#ffff00', '#000000']);
  });

  it('shows a line as far as it is drawn, and whole afterwards', () => {
    const { page } = open(square);
    const drawn = () => page.element.querySelector('.newest-mark')?.getAttribute('stroke-dasharray');
    page.show({ count: 2, part: 0.25 });
    expect([drawn(), linesIn(page.element)]).toEqual(['0.25 2', 1]);
    page.show({ count: 3, part: 0.5 });
    expect([drawn(), linesIn(page.element)]).toEqual([null, 2]);
    page.show({ count: 4, part: 0.5 });
    page.show({ count: 4, part: 0 });
    expect([drawn(), linesIn(page.element)]).toEqual([null, 2]);
  });

  it('has the newest mark in gold, and wider, until the drawing is finished', () => {
    const { page } = open(square);
    const gold = () => {
      const mark = page.element.querySelector('.newest-mark');
      return [mark?.getAttribute('d'), mark?.getAttribute('stroke-width')];
    };
    page.show({ count: 3, part: 0 });
    expect(gold()).toEqual(['M100 0L100 -100', '5']);
    page.show({ count: 0, part: 0 });
    expect(page.element.querySelector('.newest-mark')).toBeNull();
    page.show({ count: 8, part: 0 });
    expect(page.element.querySelector('.newest-mark')).toBeNull();
    expect(page.element.querySelector('path')?.getAttribute('stroke-width')).toBe('3');
  });

  it('has the newest area itself in gold, because its outline lies over it', () => {
    const { page } = open(drawingOf([...layered.steps, { kind: 'turn', ...usual, heading: 0 }]));
    page.show({ count: 4, part: 0 });
    expect(page.element.querySelector('.newest-mark')?.getAttribute('fill')).toBe('#ffff00');
    expect(seen(page).at(-1)).toBe('#0000ff');
    page.show({ count: 3, part: 0 });
    expect(page.element.querySelectorAll('.newest-mark[fill="none"]')).toHaveLength(1);
  });

  it('shows the pens where they are and the paper in its colour', () => {
    const { page } = open(
      drawingOf([
        ...square.steps.slice(0, 2),
        { kind: 'background', ...usual, colour: '#ffeecc' },
        {
          kind: 'pen',
          ...usual,
          isShown: false,
          shape: 'turtle',
          colour: '#000000',
          inside: '#000000',
          stretch: [1, 1],
        },
      ]),
    );
    const pen = () => page.element.lastElementChild?.firstElementChild;
    expect(pen()).toBeNull();
    expect(page.element.style.backgroundColor).toBe('');
    page.show({ count: 3, part: 0 });
    expect(pen()?.getAttribute('transform')).toBe('translate(100 0) rotate(-90)');
    expect(page.element.style.backgroundColor).toBe('rgb(255, 238, 204)');
    page.show({ count: 4, part: 0 });
    expect(pen()?.getAttribute('display')).toBe('none');
  });

  it('shows a finished picture without its pens', () => {
    const { page } = open(square);
    page.showFinished();
    expect(linesIn(page.element)).toBe(4);
    expect(page.element.lastElementChild?.children).toHaveLength(0);
  });

  it('begins an area only when it is whole', () => {
    const { page } = open(layered);
    page.show({ count: 3, part: 0.5 });
    expect(seen(page)).not.toContain('#ffff00');
    page.show({ count: 4, part: 0 });
    expect(seen(page)).toContain('#ffff00');
  });
});
