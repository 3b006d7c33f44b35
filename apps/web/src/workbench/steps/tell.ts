import type { Trace, TracedState, TracedValue, TraceStep } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { shownSteps, stateAt } from './state-at.ts';
import { valueText } from './value-text.ts';

/**
 * Returns what happened at a step, in sentences of the reader's language. Where the trace says nothing more, it says that
 * the line ran.
 * @param index the place of the step in `shownSteps`
 */
export function tell(trace: Trace, index: number): string {
  const steps = shownSteps(trace);
  const step = steps[index];
  if (step === undefined) return '';
  if (step.ran === null)
    return [m.steps_start(), ...tellEnd(trace, step, index === steps.length - 1)].join(' ');
  const told: Told = {
    trace,
    step,
    line: step.ran,
    before: stateAt(trace, index - 1),
    after: stateAt(trace, index),
    // Between the first and the last steps some are left out: nothing is known of the values before.
    isAfterGap: index === trace.steps.length && index > 0,
  };
  const said = [
    ...tellRead(told),
    ...tellNames(told),
    ...tellObjects(told),
    ...tellCondition(told),
    ...tellCalls(told),
    ...tellPrinted(told),
  ];
  const sentences = [
    ...(said.length === 0 && step.raised === undefined ? [m.steps_ran({ line: step.ran })] : said),
    ...tellEnd(trace, step, index === steps.length - 1),
  ];
  return sentences.join(' ');
}

/** Returns the parts of the condition that a step decided, one sentence each; none if it decided none. */
export function tellParts({ condition }: TraceStep): string[] {
  return condition?.parts.map((part) => m.steps_part(part)) ?? [];
}

type Told = {
  trace: Trace;
  step: TraceStep;
  line: number;
  before: TracedState;
  after: TracedState;
  isAfterGap: boolean;
};

function tellRead({ step }: Told): string[] {
  return (step.read ?? []).map((text) => m.steps_read({ text: `"${text}"` }));
}

/** Names of calls that begin are told with their calls. */
function tellNames({ trace, step, line, before, after, isAfterGap }: Told): string[] {
  const begun = new Set(step.called?.map(({ id }) => id));
  const kind = trace.lines[line]?.kind;
  const set = (step.set ?? []).filter(([frame]) => !begun.has(frame));
  return set.map(([frame, name, value]) => {
    if (kind === 'define') return m.steps_defined({ name });
    if (kind === 'import') return m.steps_imported({ name });
    const shown = valueText(value, after.objects);
    const old = before.frames.find(({ id }) => id === frame)?.names[name];
    if (isAfterGap || old === undefined) return m.steps_new({ name, value: shown });
    const isSame = isSameValue(old, value) && valueText(old, before.objects) === shown;
    return isSame ? m.steps_same({ name, value: shown }) : m.steps_becomes({ name, value: shown });
  });
}

function isSameValue(one: TracedValue, other: TracedValue): boolean {
  return typeof one === 'string' || typeof other === 'string' ? one === other : one.ref === other.ref;
}

/** Lists and dictionaries that were there before. */
function tellObjects({ step, before, after }: Told): string[] {
  return Object.entries(step.objects ?? {}).flatMap(([id, object]) => {
    const ref = Number(id);
    if (before.objects[ref] === undefined) return [];
    const value = valueText({ ref }, after.objects);
    if (valueText({ ref }, before.objects) === value) return [];
    if (object.kind === 'list') return [m.steps_list_changed({ value })];
    return object.kind === 'dict' ? [m.steps_dict_changed({ value })] : [];
  });
}

function tellCondition({ trace, step: { condition }, line }: Told): string[] {
  const kind = trace.lines[line]?.kind;
  if (condition === undefined || (kind !== 'if' && kind !== 'while')) return [];
  const { source, value } = condition;
  return [
    value ? m.steps_condition_true({ condition: source }) : m.steps_condition_false({ condition: source }),
  ];
}

function tellCalls({ step, before, after }: Told): string[] {
  const nameOf = (id: number) => before.frames.find((frame) => frame.id === id)?.name ?? null;
  const returned = (step.returned ?? []).flatMap(({ id, value }) => {
    const name = nameOf(id);
    if (name === null) return [];
    if (value === null) return [m.steps_ended_by_error({ name })];
    return [m.steps_returned({ name, value: valueText(value, after.objects) })];
  });
  const called = (step.called ?? []).map(({ id, name }) => {
    const set = (step.set ?? []).filter(([frame]) => frame === id);
    const values = set.map(([, key, value]) => `${key} = ${valueText(value, after.objects)}`).join(', ');
    return values === '' ? m.steps_called({ name }) : m.steps_called_with({ name, values });
  });
  return [...returned, ...called];
}

/** A printed line is said without the end of the line; an empty one says nothing. */
function tellPrinted({ step: { printed = '', read } }: Told): string[] {
  const text = printed.trim();
  // The output of a line that reads has the prompt and the typed line in it.
  return text === '' || (read?.length ?? 0) > 0 ? [] : [m.steps_printed({ text: `"${text}"` })];
}

function tellEnd({ end }: Trace, { ran, raised }: TraceStep, isLast: boolean): string[] {
  const error =
    raised !== undefined && ran !== null ? [m.steps_raised({ line: ran, type: raised.type })] : [];
  if (!isLast) return error;
  switch (end) {
    case 'finished':
      return [m.steps_end()];
    case 'error':
      return error;
    case 'stopped':
      return [m.steps_stopped()];
    case 'waiting':
      return [m.steps_waiting()];
  }
}
