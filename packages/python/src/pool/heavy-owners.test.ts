import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Engine } from './engine.ts';
import { lightOwnerMs, lightPresenceMs, longOwnerMs, shortRunMs } from './lanes.ts';
import { PaperSandbox } from './paper-sandbox.fixture.ts';

let sandbox: PaperSandbox;
let engine: Engine;

beforeEach(() => {
  vi.useFakeTimers();
  engine = new Engine({ workers: 2 }, (_workers, events) => {
    sandbox = new PaperSandbox(events);
    return sandbox;
  });
  sandbox.ready();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('owners whose programs used much', () => {
  it('leave one short slot to those who used little', () => {
    used(['first', 'second', 'third'], lightOwnerMs * 2);
    vi.advanceTimersByTime(lightPresenceMs + 1);
    const before = sandbox.runs().length;
    send('first', 'second', 'third', 'child');
    // One of the two short slots and the long one are taken; the third waits, the child does not.
    expect(sandbox.runs().slice(before)).toEqual(['first', 'second', 'child']);
  });

  it('leave a core to those who used little while one of these is present, and no longer', () => {
    used(['first', 'second', 'third'], lightOwnerMs * 2);
    vi.advanceTimersByTime(lightPresenceMs + 1);
    const before = sandbox.runs().length;
    send('child', 'first', 'second', 'third');
    sandbox.answer('child');
    expect(sandbox.runs().slice(before)).toEqual(['child', 'first']);
    vi.advanceTimersByTime(lightPresenceMs + 1);
    sandbox.answer('first');
    expect(sandbox.runs().slice(before)).toEqual(['child', 'first', 'second', 'third']);
  });

  it('are served before those whose programs are long', () => {
    used(['greedy', 'greedier'], longOwnerMs * 2);
    used(['kavi'], lightOwnerMs * 2);
    const before = sandbox.runs().length;
    send('child', 'greedy', 'greedier', 'kavi');
    expect(sandbox.runs().slice(before)).toEqual(['child', 'greedy']);
    sandbox.answer('greedy');
    expect(sandbox.runs().slice(before)).toEqual(['child', 'greedy', 'kavi']);
  });

  it('do not wait for a long run: it yields', () => {
    used(['greedy', 'greedier'], longOwnerMs * 2);
    used(['kavi', 'selvi'], lightOwnerMs * 2);
    const before = sandbox.runs().length;
    send('child', 'greedy', 'greedier');
    sandbox.answer('child');
    vi.advanceTimersByTime(shortRunMs);
    send('kavi');
    expect(sandbox.runs().slice(before)).toEqual(['child', 'greedy', 'kavi']);
    sandbox.abort('greedy');
    send('selvi');
    sandbox.answer('kavi');
    expect(sandbox.runs().slice(before)).toEqual(['child', 'greedy', 'kavi', 'selvi']);
    sandbox.answer('selvi');
    expect(sandbox.runs().slice(before + 4)).toEqual(['greedy']);
    vi.advanceTimersByTime(shortRunMs);
    send('child again', 'kavi');
    expect(sandbox.sent.filter(({ type }) => type === 'abort')).toHaveLength(1);
  });
});

/** Runs a program of each owner that takes this much processor time. */
function used(owners: readonly string[], cpuMs: number): void {
  for (const owner of owners) {
    send(owner);
    sandbox.answer(owner, cpuMs);
  }
}

/** Sends a program of each owner, named as its owner. */
function send(...owners: string[]): void {
  for (const owner of owners) {
    engine.run({ owner, source: owner, inputs: [], seed: 's' }).catch(() => undefined);
  }
}
