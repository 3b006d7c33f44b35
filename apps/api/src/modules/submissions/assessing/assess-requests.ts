/** Assesses the runs that the thread is sent: one request after the other, one answer for each. */
import { parentPort, workerData } from 'node:worker_threads';
import { assessJudged } from '@python-learning/feedback';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './assessor-messages.ts';
import { withBareCounts } from './bare-counts.ts';
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
    return assessTranslated({ ...request, report: withBareCounts(request.report) }, assessJudged);
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
