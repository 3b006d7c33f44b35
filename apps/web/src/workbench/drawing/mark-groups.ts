import type { DrawingStep } from '@python-learning/domain';
import { isMark } from './replay.ts';

/** Points of one element at most: it is written again whenever one of its marks comes or goes. */
const mostPoints = 128;

/** Marks that are shown as one element, by the numbers of their steps. */
export type MarkGroup = { readonly steps: readonly number[]; readonly first: number };

/**
 * Groups the marks of a drawing: lines, or dots, that follow each other and look the same are one element. A page of a few
 * elements is laid out many times faster than one with an element for each line.
 * @returns the group of each step; null for a step that is no mark
 */
export function markGroups(steps: readonly DrawingStep[]): readonly (MarkGroup | null)[] {
  const fillPlaces = new Set(
    steps.map((step, index) => (step.kind === 'fill' ? Math.min(step.under, index) : -1)),
  );
  let open: OpenGroup | null = null;
  return steps.map((step, index) => {
    if (fillPlaces.has(index)) open = null;
    // An area is painted elsewhere, so that the marks around it still follow each other.
    if (step.kind === 'fill') return { steps: [index], first: index };
    if (!isMark(step)) return null;
    const look = lookOf(step);
    const points = step.kind === 'line' ? step.points.length : 1;
    if (open === null || look === null || open.look !== look || open.points + points > mostPoints)
      open = { look, points: 0, steps: [], first: index };
    open.steps.push(index);
    open.points += points;
    return open;
  });
}

type OpenGroup = { look: string | null; points: number; steps: number[]; first: number };

/** What marks of one element have in common; null for a mark that is an element of its own. */
function lookOf(step: DrawingStep): string | null {
  if (step.kind === 'line') return `line ${step.colour} ${step.width}`;
  return step.kind === 'dot' ? `dot ${step.colour} ${step.size}` : null;
}
