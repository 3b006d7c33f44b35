import { assess } from '@python-learning/feedback';
import type { PythonEngine } from '@python-learning/python';
import { type JudgedMutant, judgeMutant } from '../../curriculum/checks/mutations/judged-mutant.ts';
import { type Mutant, mutantsOf } from '../../curriculum/checks/mutations/novice-mutations.ts';
import { type CorpusProgram, questionOf } from '../../feedback/fixtures/corpus-file.ts';
import { runProgram } from './run-program.ts';

/** Runs every mutant. Mutants that are still correct, or wait for more input, are left out. */
export async function judgeMutants(
  engine: PythonEngine,
  solutions: readonly CorpusProgram[],
): Promise<JudgedMutant[]> {
  const judged: JudgedMutant[] = [];
  for (const solution of solutions) {
    for (const { mistake, mutant } of mutantsOf(solution.source)) {
      const one = await judge(engine, solution, mistake, mutant);
      if (one !== null) judged.push(one);
    }
  }
  return judged;
}

async function judge(
  engine: PythonEngine,
  solution: CorpusProgram,
  mistake: string,
  mutant: Mutant,
): Promise<JudgedMutant | null> {
  const report = await runProgram(engine, { ...solution, source: mutant.source });
  const question = questionOf(solution, 'the starter');
  const told = assess({ question, source: mutant.source, report, language: 'en', failedAttempts: 0 });
  return judgeMutant({ solution: solution.name, mistake, mutant }, told);
}
