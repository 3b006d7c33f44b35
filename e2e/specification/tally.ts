import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What became of a promise; `begun` is told first, so that a promise that never came to an end counts, too. */
export type Outcome = 'begun' | 'held';

type Line = { promise: string; outcome: Outcome };

/** Written by each worker, read once all are done; a run begins with an empty folder of results. */
const file = path.resolve(import.meta.dirname, '../../test-results/promises.jsonl');

export function tell(promise: string, outcome: Outcome): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ promise, outcome } satisfies Line)}\n`);
}

/** How many promises hold, and which do not, in words; null where none was looked at. */
export function summarize(): string | null {
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const outcomes = new Map<string, Outcome>();
  for (const line of lines) {
    const { promise, outcome } = JSON.parse(line) as Line;
    outcomes.set(promise, outcome);
  }
  const named = (wanted: Outcome) => [...outcomes].filter(([, outcome]) => outcome === wanted);
  const list = (wanted: Outcome, sign: string) => named(wanted).map(([promise]) => `  ${sign} ${promise}`);
  return [
    `The specification: ${named('held').length} of ${outcomes.size} promises hold`,
    ...list('begun', '✘'),
  ].join('\n');
}
