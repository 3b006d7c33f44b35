import {
  cardResult,
  mcqQuestion,
  milestone,
  runResult,
  solvedRun,
  waitingRun,
  wrongRun,
} from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import { optionLetters } from '@python-learning/domain';
import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const curriculum = loadCurriculum();
let engine: PythonEngine;
let app: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  app = await startTestApp({ curriculum, engine });
  await engine.ready();
  learner = await app.newLearner();
});
afterAll(async () => {
  await app.stop();
  await engine.stop();
});

const someText: unknown = expect.any(String);
const textWith = (part: string): unknown => expect.stringContaining(part);

async function submit(question: string, sent: object) {
  const answered = await learner.call('practice.submitCode', { id: question }, sent);
  expect(answered.status).toBe(200);
  return runResult.parse(answered.body);
}

test('the course has fifteen milestones, and the first four are free', async () => {
  const answered = await app.newClient().call('course.milestones');
  const milestones = z.array(milestone).parse(answered.body);

  expect(milestones.map(({ order }) => order)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(milestones.filter(({ is_free }) => is_free).map(({ order }) => order)).toEqual([1, 2, 3, 4]);
});

describe('a program for the real course, run by the real engine', () => {
  const predict = 'm01-q1-predict-snacks';
  const guessed = (guess: string) => `# prediction: ${guess}\nprint("Idli")\nprint("Dosai")\nprint("Vadai")`;

  test('that is right is right, and its right guess counts', async () => {
    learner = await app.newLearner();
    const result = await submit(predict, { code: guessed('Idli / Dosai / Vadai') });

    expect(result).toMatchObject({
      status: 'finished',
      is_correct: true,
      points_awarded: 7,
      prediction: 'Exactly as you guessed.',
      output: textWith('Idli\nDosai\nVadai'),
    });
    expect(solvedRun.parse(result).solution_note).toMatch(/^<p>/);
  });

  test('with an error is explained in Tamil, at its line, with what Python says', async () => {
    learner.language = 'ta';
    const result = await submit('m01-q2-change-greeting', { code: 'print("Hello")\nPrint("Hi")' });
    learner.language = null;

    expect(result).toMatchObject({
      is_correct: false,
      error_line: 2,
      explanation: { python_says: textWith('NameError'), line: 2 },
    });
    expect(wrongRun.parse(result).explanation?.text).toMatch(/\p{Script=Tamil}/u);
  });

  test.each([
    ['that never ends', 'while True:\n    pass', 'RUN-TIME-LIMIT'],
    ['that starts a process', 'import os\nos.fork()', null],
    ['that asks for a hundred megabytes', 'numbers = [0] * 100_000_000\nprint(len(numbers))', null],
    ['that prints a megabyte', 'print("x" * 1_000_000)', null],
  ])('%s is a result with a kind explanation, and the next learner is served', async (_what, code, id) => {
    const other = await app.newLearner();
    const [result, next] = await Promise.all([
      submit(predict, { code }),
      other.call('practice.submitCode', { id: predict }, { code: guessed('Idli') }),
    ]);

    expect(result).toMatchObject({ is_correct: false, status: 'finished' });
    const { explanation } = wrongRun.parse(result);
    expect(explanation).toMatchObject({ text: someText, next_step: someText });
    if (id !== null) expect(explanation?.id).toBe(id);
    expect(result.output.length).toBeLessThan(100_000);
    expect(next).toMatchObject({ status: 200, body: { is_correct: true } });
  });

  test('that asks is answered line by line', async () => {
    const code = 'name = input("Name? ")\ntown = input("Town? ")\nprint(name, town)';
    const first = await submit(predict, { code });
    expect(first).toMatchObject({
      status: 'input_required',
      stdout_so_far: 'Name? ',
      is_correct: false,
    });

    const second = await submit(predict, { code, inputs: ['செல்வி'] });
    expect(second).toMatchObject({ status: 'input_required' });
    expect(waitingRun.parse(second).stdout_so_far).toContain('Town? ');

    const last = await submit(predict, { code, inputs: ['செல்வி', 'Jaffna'] });
    expect(last).toMatchObject({ status: 'finished', output: textWith('செல்வி Jaffna') });
  });
});

test('every multiple-choice question of the first milestone has one right option, and explains each', async () => {
  const answered = await learner.call('exercise.mcqQuestions', { id: 'hello-python' });
  const questions = z.array(mcqQuestion).parse(answered.body);
  expect(questions).not.toHaveLength(0);

  for (const { id } of questions) {
    const results = await Promise.all(optionLetters.map((letter) => answer(id, letter)));

    expect(results.filter(({ is_correct }) => is_correct)).toHaveLength(1);
    for (const { explanation } of results) expect(explanation).toMatch(/^<p>.+<\/p>$/s);
  }
});

async function answer(id: string, selected_option: string) {
  const answered = await learner.call('exercise.submitMcq', { id }, { selected_option });
  return cardResult.parse(answered.body);
}
