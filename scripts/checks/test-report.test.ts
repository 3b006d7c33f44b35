import { describe, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './test-report.ts';

describe('a report of Vitest', () => {
  const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    duration: 1500,
    failureMessages,
  });
  const report = JSON.stringify({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          assertion('points are counted', 'passed'),
          assertion('a badge is given', 'passed', [
            '\u001b[31mtimed out\u001b[39m\n    at a.test.ts:3',
            'again',
          ]),
          assertion('money is right', 'failed', ['expected 1', 'expected 1']),
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'boom', assertionResults: [] },
    ],
  });

  test('names what failed, files that broke before their first test among them', () => {
    expect(readVitest(report)).toMatchObject({
      passed: 2,
      failed: 2,
      failures: ['money is right', 'b.test.ts: boom'],
    });
  });

  test('names what passed only when it was tried again, and why it failed first', () => {
    expect(readVitest(report).unsteady).toEqual([
      { name: 'a badge is given', seconds: 1.5, why: 'timed out' },
    ]);
  });

  test('tells how long each test took', () => {
    expect(readVitest(report).tests).toEqual(
      ['points are counted', 'a badge is given', 'money is right'].map((name) => ({ name, seconds: 1.5 })),
    );
  });
});

test('a report of Playwright names what failed and what passed only when it was tried again', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [
      { status, results: durations.map((duration) => ({ duration, error: { message: 'no such button' } })) },
    ],
  });
  const report = JSON.stringify({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'a.story.ts',
        specs: [spec('reads', 'expected', 500)],
        suites: [
          { title: 'a child', specs: [spec('runs', 'flaky', 9000, 1000), spec('stops', 'unexpected', 2000)] },
        ],
      },
    ],
  });
  expect(readPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.story.ts › a child › stops'],
    unsteady: [{ name: 'a.story.ts › a child › runs', seconds: 10, why: 'no such button' }],
    tests: [
      { name: 'a.story.ts › reads', seconds: 0.5 },
      { name: 'a.story.ts › a child › runs', seconds: 10 },
      { name: 'a.story.ts › a child › stops', seconds: 2 },
    ],
  });
});
