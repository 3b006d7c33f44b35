import type { Language, Outcome, RunReport, SourceFacts } from '@python-learning/domain';
import { type Assessment, assess, observe } from '@python-learning/feedback';
import type { PythonEngine } from '@python-learning/python';
import type { ObservedQuestion } from '../src/observed.schema.ts';
import { questionChecks } from '../src/question-checks.ts';
import type { ProgramFile, QuestionContent } from '../src/question-files.ts';
import { memoize } from './memoize.ts';
import { createProgramRuns, type ProgramRuns } from './program-runs.ts';

export type ProgramRunner = {
  /** Runs a program on its own, as a lesson or an MCQ shows it. */
  show(source: string, inputs: readonly string[]): Promise<Outcome>;
  /** The same for a program with a mistake, with low limits: the rest of an endless program tells nothing. */
  showMutant(source: string, inputs: readonly string[]): Promise<Outcome>;
  analyze(source: string): Promise<SourceFacts>;
  runCases(question: QuestionContent, program: ProgramFile): Promise<readonly Outcome[]>;
  /** Observes what a question's anticipated mistakes do now, whatever was recorded. */
  observe(question: QuestionContent): Promise<ObservedQuestion>;
  /** Assesses this program as a learner's first attempt. */
  assess(question: QuestionContent, program: ProgramFile, language: Language): Promise<Assessment>;
  /** The same in English, for a program without a file. */
  assessMutant(question: QuestionContent, source: string): Promise<Assessment>;
};

export function createProgramRunner(engine: PythonEngine): ProgramRunner {
  const runs = createProgramRuns(engine);
  const observations = new Map<QuestionContent, Promise<ObservedQuestion>>();
  const observeOnce = (question: QuestionContent) =>
    memoize(observations, question, () => observeAll(question, engine, runs));
  const tell = async (question: QuestionContent, source: string, report: RunReport, language: Language) => {
    const recorded = questionChecks(question, await observeOnce(question));
    // The sample of a free task is no copy of itself.
    const checks = source === question.solution.source ? { ...recorded, sample: '' } : recorded;
    return assess({ question: checks, source, report, language, failedAttempts: 0 });
  };
  return {
    show: async (source, inputs) => (await runs.alone(source, inputs)).shown,
    showMutant: async (source, inputs) => (await runs.mutantAlone(source, inputs)).shown,
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
