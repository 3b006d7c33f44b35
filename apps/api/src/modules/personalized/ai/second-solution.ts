import type { ProvenExercise, RunProgram } from '@python-learning/exercises';
import { normaliseOutput } from '@python-learning/feedback';

const limits = { caseCpuMs: 400, submissionCpuMs: 3_000 };
const clockMs = Date.UTC(2026, 0, 15, 9, 30);

/** True when another program, written from the task alone, gives the same in every case. */
export async function solvesAlike(
  { checks }: ProvenExercise,
  program: string,
  run: RunProgram,
): Promise<boolean> {
  const cases = checks.cases.map(({ inputs }) => ({ inputs }));
  const inputs = cases[0]?.inputs ?? [];
  const report = await run({
    source: program,
    inputs,
    inputsAreComplete: true,
    cases,
    seed: 'second solution',
    clockMs,
    limits,
  });
  return checks.cases.every((expected, index) => {
    const outcome = report.cases[index];
    if (outcome?.kind !== 'finished') return false;
    return normaliseOutput(outcome.stdout) === normaliseOutput(expected.stdout);
  });
}
