import type { TracedLineKind } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { roundsAt } from './rounds.ts';
import type { TraceStep } from './trace.ts';

/** Rounds after each step of a program whose lines ran in this order; 0 is its end. */
function roundsOf(
  code: string,
  ran: readonly number[],
  more: Readonly<Record<number, Partial<TraceStep>>> = {},
) {
  const order = [null, ...ran];
  const steps = order.map((line, at): TraceStep => ({ ran: line, next: order[at + 1] ?? null, ...more[at] }));
  const kindOf = (text: string): TracedLineKind => (/^\s*for/.test(text) ? 'for' : 'other');
  const lines = Object.fromEntries(
    code.split('\n').map((text, at) => [at + 1, { kind: kindOf(text), names: [], calls: [] }]),
  );
  const trace = { steps, lastSteps: [], count: steps.length, lines, end: 'finished' as const };
  return steps.map((_, index) => roundsAt({ code, trace }, index));
}

describe('the rounds of a loop', () => {
  it('are counted while its block runs, and are gone behind it', () => {
    const code = 'for n in range(2):\n    print(n)\nprint("end")';
    expect(roundsOf(code, [1, 2, 1, 2, 1, 3])).toEqual([null, 1, 1, 2, 2, null, null]);
  });

  it('are those of the innermost loop, which begins to count again', () => {
    const code = 'for a in range(2):\n    for b in range(1):\n        print(b)\nprint(a)';
    const ran = [1, 2, 3, 2, 1, 2, 3, 2, 1, 4];
    expect(roundsOf(code, ran)).toEqual([null, 1, 1, 1, 1, 2, 1, 1, 2, null, null]);
  });

  it('end where a loop is left from inside', () => {
    const code = 'for n in range(9):\n    break\nprint("end")';
    expect(roundsOf(code, [1, 2, 3])).toEqual([null, 1, 1, null]);
  });

  it('are not those of the caller while a call runs', () => {
    const code = 'def twice(n):\n    return n * 2\n\nfor n in range(2):\n    twice(n)';
    const calls = { 3: { called: [{ id: 1, name: 'twice' }] }, 4: { returned: [{ id: 1, value: '0' }] } };
    expect(roundsOf(code, [1, 4, 5, 2, 4], calls)).toEqual([null, null, 1, null, 1, null]);
  });
});
