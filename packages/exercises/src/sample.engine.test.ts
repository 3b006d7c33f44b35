import { type Assessment, assess } from '@python-learning/feedback';
import { caseSetup, createPythonEngine, type PythonEngine } from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveInstances } from '../checks/prove-instances.ts';
import type { ExerciseCandidate, ProvenExercise, RunProgram } from './exercise.ts';
import { proveExercise } from './proof.ts';
import { createRandomDraws } from './random-draws.ts';
import { instantiate } from './template/instantiate.ts';
import { loadTemplates } from './template/load-templates.ts';
import { writeExercise } from './write-exercise.ts';

/** Instances over all templates: a sample of what the nightly check proves. */
const sampled = 600;
const templates = loadTemplates();
const each = Math.ceil(sampled / templates.length);

/**
 * Minimum share of proven instances. Rejected draws are drawn again, so a template with many of them keeps a learner
 * waiting.
 */
const minProven = 0.75;

let engine: PythonEngine;
const run: RunProgram = (request) => engine.run({ owner: 'sample', ...request });

beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
}, 120_000);

afterAll(() => engine.stop());

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test('gives exercises that are proven', async () => {
    const record = await proveInstances(template, each, run);
    const isEnough = record.proven >= each * minProven;
    expect(isEnough ? [] : record.samples).toEqual([]);
  }, 120_000);

  test('is graded as it was written: only the solution is right, each mistake gets its hint', async () => {
    const { candidate, exercise } = await firstProven(template);
    const solved = await judge(exercise, exercise.solution);
    expect(solved.verdict).toBe('solved');
    expect((await judge(exercise, exercise.starter)).verdict).not.toBe('solved');
    for (const thoughtless of [
      'pass',
      'print(input())',
      `print(${JSON.stringify(exercise.checks.cases[0]?.evidence.stdout)})`,
    ]) {
      expect(await judge(exercise, thoughtless)).toMatchObject({ verdict: 'wrong' });
    }
    for (const { program, hint } of candidate.mistakes) {
      const judged = await judge(exercise, program);
      expect(judged.verdict).toBe('wrong');
      expect(judged.hints).toContain(hint.en);
    }
  }, 120_000);
});

test('the author writes a proven exercise, and never one that was seen', async () => {
  const request = { difficulty: 'easy', seed: 'learner/1' } as const;
  const first = await writeExercise(request, run);
  const digest = first.exercise?.digest ?? '';
  const second = await writeExercise(request, run, { seen: new Set([digest]) });
  expect(first.exercise).not.toBeNull();
  expect(second.exercise).not.toBeNull();
  expect(second.exercise?.digest).not.toBe(digest);
  expect(second.rejections.map(({ reason }) => reason)).toContain('seen-before');
});

async function firstProven(template: (typeof templates)[number]) {
  for (let index = 0; index < 10; index += 1) {
    const candidate: ExerciseCandidate = instantiate(template, createRandomDraws(`graded/${index}`), null);
    const result = await proveExercise(candidate, run);
    if (result.proven) return { candidate, exercise: result.exercise };
  }
  throw new Error(`${template.id} gave no exercise in ten draws.`);
}

async function judge({ checks }: ProvenExercise, source: string): Promise<Assessment> {
  const cases = checks.cases.map(({ inputs, evidence }) => caseSetup({ inputs, evidence }));
  const report = await engine.run({
    owner: 'sample',
    source,
    inputs: checks.cases[0]?.inputs ?? [],
    inputsAreComplete: true,
    cases,
    seed: 'judge',
  });
  return assess({ question: checks, source, report, language: 'en', failedAttempts: 0 });
}
