import { Counter, type Registry } from 'prom-client';

/** Returns what counts a run that got a general explanation, by cause. */
export function countPlainAssessments(registry: Registry): (cause: string) => void {
  const counter = new Counter({
    name: 'feedback_plain_assessments_total',
    help: 'Runs that got a general explanation because looking for the mistake took too long or failed, by cause.',
    labelNames: ['cause'],
    registers: [registry],
  });
  return (cause) => counter.inc({ cause });
}
