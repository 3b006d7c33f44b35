import type { Language, RunReport } from '@python-learning/domain';
import { explainRun } from './explain-run.ts';
import { Program } from './python-text/program.ts';
import type { Explanation } from './types.ts';

/** A program that answers no question, such as one of a lesson. `milestone` decides how simple the words are. */
type LoneProgram = { source: string; report: Pick<RunReport, 'shown' | 'facts'>; milestone: number };

/** Explains why a program that answers no question failed; null when it finished. */
export function explainProgram(
  { source, report, milestone }: LoneProgram,
  language: Language,
): Explanation | null {
  const reader = { program: new Program(source), facts: report.facts, language, milestone };
  return explainRun(report.shown, reader);
}
