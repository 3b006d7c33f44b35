import type { Stroke } from '@python-learning/domain';
import { isCovered, isNear, type Segment, segmentsOf, tolerance } from './segments.ts';

/** What of a drawing counts besides its places. */
export type Counted = { colours: boolean; widths: boolean };

/** Strokes that are expected and not drawn, and strokes that are drawn and not expected. */
export type StrokesDifference = { missing: readonly Stroke[]; extra: readonly Stroke[] };

/**
 * Compares drawings by what is on the page: the order, the direction and the number of pieces do not count, and a line
 * that is drawn twice is there once. Places and widths may differ by `tolerance`. The work is bounded by what is
 * expected: of a drawing with many times more pieces, all are extra.
 */
export function compareStrokes(
  expected: readonly Stroke[],
  found: readonly Stroke[],
  counted: Counted,
): StrokesDifference {
  if (piecesOf(found) > mostPieces(piecesOf(expected))) return { missing: [], extra: found };
  return {
    missing: expected.filter((stroke) => !isDrawnIn(stroke, found, counted)),
    extra: found.filter((stroke) => !isDrawnIn(stroke, expected, counted)),
  };
}

export function isEqual({ missing, extra }: StrokesDifference): boolean {
  return missing.length === 0 && extra.length === 0;
}

/** Straight pieces and other marks of a drawing. */
export function piecesOf(strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, stroke) => sum + ('points' in stroke ? stroke.points.length : 1), 0);
}

/** A circle of 360 short steps in place of one of 20 is still compared. */
function mostPieces(expected: number): number {
  return 4 * expected + 400;
}

function isDrawnIn(stroke: Stroke, others: readonly Stroke[], counted: Counted): boolean {
  if (stroke.kind === 'line') {
    const pieces = segmentsWithLook(stroke, others, counted);
    return segmentsOf(stroke.points).every((segment) => isCovered(segment, pieces));
  }
  return others.some((other) => isSameMark(stroke, other, counted));
}

function segmentsWithLook(
  { colour, width }: Extract<Stroke, { kind: 'line' }>,
  others: readonly Stroke[],
  counted: Counted,
): Segment[] {
  return others.flatMap((other) => {
    if (other.kind !== 'line') return [];
    const isSameColour = !counted.colours || other.colour === colour;
    const isSameWidth = !counted.widths || isWithin(other.width, width);
    return isSameColour && isSameWidth ? segmentsOf(other.points) : [];
  });
}

function isSameMark(one: Stroke, other: Stroke, { colours, widths }: Counted): boolean {
  if (colours && one.colour !== other.colour) return false;
  switch (one.kind) {
    case 'line':
      return false;
    case 'background':
      return other.kind === 'background' || !colours;
    case 'dot':
      return other.kind === 'dot' && isNear(one.at, other.at) && (!widths || isWithin(one.size, other.size));
    case 'text':
      return other.kind === 'text' && isNear(one.at, other.at) && one.text.trim() === other.text.trim();
    case 'stamp':
      return other.kind === 'stamp' && isNear(one.at, other.at) && one.shape === other.shape;
    case 'fill': {
      if (other.kind !== 'fill') return false;
      const [area, otherArea] = [segmentsOf(one.points, true), segmentsOf(other.points, true)];
      return (
        area.every((segment) => isCovered(segment, otherArea)) &&
        otherArea.every((segment) => isCovered(segment, area))
      );
    }
  }
}

function isWithin(one: number, other: number): boolean {
  return Math.abs(one - other) <= tolerance.width;
}
