import { type Assessment, assess, observe } from '@python-learning/feedback';
import type { Outcome, PythonEngine, RunReport, SourceFacts } from '@python-learning/python';
import type { ObservedQuestion } from '../src/observed.schema.ts';
import { questionChecks } from '../src/question-checks.ts';
import type { ProgramFile, QuestionContent } from '../src/question-files.ts';
import type { Language } from '../src/text.schema.ts';
import { kept } from './kept.ts';
import { createProgramRuns, type ProgramRuns } from './program-runs.ts';

/** Where the content check runs programs. */
export type Lab = {
  /** A program on its own, as a lesson or an MCQ shows it. */
  show(source: string, inputs: readonly string[]): Promise<Outcome>;
  analyze(source: string): Promise<SourceFacts>;
  /** A program of a question in all its cases. */
  runCases(question: QuestionContent, program: ProgramFile): Promise<readonly Outcome[]>;
  /** What the wrong answers of a question do today, whatever was recorded. */
  observe(question: QuestionContent): Promise<ObservedQuestion>;
  /** What a learner is told who submits this program as a first try. */
  assess(question: QuestionContent, program: ProgramFile, language: Language): Promise<Assessment>;
  /** The same in English for a program that stands in no file. */
  assessMutant(question: QuestionContent, source: string): Promise<Assessment>;
};

export function createLab(engine: PythonEngine): Lab {
  const runs = createProgramRuns(engine);
  const observations = new Map<QuestionContent, Promise<ObservedQuestion>>();
  const observeOnce = (question: QuestionContent) =>
    kept(observations, question, () => observeAll(question, engine, runs));
  const tell = async (question: QuestionContent, source: string, report: RunReport, language: Language) => {
    const checks = questionChecks(question, await observeOnce(question));
    return assess({ question: checks, source, report, language, failedAttempts: 0 });
  };
  return {
    show: async (source, inputs) => (await runs.alone(source, inputs)).shown,
    analyze: (source) => engine.analyze(source),
    runCases: async (question, { source }) => (await runs.inCases(question, source)).cases,
    observe: observeOnce,
    assess: async (question, { source }, language) =>
      tell(question, source, await runs.inCases(question, source), language),
    assessMutant: async (question, source) =>
      tell(question, source, await runs.ofMutant(question, source), 'en'),
  };
}

async function observeAll(
  question: QuestionContent,
  engine: PythonEngine,
  runs: ProgramRuns,
): Promise<ObservedQuestion> {
  const { treeDigest: starterDigest } = await engine.analyze(question.starter.source);
  const checks = questionChecks(question, { starterDigest, mistakes: {} });
  const mistakes: ObservedQuestion['mistakes'] = {};
  for (const { id, program } of question.mistakes) {
    const { source } = program;
    const input = { question: checks, source, report: await runs.inCases(question, source) };
    const { errorId, stop = null, results, brokenRules } = observe(input);
    mistakes[id] = { errorId, stop, results: [...results], brokenRules: [...brokenRules] };
  }
  return { starterDigest, mistakes };
}
