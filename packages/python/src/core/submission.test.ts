import type { OutcomeKind } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import type { EngineFacts } from '../types.ts';
import { noFacts } from './answers/source-facts.ts';
import { killedOutcome, type StepResult } from './run-step.ts';
import { runSubmission, type Submission } from './submission.ts';

const submission: Submission = {
  source: 'print(1)',
  inputs: [],
  inputsAreComplete: true,
  cases: [{ inputs: [], vary: { price: 1 } }, { inputs: [] }],
  seed: 's',
  clockMs: 0,
  limits: defaultLimits,
};

describe('a submission', () => {
  it('runs no case of a program that could not be read within its limits', async () => {
    const { report, steps } = await run({ shown: 'memory-limit', facts: null });
    expect(steps).toBe(1);
    expect(report.cases.map(({ kind, unvaried }) => [kind, unvaried])).toEqual([
      ['memory-limit', ['price']],
      ['memory-limit', []],
    ]);
    expect(report.facts.syntaxError?.type).toBe('MemoryError');
  });

  it('runs no case when the shown run was out of time', async () => {
    const { report, steps } = await run({ shown: 'time-limit', facts: noFacts(null) });
    expect([steps, report.cases]).toEqual([1, []]);
  });

  it('runs no case while the shown run waits for a line', async () => {
    const { report, steps } = await run({ shown: 'input-required', facts: noFacts(null) });
    expect([steps, report.cases]).toEqual([1, []]);
  });

  it('runs its cases when the shown run ended in any other way', async () => {
    const kinds = ['finished', 'python-error', 'output-limit', 'memory-limit', 'denied'] as const;
    for (const shown of kinds) {
      const { report } = await run({ shown, facts: noFacts(null) });
      expect([shown, report.cases.length]).toEqual([shown, 2]);
    }
  });
});

async function run({ shown, facts }: { shown: OutcomeKind; facts: EngineFacts | null }) {
  let steps = 0;
  const report = await runSubmission(submission, async (step): Promise<StepResult> => {
    steps += 1;
    const outcome = killedOutcome(shown, { stdout: '', transcript: '', omittedBytes: 0 }, 1);
    return { outcome, facts: step.wantsFacts ? facts : null, detail: '', wasAborted: false };
  });
  return { report, steps };
}
