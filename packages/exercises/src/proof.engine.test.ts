import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sound } from './candidate.fixture.ts';
import type { CandidateCase, ExerciseCandidate, RunProgram } from './exercise.ts';
import { digestOf, proveExercise } from './proof.ts';
import { type RejectionReason, rejectionReasons } from './rejection.ts';

let engine: PythonEngine;
const run: RunProgram = (request) => engine.run({ owner: 'proof', ...request });

beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
}, 120_000);

afterAll(() => engine.stop());

const stdin = (...lines: readonly (readonly string[])[]): CandidateCase[] =>
  lines.map((inputs, index) => ({ visible: index < 2, inputs, asks: { kind: 'output' }, border: false }));

const text = (en: string, ta: string) => ({ en, ta });

/** One exercise for each reason: the sound one with one planted fault. */
const planted: Readonly<Record<RejectionReason, Partial<ExerciseCandidate>>> = {
  'bad-shape': { hints: sound.hints.slice(0, 2) },
  'unsafe-text': { title: text('Bus tickets at https://example.org', 'பேருந்துச் சீட்டுகள்') },
  'unsafe-program': { solution: 'import os\nn = int(input())\nprint("Pay:", n * 35)' },
  'solution-does-not-parse': { solution: 'n = int(input()\nprint("Pay:", n * 35)' },
  'solution-fails': { solution: 'n = int(input())\nprint("Pay:", 35 // n * n * n)' },
  'too-slow': { solution: 'n = int(input())\nwhile n != 3:\n    n = n * 1\nprint("Pay:", n * 35)' },
  'not-deterministic': {
    difficulty: 'hard',
    solution: 'import random\nn = int(input())\nprint("Pay:", n * 35 + random.randint(1, 500))',
  },
  'rule-broken-by-solution': { rules: ['for'] },
  'empty-output': { solution: 'n = int(input())\nif n > 0:\n    print("Pay:", n * 35)' },
  'too-few-outputs': { solution: 'n = int(input())\nprint("Pay:", n // 100 * 35)' },
  'border-not-hidden': {
    cases: sound.cases
      .map((one) => ({ ...one, visible: one.border || one.visible }))
      .concat(stdin(['5'], ['6']).map((one) => ({ ...one, visible: false }))),
  },
  'mistake-passes': {
    mistakes: [
      { id: 'right', program: 'n = int(input())\nprint("Pay:", 35 * n)', hint: text('No.', 'இல்லை.') },
    ],
  },
  'mistake-only-fails-visibly': {
    mistakes: [
      {
        id: 'wrong-for-three',
        program: 'n = int(input())\nif n == 3:\n    n = 4\nprint("Pay:", n * 35)',
        hint: text('No.', 'இல்லை.'),
      },
    ],
  },
  'constant-program-passes': {
    solution: 'n = int(input())\nprint("Pay:", n * 0)',
    mistakes: [],
  },
  'trivial-program-passes': {
    skills: ['read-input'],
    solution: 'n = input()\nprint(n)',
    mistakes: [],
  },
  'starter-passes': { kind: 'fix', starter: 'n = int(input())\nprint("Pay:", n * 35)  # right' },
  'number-too-large': { solution: 'n = int(input())\nprint("Pay:", n * 350000)' },
  'list-too-long': {
    cases: stdin(['3'], ['7'], ['12'], ['1 2 3 4 5 6 7 8 9 10 11 12 13']),
    solution: 'n = int(input().count(" ") + 2)\nprint("Pay:", n * 35)',
  },
  'output-too-long': { solution: 'n = int(input())\nprint("Pay:", n * 35)\nprint("-" * 70)' },
  'rounding-of-a-half': {
    cases: stdin(['0.5'], ['1'], ['2'], ['3']),
    solution: 'n = float(input())\nprint("Pay:", round(n * 35))',
  },
  'floating-tail': {
    cases: stdin(['0.1'], ['1'], ['2'], ['3']),
    solution: 'n = float(input())\nprint("Pay:", n + 0.2)',
    mistakes: [],
  },
  'not-taught': { solution: 'print("Pay:", sum([int(part) * 35 for part in [input()]]))' },
  'concept-missing': { skills: ['read-input', 'for-range'] },
  'output-not-named': { solution: 'n = int(input())\nprint("Amount:", n * 35)' },
  'unfilled-placeholder': { title: text('Bus tickets for $name', 'பேருந்துச் சீட்டுகள்') },
  'wrong-plural': { title: text('Not 1 tickets', 'பேருந்துச் சீட்டுகள் 1') },
  'text-too-long': {
    statement: text(`${sound.statement.en} ${'Take your time. '.repeat(20)}`, sound.statement.ta),
  },
  'unknown-name': { person: 'Anastasia' },
  'name-used-twice': {
    statement: text(sound.statement.en.replace('Read', 'Ravi helps. Read'), sound.statement.ta),
  },
  'seen-before': {},
  'tamil-missing': { statement: text(sound.statement.en, sound.statement.en) },
  'tamil-word-not-of-the-course': {
    hints: [text('Write a loop.', 'ஒரு வளையம் எழுது.'), ...sound.hints.slice(1)],
  },
  'numbers-differ-between-languages': {
    statement: text(sound.statement.en, sound.statement.ta.replace('35', '53')),
  },
};

test('a sound exercise is proven, with expected outputs and an example from a real run', async () => {
  const result = await proveExercise(sound, run);
  if (!result.proven) throw new Error(JSON.stringify(result.rejections));
  const { exercise } = result;
  expect(exercise.checks.cases.map(({ evidence }) => evidence.stdout)).toEqual([
    'Pay: 105',
    'Pay: 245',
    'Pay: 420',
    'Pay: 0',
    'Pay: 35',
  ]);
  expect(exercise.statement.en).toContain('For the input `3` the program shows:\n\n```\nPay: 105\n```');
  expect(exercise.statement.ta).toContain(
    'உள்ளீடு `3` ஆக இருந்தால், நிரல் இப்படிக் காட்ட வேண்டும்:\n\n```\nPay: 105\n```',
  );
  expect(exercise.checks.mistakes.map(({ id, observed }) => [id, observed.results[0]])).toEqual([
    ['not-converted', `Pay: ${'3'.repeat(35)}`],
  ]);
});

describe('an exercise is rejected with its reason', () => {
  test.each(rejectionReasons)('%s', async (reason) => {
    const candidate = { ...sound, ...planted[reason] };
    const seen = new Set(reason === 'seen-before' ? [digestOf(sound)] : []);
    const result = await proveExercise(candidate, run, { seen });
    expect(result.proven ? [] : result.rejections.map((one) => one.reason)).toContain(reason);
  });
});

describe('what is shown is safe, wherever it stands', () => {
  test.each<[string, Partial<ExerciseCandidate>]>([
    ['the starter', { starter: '# write to me at someone@example.org\n' }],
    [
      'an input',
      {
        cases: [
          ...sound.cases,
          { visible: false, inputs: ['you idiot'], asks: { kind: 'output' }, border: false },
        ],
      },
    ],
    [
      'an output that the program puts together',
      { solution: 'n = int(input())\nprint("Pay:", n * 35, "stu" + "pid")' },
    ],
    ['a hint in Tamil', { hints: [...sound.hints.slice(1), { en: 'Think.', ta: 'நீ ஒரு முட்டாள்.' }] }],
    ['a letter of another script', { title: { en: 'Вus tickets', ta: sound.title.ta } }],
  ])('%s', async (_, change) => {
    const result = await proveExercise({ ...sound, ...change }, run);
    expect(result.proven ? [] : result.rejections.map((one) => one.reason)).toContain('unsafe-text');
  });
});

test('hidden cases that repeat the visible ones hide nothing', async () => {
  const cases = sound.cases.map((one) => ({ ...one, inputs: ['3'] }));
  const result = await proveExercise({ ...sound, cases }, run);
  expect(result.proven ? [] : result.rejections.map((one) => one.reason)).toEqual(['bad-shape']);
});

test('nothing runs before the text is known to be safe', async () => {
  const runs: string[] = [];
  const watched: RunProgram = (request) => {
    runs.push(request.source);
    return run(request);
  };
  await proveExercise({ ...sound, ...planted['unsafe-text'] }, watched);
  expect(runs).toEqual([]);
});
