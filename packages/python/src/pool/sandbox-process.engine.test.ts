import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxOptions, SandboxProcess } from './sandbox-process.ts';
import { SnapshotFile } from './snapshot-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'snapshots-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const ready = `console.log('{"type":"ready","startMs":1}');`;
const closeSnapshot = "require('node:fs').closeSync(3);";
const answering = `process.stdin.on('data', () => console.log('{"type":"pong"}'));`;
const stay = 'setInterval(() => undefined, 1000);';

describe('a sandbox process', { timeout: 60_000 }, () => {
  it.each([
    ['says what is no JSON', `console.log('hello');${stay}`, /not in the protocol/],
    ['says what is not in the protocol', `console.log('{"type":"open"}');${stay}`, /not in the protocol/],
    [
      'says more than the protocol has',
      `console.log('{"type":"pong","more":1}');${stay}`,
      /not in the protocol/,
    ],
    ['exits', "process.stderr.write('no way');process.exit(3)", /exit 3 no way/],
    ['throws', "throw new Error('broken')", /exit 1 .*broken/s],
    ['does not start', stay, /did not start/],
    ['keeps the way of the snapshot open', `${ready}${stay}`, /did not start/],
    ['falls silent', `${closeSnapshot}${ready}process.stdin.on('data', () => undefined);`, /was silent/],
  ])('is ended when it %s', async (_, script, cause) => {
    const { ended } = watch(script, { startMs: 1_000, silenceMs: 1_000 });
    expect(await ended).toMatch(cause);
  });

  it.skipIf(process.platform !== 'linux')('is ended when it takes too much memory', async () => {
    const mebibyte = 1024 ** 2;
    const greedy = `globalThis.kept = Buffer.alloc(${400 * mebibyte}, 1);`;
    const patience = { startMs: 30_000, silenceMs: 400 };
    const { ended } = watch(closeSnapshot + greedy + ready + answering, patience, 300 * mebibyte);
    expect(await ended).toBe('it took too much memory');
  });

  it('is ready once it said so, and goes on as long as it answers', async () => {
    const { sandbox, isReady, ended } = watch(closeSnapshot + ready + answering, {
      startMs: 30_000,
      silenceMs: 400,
    });
    await isReady;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    sandbox.end('enough');
    expect(await ended).toBe('enough');
  });

  it('gives way to the server where both want the processor', async () => {
    const { sandbox, isReady, ended } = watch(closeSnapshot + ready + answering, {
      startMs: 30_000,
      silenceMs: 30_000,
    });
    await isReady;
    expect(getPriority(sandbox.pid ?? 0)).toBe(Math.min(19, getPriority() + 10));
    sandbox.end('enough');
    await ended;
  });

  it('hands over its snapshot before it is ready', async () => {
    const { sandbox, isReady, ended } = watch(
      `require('node:fs').writeSync(3, 'a booted interpreter');${closeSnapshot}${ready}${stay}`,
    );
    await isReady;
    expect(readFileSync(path.join(folder, 'interpreter.snapshot'), 'utf8')).toBe('a booted interpreter');
    expect(readdirSync(folder)).toEqual(['interpreter.snapshot']);
    sandbox.end('enough');
    await ended;
  });
});

describe('the file of the snapshot', () => {
  it('is in the folder of the cache where that can be written', () => {
    const cache = path.join(folder, 'made', 'for', 'it');
    expect(new SnapshotFile(cache).path).toBe(path.join(cache, 'interpreter.snapshot'));
  });

  it('is in a folder of its own where it cannot, and goes with it', () => {
    const snapshots = new SnapshotFile('/dev/null/nowhere');
    const own = path.dirname(snapshots.path);
    expect(existsSync(own)).toBe(true);
    snapshots.remove();
    expect(existsSync(own)).toBe(false);
  });
});

function watch(script: string, patience?: SandboxOptions['patience'], memoryBytes?: number) {
  const isReady = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const options: SandboxOptions = {
    workers: 1,
    snapshots: new SnapshotFile(folder),
    program: ['--eval', script],
    ...(patience === undefined ? {} : { patience }),
    ...(memoryBytes === undefined ? {} : { memoryBytes }),
  };
  const sandbox = new SandboxProcess(options, {
    onAnswer: () => isReady.resolve(),
    onEnd: (cause) => ended.resolve(cause),
  });
  return { sandbox, isReady: isReady.promise, ended: ended.promise };
}
