/** Assesses the runs that the thread is sent: one request after the other, one answer for each. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AssessInput, assessJudged } from '@python-learning/feedback';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './assessor-messages.ts';
import { assessTranslated, type TranslatedAssessment } from './translated.ts';

const { startedAtCpuMs } = workerData as ThreadData;

parentPort?.on('message', (request: ThreadRequest) => {
  const startMs = usedCpuMs();
  startedAtCpuMs[0] = startMs;
  const answer = answerTo(request);
  say({ ...answer, cpuMs: usedCpuMs() - startMs });
});

say({ isReady: true });

function say(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer);
}

function usedCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function answerTo(request: ThreadRequest): TranslatedAssessment | { failure: string } {
  try {
    return assessTranslated(withBareCounts(request), assessJudged);
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Removes prototypes that copying restores: a variable `constructor` must find nothing. */
function withBareCounts(request: AssessInput): AssessInput {
  const { facts } = request.report;
  const counts = {
    calls: bare(facts.calls),
    assigned: bare(facts.assigned),
    read: bare(facts.read),
    literals: bare(facts.literals),
    operators: bare(facts.operators),
    nodes: bare(facts.nodes),
  };
  return { ...request, report: { ...request.report, facts: { ...facts, ...counts } } };
}

function bare(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.assign(Object.create(null) as Record<string, number>, counts);
}
