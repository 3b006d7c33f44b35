import { type Assessment, assess, observe } from '@python-learning/feedback';
import type { Outcome, PythonEngine, RunReport, SourceFacts } from '@python-learning/python';
import type { ObservedQuestion } from '../src/observed.schema.ts';
import { type QuestionCase, questionCase, questionChecks } from '../src/question-checks.ts';
import type { ProgramFile, QuestionContent } from '../src/question-files.ts';
import type { Language } from '../src/text.schema.ts';

/** Where the content check runs programs. Every run is kept, so that no program runs twice. */
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
};

export function createLab(engine: PythonEngine): Lab {
  const reports = new Map<string, Promise<RunReport>>();
  const observations = new Map<QuestionContent, Promise<ObservedQuestion>>();
  const report = (source: string, inputs: readonly string[], cases: readonly QuestionCase[]) => {
    const request = {
      owner: 'content-check',
      seed: 'content-check',
      source,
      inputs,
      cases: cases.map(setupOf),
    };
    return kept(reports, JSON.stringify(request), () => engine.run({ ...request, inputsAreComplete: true }));
  };
  const reportOf = ({ value }: QuestionContent, program: ProgramFile) => {
    const cases = value.cases.map(questionCase);
    return report(program.source, cases.find(({ visible }) => visible)?.inputs ?? [], cases);
  };
  const observeAll = async (question: QuestionContent): Promise<ObservedQuestion> => {
    const { treeDigest: starterDigest } = await engine.analyze(question.starter.source);
    const checks = questionChecks(question, { starterDigest, mistakes: {} });
    const mistakes: ObservedQuestion['mistakes'] = {};
    for (const { id, program } of question.mistakes) {
      const input = { question: checks, source: program.source, report: await reportOf(question, program) };
      const { errorId, results, brokenRules } = observe(input);
      mistakes[id] = { errorId, results: [...results], brokenRules: [...brokenRules] };
    }
    return { starterDigest, mistakes };
  };
  const observeOnce = (question: QuestionContent) => kept(observations, question, () => observeAll(question));
  return {
    show: async (source, inputs) => (await report(source, inputs, [])).shown,
    analyze: (source) => engine.analyze(source),
    runCases: async (question, program) => (await reportOf(question, program)).cases,
    observe: observeOnce,
    assess: async (question, program, language) => {
      const checks = questionChecks(question, await observeOnce(question));
      const input = { question: checks, source: program.source, report: await reportOf(question, program) };
      return assess({ ...input, language, failedAttempts: 0 });
    },
  };
}

function setupOf({ inputs, vary, call, fakeRandom }: QuestionCase) {
  return {
    inputs,
    ...(vary === null ? {} : { vary }),
    ...(call === null ? {} : { call }),
    ...(fakeRandom === null ? {} : { fakeRandom }),
  };
}

function kept<K, V>(known: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
