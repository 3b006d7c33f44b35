import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineReport } from '../types.ts';
import type { Engine } from './engine.ts';
import { longOwnerMs, shortRunMs } from './lanes.ts';
import { last, refusalOf, request, start, usePaperSandboxes } from './paper-engine.fixture.ts';

usePaperSandboxes();

describe('the engine, with short and long runs', () => {
  it('gives the place of a run that takes long to the next short one', () => {
    const engine = start({ workers: 1 });
    for (const owner of ['slow', 'quick']) void engine.run(request(owner, owner));
    last().ready();
    vi.advanceTimersByTime(shortRunMs - 1);
    expect(last().runs()).toEqual(['slow']);
    vi.advanceTimersByTime(1);
    expect(last().runs()).toEqual(['slow', 'quick']);
  });

  it('waits for the rest where a timer fires earlier than the clock that decides', () => {
    const engine = start({ workers: 1 });
    for (const owner of ['slow', 'quick']) void engine.run(request(owner, owner));
    last().ready();
    const now = performance.now.bind(performance);
    const behind = vi.spyOn(performance, 'now').mockImplementation(() => now() - 5);
    vi.advanceTimersByTime(shortRunMs);
    expect(last().runs()).toEqual(['slow']);
    vi.advanceTimersByTime(5);
    expect(last().runs()).toEqual(['slow', 'quick']);
    behind.mockRestore();
  });

  describe('with a long run, and a second one in the only place for short ones', () => {
    let engine: Engine;
    let second: Promise<EngineReport>;
    let stopping: AbortController;

    beforeEach(() => {
      stopping = new AbortController();
      engine = start({ workers: 1 });
      last().ready();
      void refusalOf(engine.run(request('first', 'first')));
      vi.advanceTimersByTime(shortRunMs);
      second = engine.run({ ...request('second', 'second'), signal: stopping.signal });
      second.catch(() => undefined);
      vi.advanceTimersByTime(shortRunMs);
    });

    it('disturbs neither while no short run waits', () => {
      vi.advanceTimersByTime(shortRunMs * 8);
      expect(last().sent.filter(({ type }) => type === 'abort')).toEqual([]);
    });

    it('has the second yield to a short run, and does it again when the first is over', async () => {
      void engine.run(request('child', 'child'));
      expect(last().runs()).toEqual(['first', 'second', 'child']);
      last().abort('second');
      last().answer('child');
      expect(last().runs()).toHaveLength(3);
      expect(engine.status()).toMatchObject({ queued: 1, running: 1 });
      last().answer('first');
      expect(last().runs()).toEqual(['first', 'second', 'child', 'second']);
      vi.advanceTimersByTime(shortRunMs);
      for (const owner of ['child', 'other child']) void engine.run(request(owner, `${owner} again`));
      expect(last().runs().slice(4)).toEqual(['child again']);
      last().answer('second');
      expect((await second).shown.stdout).toBe('second');
      expect(last().sent.filter(({ type }) => type === 'abort')).toHaveLength(1);
    });

    it('takes the answer of a run that ended before it could yield', async () => {
      void engine.run(request('child', 'child'));
      last().answer('second');
      expect((await second).shown.stdout).toBe('second');
      last().answer('child');
      last().answer('first');
      expect(engine.status()).toMatchObject({ queued: 0, running: 0 });
    });

    it('forgets a run that yielded when its learner gives it up, and refuses it at a stop', async () => {
      void refusalOf(engine.run(request('child', 'child')));
      last().abort('second');
      const third = refusalOf(engine.run(request('third', 'third')));
      expect(engine.status().queued).toBe(2);
      stopping.abort();
      expect(await refusalOf(second)).toBe('aborted');
      expect(engine.status().queued).toBe(1);
      void engine.stop();
      expect(await third).toBe('stopped');
    });

    it('tells a run that was to yield at a stop that the engine stops', async () => {
      void refusalOf(engine.run(request('child', 'child')));
      void engine.stop();
      last().abort('second');
      expect(await refusalOf(second)).toBe('stopped');
    });

    it('does a run that was to yield again, alone, when its process ends instead', async () => {
      void refusalOf(engine.run(request('child', 'child')));
      last().end('crash');
      vi.runOnlyPendingTimers();
      last().ready();
      for (const source of ['first', 'second', 'child']) {
        expect(last().runs().at(-1)).toBe(source);
        last().answer(source);
      }
      expect((await second).shown.stdout).toBe('second');
    });
  });

  it('serves short runs while owners whose programs took long wait for each other, the least user first', () => {
    const engine = start({ workers: 2 });
    last().ready();
    for (const [owner, usedMs] of [
      ['greedy', longOwnerMs * 2],
      ['greedier', longOwnerMs * 3],
    ] as const) {
      void engine.run(request(owner, owner));
      last().answer(owner, usedMs);
      void engine.run(request(owner, `${owner} again`));
    }
    void engine.run(request('least', 'least'));
    last().answer('least', longOwnerMs + 1);
    void engine.run(request('least', 'least again'));
    for (const owner of ['kavi', 'selvi']) void engine.run(request(owner, owner));
    const before = ['greedy', 'greedy again', 'greedier', 'least', 'kavi', 'selvi'];
    expect(last().runs()).toEqual(before);
    last().answer('greedy again');
    expect(last().runs()).toEqual([...before, 'least again']);
    last().answer('least again');
    expect(last().runs()).toEqual([...before, 'least again', 'greedier again']);
  });

  it('forgets within minutes that an owner had an endless loop', () => {
    const engine = start({ workers: 1 });
    last().ready();
    void engine.run(request('kavi', 'loop'));
    last().answer('loop', longOwnerMs * 2);
    vi.advanceTimersByTime(2 * 60_000);
    for (const owner of ['greedy', 'kavi']) void engine.run(request(owner, owner));
    last().answer('greedy', longOwnerMs * 2);
    void engine.run(request('greedy', 'greedy again'));
    expect(last().runs()).toEqual(['loop', 'greedy', 'kavi', 'greedy again']);
  });
});
