import { killedOutcome } from '../core/run-step.ts';
import { factsOf } from '../core/submission.ts';
import { reportBytes } from '../limits.ts';
import type { ProcessAnswer } from './process-messages.ts';

/**
 * Writes an answer as a line of JSON. The parent ends a process whose line is too long, with everything that runs in
 * it. So a report larger than the limits allow is replaced by that of a denied run.
 */
export function lineOf(answer: ProcessAnswer): string {
  const line = JSON.stringify(answer);
  if (answer.type !== 'report' || Buffer.byteLength(line) <= reportBytes) return line;
  const outcome = killedOutcome('denied', { stdout: '', transcript: '', omittedBytes: 0 }, 0);
  const report = { shown: outcome, cases: [], facts: factsOf({ facts: null, outcome }) };
  return JSON.stringify({ ...answer, report });
}
