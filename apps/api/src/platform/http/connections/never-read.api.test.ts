import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNeverReading } from '@python-learning/testing/never-reading';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const folder = temporaryFolder('never-read');
const fixture = fileURLToPath(new URL('./never-read-server.fixture.ts', import.meta.url));
const script = Buffer.alloc(400_000, 'a');
/** More than the buffers of the kernel hold. */
const video = Buffer.alloc(16 * 1024 * 1024);

let server: ChildProcess;
let origin: string;
beforeEach(async () => {
  const [web, media] = [path.join(folder, 'web'), path.join(folder, 'media')];
  await mkdir(path.join(web, 'assets'), { recursive: true });
  await mkdir(media, { recursive: true });
  await writeFile(path.join(web, 'index.html'), 'the app');
  await writeFile(path.join(web, 'assets', 'editor-1a2b.js'), script);
  await writeFile(path.join(media, 'lesson.1a2b.mp4'), video);
  server = fork(fixture, [web, media]);
  [origin] = await once(server, 'message');
});
afterEach(() => void server.kill('SIGKILL'));

async function held(): Promise<{ descriptors: number; residentMb: number }> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return {
    descriptors: (await readdir(`/proc/${server.pid}/fd`)).length,
    residentMb: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024,
  };
}

/** Waits for a fact on a machine that may be slow. */
const eventually = <T>(fact: () => T) => expect.poll(fact, { timeout: 60_000 });

const isAlive = async () => (await fetch(`${origin}/healthz`)).status;

// The count of open descriptors is read from /proc.
describe.runIf(process.platform === 'linux')('who sends requests and reads no answer', () => {
  test.each([
    ['a file of the web app', '/assets/editor-1a2b.js'],
    ['a file of a lesson', '/media/lesson.1a2b.mp4'],
    ['a page', '/'],
  ])('costs neither descriptors nor memory, and nobody waits for it: %s', async (_what, address) => {
    expect(await isAlive()).toBe(200);
    const before = await held();
    const attack = await startNeverReading(origin, { path: address, connections: 90, requests: 300 });
    // Connections with more requests than a browser has at once are ended while their client stays.
    await eventually(async () => (await held()).descriptors).toBeLessThanOrEqual(before.descriptors + 30);
    for (let times = 0; times < 20; times++) expect(await isAlive()).toBe(200);
    attack.stop();
    await eventually(async () => (await held()).residentMb).toBeLessThan(before.residentMb + 100);
    expect((await held()).descriptors).toBeLessThanOrEqual(before.descriptors + 30);
  });

  test('holds one open file for each connection, and none when it leaves', async () => {
    const before = await held();
    const attack = await startNeverReading(origin, {
      path: '/media/lesson.1a2b.mp4',
      connections: 40,
      requests: 6,
    });
    for (let times = 0; times < 20; times++) expect(await isAlive()).toBe(200);
    expect((await held()).descriptors).toBeLessThanOrEqual(before.descriptors + 2 * 40 + 10);
    attack.stop();
    await eventually(async () => (await held()).descriptors).toBeLessThanOrEqual(before.descriptors + 10);
  });
});
