import type { Drawing, DrawingStep } from '@python-learning/domain';
import { count } from './said.ts';

/** How the text of a step begins; that of a page begins otherwise. */
export const stepMark = '{"kind"';

/** The page of a drawing whose recorder never said how large it is. */
const defaultPage: Drawing['page'] = { lower: [-160, -160], upper: [160, 160] };

/**
 * Joins the steps that were pushed while a program ran. A push with a `page` says what the page shows; the last one
 * counts. Texts that are no objects are dropped, the rest is checked by the parent of the process. Null when nothing
 * was pushed.
 */
export function readDrawing(pushed: readonly string[]): Drawing | null {
  let page = defaultPage;
  const steps: DrawingStep[] = [];
  for (const text of pushed) {
    const said = parsed(text);
    // Casts: the parent of the process parses them.
    if (said === null) continue;
    if ('page' in said) page = said['page'] as Drawing['page'];
    else steps.push(said as unknown as DrawingStep);
  }
  return pushed.length === 0 ? null : { page, steps };
}

/** Line of the program that the last step came from; null when it is unknown. */
export function lastDrawnLine(pushed: readonly string[]): number | null {
  return count(parsed(pushed.at(-1) ?? '')?.['line']) || null;
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? { ...said } : null;
  } catch {
    return null;
  }
}
