import type { OutcomeKind } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import type { CaseSetup, EngineFacts } from '../types.ts';
import { noFacts } from './answers/source-facts.ts';
import { killedOutcome, type StepResult } from './run-step.ts';
import { runSubmission, type Submission } from './submission.ts';

const submission: Submission = {
  source: 'print(1)',
  inputs: [],
  inputsAreComplete: true,
  cases: [{ inputs: [], vary: { price: 1 } }, { inputs: [] }],
  files: [],
  seed: 's',
  shownSeed: 's',
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

  it('runs no case with the lines of a shown run that ended by itself: it ends the same, at no cost', async () => {
    for (const shown of ['finished', 'python-error'] as const) {
      const { report, steps } = await run({ shown, facts: noFacts(null) }, dialogue);
      expect(steps).toBe(2);
      expect(report.cases[0]).toEqual({ ...report.shown, cpuMs: 0 });
      expect(report.cases.map(({ inputsUsed }) => inputsUsed)).toEqual([1, 2]);
    }
  });

  it('keeps the outcome of a case with the lines of the shown run when its time is used up', async () => {
    const { report } = await run({ shown: 'finished', facts: noFacts(null), cpuMs: 10_000 }, dialogue);
    expect(report.cases).toEqual([{ ...report.shown, cpuMs: 0 }]);
  });

  it('runs a case with the lines of a shown run that a limit ended', async () => {
    for (const shown of ['output-limit', 'memory-limit', 'denied'] as const) {
      const { steps } = await run({ shown, facts: noFacts(null) }, dialogue);
      expect([shown, steps]).toEqual([shown, 3]);
    }
  });

  it('runs a case that sets more than its lines, or other lines', async () => {
    const inputs = ['5'];
    const others: CaseSetup[] = [
      { inputs, call: 'f(1)' },
      { inputs, vary: { price: 1 } },
      { inputs, fakeRandom: [1] },
      { inputs, files: [{ name: 'rain.csv', text: '' }] },
      { inputs: [] },
      { inputs: ['5', '6'] },
      { inputs: ['6'] },
    ];
    const { steps } = await run({ shown: 'finished', facts: noFacts(null) }, { inputs, cases: others });
    expect(steps).toBe(1 + others.length);
  });

  it('runs a case with the lines of a shown run that met another chance', async () => {
    const { steps } = await run(
      { shown: 'finished', facts: noFacts(null) },
      { ...dialogue, shownSeed: 'new' },
    );
    expect(steps).toBe(3);
  });

  it('runs its cases when the shown run ended in any other way', async () => {
    const kinds = ['finished', 'python-error', 'output-limit', 'memory-limit', 'denied'] as const;
    for (const shown of kinds) {
      const { report } = await run({ shown, facts: noFacts(null) });
      expect([shown, report.cases.length]).toEqual([shown, 2]);
    }
  });
});

const dialogue = { inputs: ['5'], cases: [{ inputs: ['5'] }, { inputs: ['5', '6'] }] };

type Ending = { shown: OutcomeKind; facts: EngineFacts | null; cpuMs?: number };

/** Runs a submission whose runs all end in one way; the number of read lines tells them apart. */
async function run({ shown, facts, cpuMs = 1 }: Ending, more: Partial<Submission> = {}) {
  let steps = 0;
  const report = await runSubmission({ ...submission, ...more }, async (step): Promise<StepResult> => {
    steps += 1;
    const printed = { stdout: '', transcript: '', omittedBytes: 0 };
    const outcome = { ...killedOutcome(shown, printed, cpuMs), inputsUsed: step.setup.inputs.length };
    return {
      outcome,
      facts: step.wantsFacts ? facts : null,
      detail: '',
      wasAborted: false,
      drawnBytes: 0,
      trace: null,
    };
  });
  return { report, steps };
}
