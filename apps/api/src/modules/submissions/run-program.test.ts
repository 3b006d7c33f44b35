import type { EngineReport, RunRequest, TraceReport } from '@python-learning/python';
import { createIdleEngine } from '@python-learning/testing';
import { describe, expect, it } from 'vitest';
import { always } from '../../platform/db/condition.ts';
import { refuseAny } from '../../platform/errors/app-error.ts';
import { assessorOfThisThread } from './assessing/assessor.ts';
import { runProgram } from './run-program.ts';
import type { PaidRun } from './run-time.ts';

const never = new Promise<never>(() => undefined);

describe("a learner's program", () => {
  it('asks the engine for no more than its usual time: an endless loop is stopped after two seconds', async () => {
    const asked: RunRequest[] = [];
    const engine = {
      ...createIdleEngine(),
      run: (request: RunRequest) => {
        asked.push(request);
        return Promise.reject(new Error('enough'));
      },
    };
    const deps = {
      engine,
      limiter: {
        take: async () => 1,
        clear: async () => undefined,
        charge: async () => undefined,
        reserve: () => never,
      },
      runTime: {
        pay: <T extends EngineReport | TraceReport>(_refuse: unknown, _learner: string, run: PaidRun<T>) =>
          run(() => undefined),
        add: () => undefined,
      },
      assessor: assessorOfThisThread(),
      givenPrograms: { guessBefore: () => null },
      runsPerMinute: 60,
      onExplained: () => undefined,
    };
    const program = {
      learnerId: 'l',
      taskId: 't',
      code: 'while True: pass',
      signal: AbortSignal.timeout(60_000),
      refuse: refuseAny,
    };
    const shown = { lines: [], isComplete: true };
    await expect(
      runProgram(deps, program, { shown, cases: [{ inputs: [] }], condition: always }),
    ).rejects.toThrow('enough');
    expect(asked.map(({ limits }) => limits)).toEqual([{}]);
  });
});
