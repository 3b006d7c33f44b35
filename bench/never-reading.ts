import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { startNeverReading } from '@python-learning/testing/never-reading';
import type { Attack } from './attack.types.ts';

const assets = path.resolve(import.meta.dirname, '../apps/web/dist/assets');
const load = { connections: 90, requests: 300 };
/** How long the clients of one round stay, in ms, before others take their place. */
const roundMs = 500;

/**
 * Clients without an account that send many requests for the largest file of the web app and never read, again and
 * again. What they send is not answered to its end, so nothing counts as answered.
 */
export const neverReading: Attack = {
  name: 'connections that never read',
  start(_clients, origin) {
    let isOver = false;
    const attack = (async () => {
      while (!isOver) {
        const round = await startNeverReading(origin, { path: largestAsset(), ...load });
        await new Promise((resolve) => setTimeout(resolve, roundMs));
        round.stop();
      }
    })();
    return {
      async stop() {
        isOver = true;
        await attack;
        return { sent: 0, refused: 0, forged: 0, lost: 0 };
      },
    };
  },
};

function largestAsset(): string {
  const bySize = readdirSync(assets).toSorted((one, other) => bytesOf(other) - bytesOf(one));
  return `/assets/${bySize[0]}`;
}

function bytesOf(file: string): number {
  return statSync(path.join(assets, file)).size;
}
