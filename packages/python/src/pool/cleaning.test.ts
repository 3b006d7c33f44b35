import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunRequest } from '../types.ts';
import { Engine } from './engine.ts';
import { longOwnerMs, shortRunMs } from './lanes.ts';
import { PaperSandbox } from './paper-sandbox.fixture.ts';

let sandbox: PaperSandbox;
let engine: Engine;
/** Charges of processor time that answers do not contain, as `owner: milliseconds`. */
let charges: string[];

beforeEach(() => {
  vi.useFakeTimers();
  charges = [];
  engine = startEngine(1);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what a run leaves to be cleaned', () => {
  it('delays no answer, and is charged to its owner when it is done', async () => {
    const run = engine.run(request('kavi', 'large'));
    sandbox.reply('large', 40);
    expect((await run).shown.stdout).toBe('large');
    expect(charges).toEqual([]);
    sandbox.settle('large', 25);
    expect(charges).toEqual(['kavi: 25']);
  });

  it('keeps the slot and the owner until it is done', async () => {
    const run = engine.run(request('kavi', 'large'));
    void engine.run(request('kavi', 'kavi again'));
    void engine.run(request('selvi', 'selvi'));
    sandbox.reply('large');
    await run;
    expect(sandbox.runs()).toEqual(['large']);
    expect(engine.status()).toMatchObject({ running: 1, queued: 2 });
    sandbox.settle('large', 25);
    expect(sandbox.runs()).toEqual(['large', 'kavi again']);
  });

  it('counts for the turn of its owner: who used less is served first', () => {
    void engine.run(request('grower', 'grows'));
    void engine.run(request('grower', 'grows again'));
    void engine.run(request('child', 'child'));
    sandbox.reply('grows', 1);
    sandbox.settle('grows', shortRunMs);
    expect(sandbox.runs()).toEqual(['grows', 'child']);
  });

  it('counts for the lane of its owner', () => {
    void engine.run(request('grower', 'grows'));
    sandbox.reply('grows', 1);
    sandbox.settle('grows', longOwnerMs);
    for (const [owner, source] of [
      ['grower', 'grows again'],
      ['other', 'long'],
      ['child', 'child'],
    ] as const)
      void engine.run(request(owner, source));
    sandbox.reply('long', 1);
    // The long lane has the second slot: the short one is taken until the sandbox is clean.
    expect(sandbox.runs()).toEqual(['grows', 'grows again', 'long']);
    sandbox.settle('long');
    expect(sandbox.runs()).toEqual(['grows', 'grows again', 'long', 'child']);
  });

  it('is not aborted when a short run waits, as it is not the run that is slow', async () => {
    const first = engine.run(request('first', 'first'));
    vi.advanceTimersByTime(shortRunMs);
    const second = engine.run(request('second', 'second'));
    sandbox.reply('first');
    sandbox.reply('second');
    await Promise.all([first, second]);
    vi.advanceTimersByTime(shortRunMs);
    void engine.run(request('child', 'child'));
    expect(sandbox.sent.filter(({ type }) => type === 'abort')).toEqual([]);
  });

  it('is not charged for a run that yielded, only counted', () => {
    for (const owner of ['first', 'second']) {
      void engine.run(request(owner, owner));
      vi.advanceTimersByTime(shortRunMs);
    }
    void engine.run(request('child', 'child'));
    sandbox.abort('second');
    expect(charges).toEqual([]);
    sandbox.answer('child');
    sandbox.answer('first');
    sandbox.answer('second');
    expect(charges).toEqual(['child: 0', 'first: 0', 'second: 0']);
  });

  it('loses no answer when its process ends in between, and makes no suspect of the run', async () => {
    const run = engine.run(request('kavi', 'large'));
    sandbox.reply('large');
    sandbox.end('crash');
    expect((await run).shown.stdout).toBe('large');
    void engine.run(request('kavi', 'kavi again'));
    vi.runOnlyPendingTimers();
    sandbox.ready();
    expect(sandbox.runs()).toEqual(['kavi again']);
  });

  it('is waited for by a stop', async () => {
    const run = engine.run(request('kavi', 'large'));
    sandbox.reply('large');
    await run;
    const stopped = engine.stop();
    expect(sandbox.isEnded).toBe(false);
    sandbox.settle('large', 5);
    await stopped;
    expect(charges).toEqual(['kavi: 5']);
  });
});

function startEngine(workers: number): Engine {
  const started = new Engine({ workers }, (_workers, events) => {
    sandbox = new PaperSandbox(events);
    return sandbox;
  });
  sandbox.ready();
  return started;
}

function request(owner: string, source: string): RunRequest {
  return {
    owner,
    source,
    inputs: [],
    seed: 's',
    onCleaned: (cpuMs) => charges.push(`${owner}: ${cpuMs}`),
  };
}
