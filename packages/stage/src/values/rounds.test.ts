import type { TracedLineKind } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { roundsAt } from './rounds.ts';
import type { Trace, TraceStep } from './trace.ts';

const other = { kind: 'other', names: [], calls: [] } as const;

/** Rounds after each step of a program whose lines ran in this order; 0 is its end. */
function roundsOf(
  code: string,
  ran: readonly number[],
  more: Readonly<Record<number, Partial<TraceStep>>> = {},
  told?: Trace['lines'],
) {
  const order = [null, ...ran];
  const steps = order.map((line, at): TraceStep => ({ ran: line, next: order[at + 1] ?? null, ...more[at] }));
  const kindOf = (text: string): TracedLineKind => (/^\s*for/.test(text) ? 'for' : 'other');
  const statements = code
    .split('\n')
    .flatMap((text, at) => (text === 'else:' ? [] : [[at + 1, { ...other, kind: kindOf(text) }] as const]));
  const lines = told ?? Object.fromEntries(statements);
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

  it('are not counted once more where a loop ends and its `else` runs', () => {
    const code = 'for n in range(1):\n    print(n)\nelse:\n    print("done")\nprint("end")';
    expect(roundsOf(code, [1, 2, 1, 4, 5])).toEqual([null, 1, 1, null, null, null]);
  });

  it('go on behind a comment and a text that begin at the left', () => {
    const code = 'for n in range(2):\n    t = """\na"""\n# n\n    print(n)';
    const lines = { 1: { kind: 'for', names: ['n'], calls: [] }, 2: other, 5: other } as const;
    expect(roundsOf(code, [1, 2, 5, 1, 2, 5, 1], {}, lines)).toEqual([null, 1, 1, 1, 2, 2, 2, null]);
  });

  it('are counted of a loop whose line calls a function', () => {
    const code = 'def items():\n    return [1, 2]\nfor n in items():\n    print(n)';
    const calls = { 2: { called: [{ id: 1, name: 'items' }] }, 3: { returned: [{ id: 1, value: '[]' }] } };
    expect(roundsOf(code, [1, 3, 2, 4, 3, 4, 3], calls)).toEqual([null, null, null, 1, 1, 2, 2, null]);
  });
});
