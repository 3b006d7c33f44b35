import type { Trace, TraceStep } from '@python-learning/domain';
import type { TraceLog } from '../trace-log.ts';
import { stepMark } from './drawing-answer.ts';
import { count } from './said.ts';

/** What was recorded in one run; nothing in it is checked yet but its numbers. */
export type TraceParts = Pick<Trace, 'steps' | 'lines' | 'count'>;

type Draft = { -readonly [K in keyof TraceStep]: TraceStep[K] };

/** Characters of output at one step; longer text is cut at its beginning. */
const outputLength = 4_000;

/** Joins the steps with the output, the typed lines and what was drawn between them. Entries that are no steps are dropped. */
export function readTrace(entries: TraceLog['entries']): TraceParts {
  const steps: Draft[] = [];
  let lines: Trace['lines'] = {};
  let counted = 0;
  let output = '';
  let printed = '';
  let read: string[] = [];
  let drawn = 0;
  let drawnBefore = 0;
  for (const { kind, text } of entries) {
    if (kind === 'printed') printed = (printed + text).slice(-outputLength);
    else if (kind === 'read') read.push(text);
    else if (kind === 'drawn') drawn += text === stepMark ? 1 : 0;
    else {
      const said = parsed(text);
      if ('lines' in said) lines = said['lines'] as Trace['lines'];
      else if ('count' in said) counted = count(said['count']);
      else {
        // Cast: the parent of the process parses it.
        const step = said as unknown as Draft;
        output = (output + printed).slice(-outputLength).toWellFormed();
        if (printed !== '') step.printed = printed.toWellFormed();
        if (read.length > 0) step.read = read;
        if (drawn > drawnBefore) step.drawn = drawn;
        if (step.whole !== undefined) step.whole = { ...step.whole, output };
        steps.push(step);
        printed = '';
        read = [];
        drawnBefore = drawn;
      }
    }
  }
  if (printed !== '' || read.length > 0 || drawn > drawnBefore) {
    addRest(
      steps,
      { printed: printed.toWellFormed(), read, ...(drawn > drawnBefore ? { drawn } : {}) },
      counted,
    );
  }
  return { steps, lines, count: Math.max(counted, steps.length) };
}

type Rest = { printed: string; read: string[]; drawn?: number };

/** What a program that was stopped had printed and drawn belongs to the line that did not end. */
function addRest(steps: Draft[], { printed, read, ...rest }: Rest, counted: number): void {
  const last = steps.at(-1);
  if (last === undefined || last.next === null || counted > 0) return;
  steps.push({
    ran: last.next,
    next: null,
    ...(printed === '' ? {} : { printed }),
    ...(read.length === 0 ? {} : { read }),
    ...rest,
  });
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}
