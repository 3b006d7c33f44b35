import type { Background } from './background.ts';

const hourMs = 3600 * 1000;

/**
 * Deletes every hour what is kept no longer. Several processes may do it at once: deleting twice is deleting. The answer
 * ends it.
 */
export function startSweeping(options: {
  background: Background;
  sweeps: readonly (() => Promise<void>)[];
}): () => void {
  const { background, sweeps } = options;
  const timer = setInterval(() => {
    for (const sweep of sweeps) background.add({ name: 'sweep', run: sweep });
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
