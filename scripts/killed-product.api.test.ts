import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { expect, test } from 'vitest';
import { writeKinds } from '../bench/kill/acknowledged.ts';
import { killRepeatedly } from '../bench/kill/kill-repeatedly.ts';

const dataDir = temporaryFolder('killed-product');
const main = path.resolve(import.meta.dirname, '../apps/api/src/main.ts');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

// `node bench/kills.ts 200` does the same more often, with all processes of "npm start".
test.runIf(process.platform === 'linux')(
  'what was acknowledged is there after each kill of app, database and sandbox, and each payment is booked once',
  { timeout: 0 },
  async () => {
    // The database of root has a user of its own.
    await chmod(dataDir, 0o755);
    const { acknowledged, lost } = await killRepeatedly({
      times: 3,
      // Some learner comes from its registration to its programs.
      events: [100, 160],
      command: [process.execPath, main],
      dataDir,
      port: await freePort(),
    });
    expect(lost).toEqual([]);
    expect(writeKinds.filter((kind) => acknowledged.countOf(kind) === 0)).toEqual([]);
  },
);
