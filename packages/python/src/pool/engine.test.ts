import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { walls } from '../limits.ts';
import type { RunFigures } from '../types.ts';
import type { EngineEvent, PythonEngineOptions } from './engine.ts';
import { last, refusalOf, request, sandboxes, start, usePaperSandboxes } from './paper-engine.fixture.ts';

usePaperSandboxes();

describe('the engine', () => {
  it('keeps runs waiting until the sandbox is ready', async () => {
    const engine = start({ workers: 2 });
    const run = engine.run(request('a', 'one'));
    expect(last().runs()).toEqual([]);
    last().ready();
    await engine.ready();
    expect(last().runs()).toEqual(['one']);
    last().answer('one');
    expect((await run).shown.stdout).toBe('one');
  });

  it('runs one program at a time for each owner, and as many as it has workers', () => {
    const engine = start({ workers: 2 });
    for (const [owner, source] of [
      ['a', 'a1'],
      ['a', 'a2'],
      ['b', 'b1'],
      ['c', 'c1'],
    ] as const) {
      void engine.run(request(owner, source));
    }
    last().ready();
    expect(last().runs()).toEqual(['a1', 'b1']);
    last().answer('b1');
    expect(last().runs()).toEqual(['a1', 'b1', 'c1']);
    last().answer('a1');
    expect(last().runs()).toEqual(['a1', 'b1', 'c1', 'a2']);
    expect(engine.status()).toMatchObject({ running: 2, queued: 0, workers: 3 });
  });

  it('refuses as busy when the queue is full, and says when to ask again', async () => {
    const engine = start({ workers: 1, queueLimit: 1 });
    void engine.run(request('a', 'a1'));
    const refused = engine.run(request('b', 'b1'));
    await expect(refused).rejects.toMatchObject({ refusal: 'busy', retryAfterS: 1 });
  });

  it('lets no owner fill the queue', async () => {
    const engine = start({ workers: 1, queueLimit: 8 });
    void engine.run(request('a', 'a1'));
    void engine.run(request('a', 'a2'));
    const refused = engine.run(request('a', 'a3'));
    await expect(refused).rejects.toMatchObject({ refusal: 'busy' });
    void engine.run(request('b', 'b1'));
    expect(engine.status().queued).toBe(3);
  });

  it('says what its workers do and how long the oldest run has waited', () => {
    const engine = start({ workers: 3 });
    void engine.run(request('a', 'a1'));
    expect(engine.status().workersByState).toEqual({ starting: 4, idle: 0, running: 0 });
    void engine.run(request('a', 'a2'));
    vi.advanceTimersByTime(70);
    last().ready();
    expect(engine.status()).toMatchObject({ workersByState: { starting: 0, idle: 3, running: 1 } });
    expect(engine.status().oldestWaitMs).toBe(70);
  });

  it('tells its observers of each run that is over', async () => {
    const engine = start({ workers: 1, queueLimit: 4 });
    const seen: RunFigures[] = [];
    const end = engine.observe((run) => seen.push(run));
    const first = engine.run(request('a', 'a1'));
    const controller = new AbortController();
    const second = refusalOf(engine.run({ ...request('b', 'b1'), signal: controller.signal }));
    vi.advanceTimersByTime(30);
    last().ready();
    vi.advanceTimersByTime(40);
    controller.abort();
    last().answer('a1');
    await Promise.all([first, second]);
    expect(seen).toEqual([
      { end: 'aborted', waitMs: 70, runMs: 0, cpuMs: 0 },
      { end: 'time-limit', waitMs: 30, runMs: 40, cpuMs: 1 },
    ]);
    end();
    void engine.run(request('a', 'a2'));
    last().answer('a2');
    expect(seen).toHaveLength(2);
  });

  it('ends a sandbox that lost a run, and does the run again', async () => {
    const engine = start({ workers: 1 });
    last().ready();
    const run = engine.run(request('a', 'a1'));
    vi.advanceTimersByTime(walls.submissionWallMs);
    expect(sandboxes[0]?.isEnded).toBe(true);
    vi.advanceTimersByTime(1_000);
    last().ready();
    last().answer('a1');
    expect((await run).shown.stdout).toBe('a1');
  });

  it('takes a run out of the queue when its caller gives up', async () => {
    const engine = start({ workers: 1 });
    last().ready();
    const controller = new AbortController();
    void engine.run(request('a', 'a1'));
    const waiting = engine.run({ ...request('b', 'b1'), signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ refusal: 'aborted' });
    expect(engine.status().queued).toBe(0);
  });

  it('aborts a run under way when its caller gives up, and goes on when the sandbox is free', async () => {
    const engine = start({ workers: 1 });
    last().ready();
    const controller = new AbortController();
    const run = engine.run({ ...request('a', 'a1'), signal: controller.signal });
    void engine.run(request('b', 'b1'));
    controller.abort();
    await expect(run).rejects.toMatchObject({ refusal: 'aborted' });
    expect(last().sent.at(-1)).toMatchObject({ type: 'abort', id: 1 });
    expect(last().runs()).toEqual(['a1']);
    last().abort('a1');
    expect(last().runs()).toEqual(['a1', 'b1']);
  });

  it('refuses a run whose caller gave up before it began', async () => {
    const engine = start({});
    const signal = AbortSignal.abort();
    await expect(engine.run({ ...request('a', 'a1'), signal })).rejects.toMatchObject({ refusal: 'aborted' });
  });

  it('does the work of a dead sandbox again in a new one, first of all', async () => {
    const engine = start({ workers: 1 });
    last().ready();
    const run = engine.run(request('a', 'a1'));
    void engine.run(request('b', 'b1'));
    last().end('crash');
    expect(engine.status()).toMatchObject({ ready: false, queued: 2, restarts: 1 });
    vi.runOnlyPendingTimers();
    expect(sandboxes).toHaveLength(2);
    last().ready();
    expect(last().runs()).toEqual(['a1']);
    last().answer('a1');
    expect((await run).shown.stdout).toBe('a1');
  });

  it('refuses a run that ended two sandboxes, and goes on', async () => {
    const engine = start({ workers: 1 });
    const refused = refusalOf(engine.run(request('a', 'a1')));
    for (let death = 0; death < 2; death += 1) {
      last().ready();
      last().end('crash');
      vi.runOnlyPendingTimers();
    }
    expect(await refused).toBe('busy');
    expect(engine.status().queued).toBe(0);
    const next = engine.run(request('a', 'a2'));
    last().ready();
    last().answer('a2');
    expect((await next).shown.stdout).toBe('a2');
  });

  it('refuses the run that ends its sandbox and no other that was under way', async () => {
    const engine = start({ workers: 3 });
    const first = engine.run(request('a', 'honest 1'));
    const guilty = refusalOf(engine.run(request('b', 'guilty')));
    const second = engine.run(request('c', 'honest 2'));
    const later = engine.run(request('d', 'later'));
    last().ready();
    endsWith('guilty');
    last().ready();
    expect(last().runs()).toEqual(['honest 1']);
    last().answer('honest 1');
    expect(last().runs()).toEqual(['honest 1', 'guilty']);
    endsWith('guilty');
    last().ready();
    expect(await guilty).toBe('busy');
    expect(last().runs()).toEqual(['honest 2']);
    last().answer('honest 2');
    last().answer('later');
    const outputs = (await Promise.all([first, second, later])).map(({ shown }) => shown.stdout);
    expect(outputs).toEqual(['honest 1', 'honest 2', 'later']);
    expect(sandboxes).toHaveLength(3);
  });

  it('names the owner of the run that ended its sandbox, once that is known', () => {
    const events = startWithLog({ workers: 2 });
    last().end('crash');
    vi.runOnlyPendingTimers();
    last().ready();
    last().answer('a1');
    last().end('crash');
    expect(events.filter(({ event }) => event === 'ended')).toEqual([
      { event: 'ended', detail: 'crash', owner: null },
      { event: 'ended', detail: 'crash', owner: 'b' },
    ]);
  });

  it('takes runs of several owners again once no suspect is left', () => {
    const engine = start({ workers: 2 });
    void refusalOf(engine.run(request('a', 'a1')));
    last().ready();
    endsWith('a1');
    last().ready();
    void refusalOf(engine.run(request('b', 'b1')));
    void refusalOf(engine.run(request('c', 'c1')));
    expect(last().runs()).toEqual(['a1']);
    last().answer('a1');
    expect(last().runs()).toEqual(['a1', 'b1', 'c1']);
  });

  it('lets a caller give up a run that waits to be done again', async () => {
    const engine = start({ workers: 2 });
    const controller = new AbortController();
    const refused = refusalOf(engine.run({ ...request('a', 'a1'), signal: controller.signal }));
    last().ready();
    endsWith('a1');
    controller.abort();
    expect(await refused).toBe('aborted');
    void refusalOf(engine.run(request('a', 'a2')));
    last().ready();
    expect(last().runs()).toEqual(['a2']);
  });

  it('refuses runs that wait to be done again when it is stopped', async () => {
    const engine = start({ workers: 2 });
    const runs = ['a', 'b'].map((owner) => refusalOf(engine.run(request(owner, owner))));
    last().ready();
    endsWith('a');
    void engine.stop(0);
    expect(await Promise.all(runs)).toEqual(['stopped', 'stopped']);
  });

  it('tells the operator whose run was denied a call, and whose run cost a thread', () => {
    const events = startWithLog({ workers: 2 });
    last().note({ event: 'denied', detail: 'socket', id: 2 });
    last().note({ event: 'restarted', detail: 'its program did not stop', id: 1 });
    last().note({ event: 'restarted', detail: 'exit 1', id: null });
    last().note({ event: 'denied', detail: 'socket', id: 77 });
    expect(events).toEqual([
      { event: 'ready', detail: '1', owner: null },
      { event: 'denied', detail: 'socket', owner: 'b' },
      { event: 'restarted', detail: 'its program did not stop', owner: 'a' },
      { event: 'restarted', detail: 'exit 1', owner: null },
      { event: 'denied', detail: 'socket', owner: null },
    ]);
  });

  it('tells once of a submission that was denied something, and counts each of its runs', () => {
    const denied: EngineEvent[] = [];
    const engine = start({ log: (event) => event.event === 'denied' && denied.push(event) });
    void refusalOf(engine.run(request('a', 'a1')));
    last().ready();
    for (const detail of ['socket', 'socket', 'fork']) last().note({ event: 'denied', detail, id: 1 });
    expect(denied).toEqual([{ event: 'denied', detail: 'socket', owner: 'a' }]);
    expect(engine.status().denied).toBe(3);
  });

  it('tells it in the context of the caller whose run it was, and counts what was denied', async () => {
    const callers = new AsyncLocalStorage<string>();
    const told: (string | undefined)[] = [];
    const engine = start({ log: ({ event }) => event === 'denied' && told.push(callers.getStore()) });
    callers.run('the call of a', () => void refusalOf(engine.run(request('a', 'a1'))));
    last().ready();
    last().note({ event: 'denied', detail: 'socket', id: 1 });
    last().note({ event: 'denied', detail: 'socket', id: null });
    expect(told).toEqual(['the call of a', undefined]);
    expect(engine.status().denied).toBe(2);
  });

  it('waits longer and longer before it starts a sandbox that does not come up', () => {
    start({});
    const starts: number[] = [];
    for (let failure = 0; failure < 3; failure += 1) {
      last().end('no such file');
      const before = Date.now();
      vi.runOnlyPendingTimers();
      starts.push(Date.now() - before);
    }
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(starts.at(-1)).toBeGreaterThan(starts[0] ?? 0);
  });

  it('lets what runs finish when it is stopped, and takes nothing new', async () => {
    const engine = start({ workers: 1 });
    last().ready();
    const running = engine.run(request('a', 'a1'));
    const waiting = refusalOf(engine.run(request('b', 'b1')));
    const stopped = engine.stop();
    expect(await waiting).toBe('stopped');
    await expect(engine.run(request('c', 'c1'))).rejects.toMatchObject({ refusal: 'stopped' });
    expect(last().isEnded).toBe(false);
    last().answer('a1');
    expect((await running).shown.stdout).toBe('a1');
    await stopped;
    expect(last().isEnded).toBe(true);
  });

  it('does not wait forever when it is stopped', async () => {
    const engine = start({ workers: 1 });
    last().ready();
    const running = refusalOf(engine.run(request('a', 'a1')));
    const stopped = engine.stop(100);
    vi.advanceTimersByTime(100);
    await stopped;
    expect(await running).toBe('stopped');
    expect(sandboxes).toHaveLength(1);
  });

  it('refuses what is too large without asking the sandbox', async () => {
    const engine = start({});
    const source = 'x'.repeat(100_000);
    await expect(engine.run(request('a', source))).rejects.toMatchObject({ refusal: 'too-large' });
    await expect(engine.analyze(source)).rejects.toMatchObject({ refusal: 'too-large' });
  });
});

/** Ends the sandbox in which the run is under way, and starts the next. */
function endsWith(source: string): void {
  expect(last().runs()).toContain(source);
  last().end('crash');
  vi.runOnlyPendingTimers();
}

/** Collects the events that an engine logs while the runs of a and b are under way. */
function startWithLog(options: PythonEngineOptions): EngineEvent[] {
  const events: EngineEvent[] = [];
  const engine = start({ ...options, log: (event) => events.push(event) });
  void refusalOf(engine.run(request('a', 'a1')));
  void refusalOf(engine.run(request('b', 'b1')));
  last().ready();
  return events;
}
