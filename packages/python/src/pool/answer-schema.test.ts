import { describe, expect, it } from 'vitest';
import { noFacts } from '../core/answers/source-facts.ts';
import { killedOutcome } from '../core/run-step.ts';
import { answerSchema } from './answer-schema.ts';

const shown = killedOutcome('time-limit', { stdout: 'a', transcript: 'a', omittedBytes: 0 }, 5);
const report = { shown, cases: [shown], facts: noFacts(null) };

const aFunction = { name: 'f', parameters: 0, line: 1, returnsValue: true };
const longWarning = { category: 'W', message: 'x'.repeat(10_000), line: null };
const facts = (more: object) => ({ type: 'facts', id: 1, facts: { ...noFacts(null), ...more } });
const shownWith = (more: object) => ({ ...report, shown: { ...shown, ...more } });

describe('what the sandbox may say', () => {
  it('is a report of the right shape', () => {
    expect(answerSchema.parse({ type: 'report', id: 1, report })).toEqual({ type: 'report', id: 1, report });
  });

  it('is that all files are gone which a run was given: those of its program, and those of its task', () => {
    const gone = (count: number) => ({
      type: 'report',
      id: 1,
      report: shownWith({
        files: { written: [], removed: Array.from(Array(count).keys(), (at) => `f${at}.txt`), unkept: [] },
      }),
    });
    expect(answerSchema.safeParse(gone(10)).success).toBe(true);
    expect(answerSchema.safeParse(gone(11)).success).toBe(false);
  });

  it.each([
    ['an unknown kind of message', { type: 'eval', code: '1' }],
    [
      'an unknown kind of outcome',
      { type: 'report', id: 1, report: { ...report, shown: { ...shown, kind: 'won' } } },
    ],
    ['more than was asked', { type: 'report', id: 1, report: { ...report, passed: true } }],
    ['a missing part', { type: 'report', id: 1, report: { shown, cases: [] } }],
    [
      'a number that is none',
      { type: 'report', id: 1, report: { ...report, shown: { ...shown, cpuMs: '1' } } },
    ],
    [
      'counts that count nothing',
      { type: 'facts', id: 1, facts: { ...noFacts(null), calls: { print: 'often' } } },
    ],
    ['a note without its run', { type: 'note', event: 'denied', detail: 'socket' }],
    ['a note without end', { type: 'note', event: 'denied', id: 1, detail: 'x'.repeat(10_000) }],
    ['facts of more functions than a source can have', facts({ functions: Array(200_000).fill(aFunction) })],
    ['facts of more comments', facts({ comments: Array(200_000).fill({ line: 1, text: '#' }) })],
    [
      'facts of more names',
      facts({ read: Object.fromEntries(Array.from(Array(200_000).keys(), (n) => [n, 1])) }),
    ],
    [
      'names of vary without end',
      { type: 'report', id: 1, report: shownWith({ unvaried: Array(5_000).fill('a') }) },
    ],
    ['an output without end', { type: 'report', id: 1, report: shownWith({ stdout: 'x'.repeat(100_000) }) }],
    ['a warning without end', { type: 'report', id: 1, report: shownWith({ warnings: [longWarning] }) }],
    ['nothing', null],
  ])('is not %s', (_, message) => {
    expect(answerSchema.safeParse(message).success).toBe(false);
  });
});
