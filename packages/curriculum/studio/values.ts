import type { Trace, TraceStep } from '@python-learning/domain';

/**
 * Returns the trace of a program with what is drawn of values; null where none are shown: they are for a program that sets a name or calls a
 * function of its own, unless its scene says otherwise.
 * @param wanted what the scene says; undefined where it says nothing
 */
export function shownValues(trace: Trace, wanted: boolean | undefined): Trace | null {
  const isWorthIt = trace.steps.some(({ set = [], called = [] }) => set.some(isValue) || called.length > 0);
  if (!(wanted ?? isWorthIt)) return null;
  const { drawing: _, ...rest } = trace;
  return { ...rest, steps: trace.steps.map(drawnStep), lastSteps: [] };
}

/** Functions and modules are no values to look at. */
function isValue([, , value]: NonNullable<TraceStep['set']>[number]): boolean {
  return typeof value !== 'string' || !/^<.*>$/.test(value);
}

/** The screen of a lesson has the output. */
function drawnStep({ printed: _, drawn: __, whole, ...step }: TraceStep): TraceStep {
  return whole === undefined ? step : { ...step, whole: { ...whole, output: '' } };
}
