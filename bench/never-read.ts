import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { startNeverReading as openConnections } from '@python-learning/testing/never-reading';
import { printFigure } from './figures.ts';

const dist = path.resolve(import.meta.dirname, '../apps/web/dist');
/** How long the clients of one round stay, in ms, before others take their place. */
const roundMs = 500;
const healthPauseMs = 50;

export type NeverReadLoad = { connections: number; requests: number };

export type NeverReadFigures = {
  /** Times of `/healthz` while the attack went on. */
  healthP50Ms: number;
  healthP99Ms: number;
  healthMaxMs: number;
  healthAnswers: number;
  /** Requests for `/healthz` that got no answer. */
  healthLost: number;
  /** Requests that were sent and whose answers were not read. */
  requestsSent: number;
};

/**
 * Opens connections that each send many requests for the largest file of the web app and never read, again and again
 * until `stop`. Measures `/healthz` meanwhile.
 */
export function startNeverReading(
  origin: string,
  { connections, requests }: NeverReadLoad,
): { stop(): Promise<NeverReadFigures> } {
  const address = largestAsset();
  let isOver = false;
  let requestsSent = 0;
  const attack = (async () => {
    while (!isOver) {
      const round = await openConnections(origin, { path: address, connections, requests });
      requestsSent += connections * requests;
      await pause(roundMs);
      round.stop();
    }
  })();
  const durations: number[] = [];
  let healthLost = 0;
  const health = (async () => {
    while (!isOver) {
      const from = performance.now();
      const answer = await fetch(`${origin}/healthz`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status === 200) durations.push(performance.now() - from);
      else healthLost += 1;
      await pause(healthPauseMs);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await Promise.all([attack, health]);
      const sorted = durations.toSorted((one, other) => one - other);
      const share = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
      return {
        healthP50Ms: share(0.5),
        healthP99Ms: share(0.99),
        healthMaxMs: share(1),
        healthAnswers: sorted.length,
        healthLost,
        requestsSent,
      };
    },
  };
}

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

function largestAsset(): string {
  const folder = path.join(dist, 'assets');
  const bySize = readdirSync(folder).toSorted(
    (one, other) => statSync(path.join(folder, other)).size - statSync(path.join(folder, one)).size,
  );
  return `/assets/${bySize[0]}`;
}

/** `node bench/never-read.ts <origin> [seconds]` measures a server that runs already. */
if (import.meta.main) {
  const [, , origin = 'http://127.0.0.1:3000', seconds = '10'] = process.argv;
  const attack = startNeverReading(origin, { connections: 90, requests: 300 });
  await pause(Number(seconds) * 1000);
  const figures = await attack.stop();
  printFigure('/healthz beside clients that do not read: p50', `${figures.healthP50Ms.toFixed(1)} ms`);
  printFigure('/healthz beside clients that do not read: p99', `${figures.healthP99Ms.toFixed(1)} ms`, {
    text: '≤ 300 ms',
    reached: figures.healthP99Ms <= 300,
  });
  printFigure('answers of /healthz, lost', `${figures.healthAnswers}, ${figures.healthLost}`);
  printFigure('requests sent and not read', String(figures.requestsSent));
}
