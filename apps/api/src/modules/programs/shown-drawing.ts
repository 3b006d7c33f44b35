import type { Drawing, DrawingStep } from '@python-learning/domain';

/** A drawing that is stored with a program is at most this long, in characters of its JSON. */
const maxLength = 32_768;

/**
 * Returns what a drawing shows at its end, without how it came about: to be stored beside a program. Null for no drawing, and for one that is too
 * long.
 */
export function shownDrawing(drawing: Drawing | null): Drawing | null {
  if (drawing === null) return null;
  const erased = new Set(drawing.steps.flatMap((step) => (step.kind === 'erase' ? step.steps : [])));
  const kept = [...drawing.steps.entries()].filter(([index, step]) => !erased.has(index) && isSeen(step));
  const places = kept.map(([index]) => index);
  const steps = kept.map(([, step]) => finished(step, places));
  const shown = { page: drawing.page, steps };
  return steps.length === 0 || JSON.stringify(shown).length > maxLength ? null : shown;
}

const seenKinds: ReadonlySet<DrawingStep['kind']> = new Set([
  'line',
  'dot',
  'fill',
  'text',
  'stamp',
  'background',
]);

function isSeen({ kind }: DrawingStep): boolean {
  return seenKinds.has(kind);
}

/** A step that takes no time and names no line. An area lies under the first step that is kept of those above it. */
function finished(step: DrawingStep, places: readonly number[]): DrawingStep {
  const shown = { ...step, line: null, ms: 0 };
  if (shown.kind !== 'fill') return shown;
  const { under } = shown;
  return { ...shown, under: places.filter((place) => place < under).length };
}
