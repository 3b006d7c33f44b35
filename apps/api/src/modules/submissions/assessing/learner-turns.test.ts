import { describe, expect, test } from 'vitest';
import { LearnerTurns, type Turn } from './learner-turns.ts';

/** The longest assessment, in milliseconds of processor time. */
const longestMs = 200;

/** Turns of a number of threads at one moment. */
function start({ threads }: { threads: number }) {
  const turns = new LearnerTurns<string>();
  const running: Turn<string>[] = [];
  const nextOwner = (): string | null => {
    const turn = turns.next(threads - running.length, 0);
    if (turn !== null) running.push(turn);
    return turn?.owner ?? null;
  };
  return {
    turns,
    /** The owners of the turns that begin now. */
    begin: (): string[] => {
      const owners: string[] = [];
      for (let owner = nextOwner(); owner !== null; owner = nextOwner()) owners.push(owner);
      return owners;
    },
    end: (owner: string, cpuMs: number) => {
      const at = running.findIndex((turn) => turn.owner === owner);
      for (const turn of running.splice(at, 1)) turns.end(turn, cpuMs, 0);
    },
  };
}

const runOf = (owner: string): Turn<string> => ({ owner, begin: () => undefined });

/** Makes all of them learners whose explanations are slow. */
function makeHeavy(started: ReturnType<typeof start>, owners: readonly string[]) {
  for (const owner of owners) {
    started.turns.add(runOf(owner), 0);
    started.begin();
    started.end(owner, longestMs);
  }
}

describe('the turns of assessments', () => {
  test('leave a thread to learners whose explanations are quick', () => {
    const started = start({ threads: 2 });
    makeHeavy(started, ['a', 'b', 'c', 'd']);
    for (const owner of ['a', 'b', 'c', 'd']) started.turns.add(runOf(owner), 0);
    expect(started.begin()).toEqual(['a']);
    started.turns.add(runOf('kavi'), 0);
    expect(started.begin()).toEqual(['kavi']);
    started.end('kavi', 2);
    expect(started.begin()).toEqual([]);
    started.end('a', longestMs);
    expect(started.begin()).toEqual(['b']);
  });

  test('come first to those who used least', () => {
    const started = start({ threads: 1 });
    for (const owner of ['a', 'a', 'kavi']) started.turns.add(runOf(owner), 0);
    expect(started.begin()).toEqual(['a']);
    started.end('a', 300);
    started.turns.add(runOf('selvi'), 0);
    expect(started.begin()).toEqual(['kavi']);
    started.end('kavi', 2);
    expect(started.begin()).toEqual(['selvi']);
  });

  test('are one at a time for a learner', () => {
    const started = start({ threads: 3 });
    for (const owner of ['kavi', 'kavi', 'selvi']) started.turns.add(runOf(owner), 0);
    expect(started.begin()).toEqual(['kavi', 'selvi']);
    started.end('kavi', 2);
    expect(started.begin()).toEqual(['kavi']);
  });

  test('are refused to a learner with twenty of them waiting, and to nobody else', () => {
    const { turns } = start({ threads: 1 });
    const added = Array.from({ length: 21 }, () => turns.add(runOf('a'), 0));
    expect(added.filter(Boolean)).toHaveLength(20);
    expect(turns.add(runOf('kavi'), 0)).toBe(true);
  });

  test('are refused to a learner whose explanations took very much, and not for long', () => {
    const { turns, begin, end } = start({ threads: 2 });
    for (let times = 0; times < 3; times += 1) {
      expect(turns.add(runOf('a'), 0)).toBe(true);
      begin();
      end('a', longestMs);
    }
    expect(turns.add(runOf('a'), 0)).toBe(false);
    expect(turns.add(runOf('kavi'), 0)).toBe(true);
    expect(turns.add(runOf('a'), 60_000)).toBe(true);
  });

  test('do not begin without an idle thread, nor after they were removed', () => {
    const started = start({ threads: 1 });
    const [first, second] = [runOf('a'), runOf('b')];
    for (const turn of [first, second]) started.turns.add(turn, 0);
    expect(started.begin()).toEqual(['a']);
    started.turns.remove(second);
    started.end('a', 2);
    expect(started.begin()).toEqual([]);
  });
});
