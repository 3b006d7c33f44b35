import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** State of an acceptance test. `begun` is written first, so that a test without an end counts. */
export type Outcome = 'begun' | 'held';

type Line = { requirement: string; outcome: Outcome };

/** Every worker appends to it; it is read after all tests. Each run begins with an empty folder. */
const file = path.resolve(import.meta.dirname, '../../test-results/requirements.jsonl');

export function tell(requirement: string, outcome: Outcome): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ requirement, outcome } satisfies Line)}\n`);
}

/** Says how many requirements hold and lists those that do not; null if none was tested. */
export function summarize(): string | null {
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const outcomes = new Map<string, Outcome>();
  for (const line of lines) {
    const { requirement, outcome } = JSON.parse(line) as Line;
    outcomes.set(requirement, outcome);
  }
  const named = (wanted: Outcome) => [...outcomes].filter(([, outcome]) => outcome === wanted);
  const list = (wanted: Outcome, sign: string) =>
    named(wanted).map(([requirement]) => `  ${sign} ${requirement}`);
  return [
    `The specification: ${named('held').length} of ${outcomes.size} requirements are met`,
    ...list('begun', '✘'),
  ].join('\n');
}
