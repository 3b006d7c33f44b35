import type { TracedFrame, TracedObject, TracedState, TracedValue } from '@python-learning/domain';
import type { Trace, TraceStep } from './trace.ts';

/** The steps that are shown: the first ones, then the last ones where those in between were left out. */
export function shownSteps({ steps, lastSteps }: Trace): readonly TraceStep[] {
  return [...steps, ...lastSteps];
}

const nothing: TracedState = { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' };

/**
 * Returns everything that there is at a step: the nearest whole state before it, with the changes since applied.
 * @param index the place of the step in `shownSteps`
 */
export function stateAt(trace: Trace, index: number): TracedState {
  const steps = shownSteps(trace);
  let from = Math.min(index, steps.length - 1);
  while (from > 0 && steps[from]?.whole === undefined) from -= 1;
  let state = steps[from]?.whole ?? nothing;
  for (const step of steps.slice(from + 1, index + 1)) state = applyStep(state, step);
  return state;
}

/** Returns how many steps of its drawing a program has done at a step: those that were told last. */
export function drawnAt(trace: Trace, index: number): number {
  const told = shownSteps(trace)
    .slice(0, index + 1)
    .findLast(({ drawn }) => drawn !== undefined);
  return told?.drawn ?? 0;
}

/** Returns the state after a step. A call that returned keeps no frame, and a new one begins without names. */
export function applyStep(state: TracedState, step: TraceStep): TracedState {
  if (step.whole !== undefined) return step.whole;
  const ended = new Set(step.returned?.map(({ id }) => id));
  const begun = (step.called ?? []).map(({ id, name }): TracedFrame => ({ id, name, names: {} }));
  const frames = [...state.frames, ...begun].filter(({ id }) => !ended.has(id));
  return {
    frames: frames.map((frame) => ({ ...frame, names: namesAfter(frame, step) })),
    objects: step.objects === undefined ? state.objects : { ...state.objects, ...step.objects },
    output: state.output + (step.printed ?? ''),
  };
}

/** Returns the names of a call after a step, also of one that ended in it. */
export function namesAfter(
  { id, names }: TracedFrame,
  { set = [], gone = [] }: TraceStep,
): TracedFrame['names'] {
  const setHere = set.filter(([frame]) => frame === id).map(([, name, value]) => [name, value] as const);
  const goneHere = new Set(gone.filter(([frame]) => frame === id).map(([, name]) => name));
  const kept = Object.entries(names).filter(([name]) => !goneHere.has(name));
  return Object.fromEntries([...kept, ...setHere]);
}

/**
 * Returns how many names, and places in objects, refer to each object that the names lead to. What no name leads to any
 * more is not counted, although the trace still holds it.
 */
export function countReferences({ frames, objects }: TracedState): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const waiting = frames.flatMap(({ names }) => Object.values(names));
  for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) {
    if (typeof value === 'string') continue;
    const known = counts.get(value.ref) ?? 0;
    counts.set(value.ref, known + 1);
    const object = objects[value.ref];
    if (known === 0 && object !== undefined) waiting.push(...partsOf(object));
  }
  return counts;
}

/** Returns the values in an object: the items, or the keys and values. */
export function partsOf(object: TracedObject): readonly TracedValue[] {
  return 'items' in object ? object.items : object.entries.flat();
}
