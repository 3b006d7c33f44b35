import type { Trace, TraceStep } from '@python-learning/domain';
import type { TraceLog } from '../trace-log.ts';
import { count } from './said.ts';

/** What was recorded in one run; nothing in it is checked yet but its numbers. */
export type TraceParts = Pick<Trace, 'steps' | 'lines' | 'count'>;

type Draft = { -readonly [K in keyof TraceStep]: TraceStep[K] };

/** Characters of output at one step; longer text is cut at its beginning. */
const outputLength = 4_000;

/** Joins the steps with the output and the typed lines between them. Entries that are no steps are dropped. */
export function readTrace(entries: TraceLog['entries']): TraceParts {
  const steps: Draft[] = [];
  let lines: Trace['lines'] = {};
  let counted = 0;
  let output = '';
  let printed = '';
  let read: string[] = [];
  for (const { kind, text } of entries) {
    if (kind === 'printed') printed = (printed + text).slice(-outputLength);
    else if (kind === 'read') read.push(text);
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
        if (step.whole !== undefined) step.whole = { ...step.whole, output };
        steps.push(step);
        printed = '';
        read = [];
      }
    }
  }
  if (printed !== '' || read.length > 0) addRest(steps, { printed: printed.toWellFormed(), read }, counted);
  return { steps, lines, count: Math.max(counted, steps.length) };
}

/** What a program that was stopped had printed belongs to the line that did not end. */
function addRest(steps: Draft[], rest: Required<Pick<TraceStep, 'printed' | 'read'>>, counted: number): void {
  const last = steps.at(-1);
  if (last === undefined || last.next === null || counted > 0) return;
  steps.push({
    ran: last.next,
    next: null,
    printed: rest.printed,
    ...(rest.read.length === 0 ? {} : { read: rest.read }),
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
