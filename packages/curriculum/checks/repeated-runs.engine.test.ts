import { assess } from '@python-learning/feedback';
import {
  caseSetup,
  createPythonEngine,
  type EngineOutcome,
  type EngineReport,
  type PythonEngine,
} from '@python-learning/python';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { packageRoot } from '../src/package-root.ts';
import { questionChecks, unobserved } from '../src/question-checks.ts';
import type { QuestionContent } from '../src/question-files.ts';

let engine: PythonEngine;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 2 });
  await engine.ready();
}, 60_000);
afterAll(() => engine.stop());

/** One question in so many: the programs of all take minutes. */
const sampledOneIn = 20;

/** The rest of an endless program tells nothing. */
const limits = { caseCpuMs: 100, submissionCpuMs: 1_000 };

const questions = readContent(packageRoot)
  .milestones.flatMap((milestone) => milestone.questions)
  .filter((_, index) => index % sampledOneIn === 0);

test.each(questions.map((question) => [question.value.id, question] as const))(
  '%s is judged the same whether or not a case takes the outcome of the shown run',
  async (_, question) => {
    for (const source of programsOf(question)) {
      for (const inputsAreComplete of [true, false]) {
        const taken = await run(question, source, sampleOf(question), inputsAreComplete);
        // No case has these lines, so each one runs.
        const each = await run(question, source, [...sampleOf(question), 'one more line'], true);
        if ([taken, each].some(({ cases }) => isStopped(cases, question))) continue;
        const ran = { ...taken, cases: each.cases };
        expect(comparable(taken.cases)).toEqual(comparable(ran.cases));
        expect(comparable(judged(question, source, taken))).toEqual(
          comparable(judged(question, source, ran)),
        );
      }
    }
  },
);

function programsOf({ starter, solution, alternatives, mistakes }: QuestionContent): string[] {
  const files = [starter, solution, ...alternatives, ...mistakes.map(({ program }) => program)];
  return files.map(({ source }) => source);
}

/** The lines of a shown run with the sample input. */
function sampleOf({ value }: QuestionContent): readonly string[] {
  return value.cases.find(({ visible }) => visible)?.inputs ?? [];
}

function run(
  { value }: QuestionContent,
  source: string,
  inputs: readonly string[],
  inputsAreComplete: boolean,
): Promise<EngineReport> {
  const cases = value.cases.map((one) => caseSetup(one));
  const scene = { seed: 'repeated runs', clockMs: 0, limits };
  return engine.run({ owner: value.id, source, inputs, inputsAreComplete, cases, ...scene });
}

/** Where a limit ends a program that goes on printing depends on the machine. */
function isStopped(cases: readonly EngineOutcome[], { value }: QuestionContent): boolean {
  return (
    cases.length < value.cases.length ||
    cases.some(({ kind }) => kind === 'time-limit' || kind === 'output-limit')
  );
}

/** Without times, and without the addresses of objects: the facts of a shown run take memory before it. */
function comparable(value: unknown): unknown {
  const text = JSON.stringify(value, (key, part: unknown) => (key === 'cpuMs' ? 0 : part));
  return JSON.parse(text.replaceAll(/0x[\da-f]+/g, '0x'));
}

function judged(question: QuestionContent, source: string, report: EngineReport) {
  const checks = questionChecks(question, unobserved);
  return assess({ question: checks, source, report, language: 'en', failedAttempts: 0 });
}
