import type { TracedLine, TracedState, TracedValue } from '@python-learning/domain';
import { shownSteps, stateAt } from './state-at.ts';
import type { Trace, TraceStep } from './trace.ts';
import { valueText } from './value-text.ts';

/** A program and what it did. */
export type SeenProgram = { code: string; trace: Trace };

/** A name that got a value. `old` is what it had before; null for a new name, and where nothing is known of before. */
export type NameChange = { frame: number; name: string; value: TracedValue; old: string | null };

/** One step of a program, with everything that a sentence or a picture needs to know of it. */
export type Moment = {
  seen: SeenProgram;
  step: TraceStep;
  isLast: boolean;
  /** The line that just ran; null at the start. */
  ran: number | null;
  /** The line that the step is about: after a return, the line that had made the call. */
  line: number | null;
  /** What is known of that line. */
  facts: TracedLine | undefined;
  /** How many steps are left out before this one. */
  leftOut: number;
  before: TracedState;
  after: TracedState;
  names: readonly NameChange[];
  /** The objects of before that have another content now. Of those of a whole state nothing is known. */
  changedObjects: readonly number[];
};

/** Returns the step at this place of `shownSteps`; null if there is none. */
export function momentAt(seen: SeenProgram, index: number): Moment | null {
  const { trace } = seen;
  const steps = shownSteps(trace);
  const step = steps[index];
  if (step === undefined) return null;
  const isFirstOfLast = index === trace.steps.length && index > 0;
  const leftOut = isFirstOfLast ? Math.max(0, trace.count - steps.length) : 0;
  // The engine does not know what ran before the first of the last steps; the step before it does.
  const ran = step.ran ?? (isFirstOfLast && leftOut === 0 ? (steps[index - 1]?.next ?? null) : null);
  const line = linesOf(steps.slice(0, index + 1)).at(-1) ?? ran;
  const before = stateAt(trace, index - 1);
  const after = stateAt(trace, index);
  return {
    seen,
    step,
    isLast: index === steps.length - 1,
    ran,
    line,
    facts: line === null ? undefined : trace.lines[line],
    leftOut,
    before,
    after,
    names: leftOut > 0 ? [] : changedNames(step, before, after),
    changedObjects: step.whole === undefined ? changedObjects(step, before, after) : [],
  };
}

/** Returns the line that each step is about, as `Moment` has it; null where the steps do not tell. */
export function linesOf(steps: readonly TraceStep[]): (number | null)[] {
  const callers = new Map<number, number | null>();
  return steps.map(({ ran, called = [], returned = [] }) => {
    const outermost = returned.at(-1)?.id;
    // A line may call several functions one after the other: the end of one and the beginning of the next are one step.
    const line = (outermost === undefined ? null : callers.get(outermost)) ?? ran;
    for (const { id } of called) callers.set(id, line);
    return line;
  });
}

/** Names that a call begins with are told with the call. A whole state sets every name: those that did not change are left out. */
function changedNames(step: TraceStep, before: TracedState, after: TracedState): NameChange[] {
  const begun = new Set(step.called?.map(({ id }) => id));
  return (step.set ?? []).flatMap(([frame, name, value]) => {
    if (begun.has(frame)) return [];
    const was = before.frames.find(({ id }) => id === frame)?.names[name];
    const old = was === undefined ? null : valueText(was, before.objects);
    const isKept = step.whole !== undefined && old === valueText(value, after.objects);
    return isKept ? [] : [{ frame, name, value, old }];
  });
}

function changedObjects(step: TraceStep, before: TracedState, after: TracedState): number[] {
  return Object.keys(step.objects ?? {})
    .map(Number)
    .filter((ref) => {
      const [was, now] = [before.objects[ref], after.objects[ref]];
      return was !== undefined && JSON.stringify(was) !== JSON.stringify(now);
    });
}

/**
 * Returns whether a loop goes on with its block after its line ran; null where the program's text does not tell, as for a
 * block on the same line.
 */
export function goesIntoBlock({ seen, line, step: { next } }: Moment): boolean | null {
  return line === null ? null : blockFollows(seen, line, next);
}

/** Returns whether the block of a line is what runs next; null where the text does not tell. */
export function blockFollows(seen: SeenProgram, line: number, next: number | null): boolean | null {
  const text = seen.code.split('\n')[line - 1] ?? '';
  const isBlockBelow = (text.split('#')[0] ?? '').trimEnd().endsWith(':');
  return isBlockBelow ? next !== null && isInBlock(seen, line, next) : null;
}

/** True for a line in the block below a line that begins one. */
export function isInBlock({ code, trace }: SeenProgram, header: number, line: number): boolean {
  const texts = code.split('\n');
  const indentOf = (number: number) => /^\s*/.exec(texts[number - 1] ?? '')?.[0].length ?? 0;
  // Comments, and the further lines of a long text, may begin farther left than their block.
  const isStatement = (number: number) =>
    trace.lines[number] !== undefined || /^\s*(?:else|elif|except|finally)\b/.test(texts[number - 1] ?? '');
  for (let number = header + 1; number <= line; number += 1) {
    if (indentOf(number) <= indentOf(header) && (number === line || isStatement(number))) return false;
  }
  return line > header;
}

/** True for a call that gave `None` back because its lines came to their end, with no `return`. */
export function endsWithoutReturn({ seen, ran }: Moment, value: TracedValue | null): boolean {
  return value === 'None' && ran !== null && seen.trace.lines[ran]?.kind !== 'return';
}

/** False for the line at which the program was ended. */
export function hasRun({ isLast, step, seen }: Moment): boolean {
  return step.raised === undefined && (!isLast || seen.trace.end === 'finished');
}
