import { assess, type Explanation, generalIds } from '@python-learning/feedback';
import type { PythonEngine } from '@python-learning/python';
import { type CorpusProgram, questionOf } from '../../feedback/fixtures/corpus-file.ts';
import { type Mutant, mutantsOf } from './novice-mutations.ts';
import { runProgram } from './run-program.ts';

export type JudgedMutant = {
  solution: string;
  mistake: string;
  mutant: Mutant;
  explanation: Explanation | null;
  isSpecific: boolean;
  /** Null where no line is at fault: the program ran and showed something else. */
  isLineRight: boolean | null;
  /** What Python said, or what was wrong about the output. */
  message: string;
};

/** Runs every mutant; those that are still right, or wait for more input, are left out. */
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

/** Among the judged: the share with an explanation of its own, and of those with a line the share with the right one. */
export function shareOf(judged: readonly JudgedMutant[]): { specific: number; rightLine: number } {
  const withLine = judged.filter(({ isLineRight }) => isLineRight !== null);
  const right = withLine.filter(({ isLineRight }) => isLineRight === true);
  return {
    specific: judged.filter(({ isSpecific }) => isSpecific).length / judged.length,
    rightLine: withLine.length === 0 ? 1 : right.length / withLine.length,
  };
}

async function judge(
  engine: PythonEngine,
  solution: CorpusProgram,
  mistake: string,
  mutant: Mutant,
): Promise<JudgedMutant | null> {
  const program = { ...solution, source: mutant.source };
  const report = await runProgram(engine, program);
  const question = questionOf(solution, 'the starter');
  const told = assess({ question, source: mutant.source, report, language: 'en', failedAttempts: 0 });
  if (told.is_correct) return null;
  const { explanation } = told;
  const line = explanation?.line ?? null;
  const isError = explanation !== null && explanation.python_says !== null;
  const wrong = told.checks.find((check) => check.visible && !check.passed);
  return {
    solution: solution.name,
    mistake,
    mutant,
    explanation,
    isSpecific: explanation !== null && !generalIds.includes(explanation.id),
    isLineRight: isError ? line !== null && mutant.lines.includes(line) : null,
    message:
      explanation?.python_says ??
      `wanted ${JSON.stringify(wrong?.expected)}, got ${JSON.stringify(wrong?.actual)}`,
  };
}
