import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OwnKolam } from './own-kolam.tsx';

const course = { seed: 7, lessons: 44 };

function draw(props: { finished: number; golden: number; drawing?: number }) {
  const { container } = render(<OwnKolam {...course} {...props} />);
  const numbers = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
  const dots = [...container.querySelectorAll('circle')].map((dot) => ({
    at: [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))] as const,
    isGolden: dot.classList.contains('fill-reward'),
  }));
  const isInside = ([cx, cy]: readonly [number, number]) =>
    cx - 2 >= x && cx + 2 <= x + width && cy - 2 >= y && cy + 2 <= y + height;
  return { width, dots, isInside, drawing: container.querySelectorAll('.kolam-draws').length };
}

describe('the picture of a learner’s own kolam', () => {
  it.each([0, 1, 5, 20, 44])('shows its dots whole after %i lessons', (finished) => {
    const { dots, isInside } = draw({ finished, golden: 0 });
    expect(dots.every(({ at }) => isInside(at))).toBe(true);
  });

  it('is large while it is young, and shows all dots in the end', () => {
    const [young, grown] = [draw({ finished: 1, golden: 0 }), draw({ finished: 44, golden: 0 })];
    expect(young.width).toBeLessThan(grown.width / 2);
    expect(grown.dots).toHaveLength(99);
  });

  it('has golden dots for the lessons of completed milestones', () => {
    expect(draw({ finished: 5, golden: 3 }).dots.filter(({ isGolden }) => isGolden)).toHaveLength(5);
  });

  it('draws only the last strokes before the eyes of the learner', () => {
    // Four pieces of the line are round each of the two dots of a stroke.
    expect(draw({ finished: 5, golden: 0, drawing: 1 }).drawing).toBe(8);
    expect(draw({ finished: 5, golden: 0 }).drawing).toBe(0);
  });
});
