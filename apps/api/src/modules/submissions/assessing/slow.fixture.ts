/** Replaces the thread's module in tests; the request's failed attempts select the behaviour. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AssessInput, assessPlainly } from '@python-learning/feedback';
import type { ThreadAnswer, ThreadData } from './assessor-messages.ts';

const { startedAtCpuMs } = workerData as ThreadData;

/** Behaviour by the number of failed attempts. */
const behaviour = { endless: 1, failing: 2, dying: 3, sleeping: 4 } as const;

parentPort?.on('message', (request: AssessInput) => {
  const { user, system } = process.threadCpuUsage();
  startedAtCpuMs[0] = (user + system) / 1000;
  const { failedAttempts } = request;
  if (failedAttempts === behaviour.endless) for (;;);
  if (failedAttempts === behaviour.dying) process.exit(1);
  if (failedAttempts === behaviour.sleeping) return;
  const answer: ThreadAnswer =
    failedAttempts === behaviour.failing
      ? { failure: 'it broke', cpuMs: 0 }
      : { assessment: { ...assessPlainly(request), prediction: fromThread }, translations: [], cpuMs: 0 };
  say(answer);
});

say({ isReady: true });

function say(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer);
}

const fromThread = { matches: true, guess: [], shown: [], text: 'from the thread' };
