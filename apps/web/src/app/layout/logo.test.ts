import { drawKolam } from '@python-learning/stage/kolam';
import { expect, it } from 'vitest';
import { knot } from './logo.tsx';

it('the knot of the logo is the kolam of two dots by one', () => {
  const { line, dots } = drawKolam(2, 1);
  expect(knot).toEqual({ line, dots });
});
