import { kolamDots, kolamPath } from './kolam.ts';

/** The kolam of the course: one dot for each of the 15 milestones. */
const courseColumns = 5;
const courseRows = 3;

type KolamLook = {
  progress: number;
  /** Highlighted dot, counted from 1; 0 for none. */
  litDot: number;
  columns?: number;
  rows?: number;
};

/** Renders the kolam as SVG; the colours come from the style sheet. */
export function kolamMarkup({
  progress,
  litDot,
  columns = courseColumns,
  rows = courseRows,
}: KolamLook): string {
  const dots = kolamDots(columns, rows).map(({ x, y }, index) => {
    const isLit = index + 1 === litDot;
    return `<circle class="${isLit ? 'dot lit' : 'dot'}" cx="${x}" cy="${y}" r="${isLit ? 0.12 : 0.07}"/>`;
  });
  const line = `<path class="thread" d="${kolamPath(columns, rows, progress)}"/>`;
  return `<svg class="kolam" viewBox="-0.1 -0.1 ${columns + 0.2} ${rows + 0.2}">${line}${dots.join('')}</svg>`;
}
