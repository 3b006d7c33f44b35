import { runResult as runResultSchema, wrongRun } from '@python-learning/contract';
import type { Outcome, OutcomeKind } from '@python-learning/domain';
import type { Assessment } from '@python-learning/feedback';
import { expect, test } from 'vitest';
import { runResult, type ToldRun } from './run-result.ts';

const assessment: Assessment = {
  verdict: 'wrong',
  output: 'Hello',
  hints: ['Look at the name.'],
  suggestions: [],
  checks: [
    {
      name: 'Selvi',
      passed: true,
      visible: true,
      inputs: ['Selvi'],
      expected: 'Hello Selvi',
      actual: 'Hello Selvi',
    },
    { name: 'Hidden', passed: false, visible: false, message: 'Try other names.' },
  ],
  explanation: null,
  fix: null,
};
const outcome = (kind: OutcomeKind, type?: string): Outcome => ({
  kind,
  stdout: '',
  transcript: '',
  omittedBytes: 0,
  exception: type === undefined ? null : { type, message: '', range: null },
  result: null,
  inputsUsed: 0,
  unvaried: [],
  files: { written: [], removed: [], unkept: [] },
  drawing: null,
});
const ranWell = outcome('finished');

/** The answer to a run of two cases; only its shown run and its cases are read of the report. */
function told(
  one: Assessment,
  {
    shown = ranWell,
    cases = [ranWell, ranWell],
    ...parts
  }: Partial<ToldRun> & { shown?: Outcome; cases?: Outcome[] } = {},
) {
  const report = { shown, cases } as unknown as ToldRun['report'];
  return runResult({
    verdict: one.verdict,
    report,
    assessment: one,
    translations: [],
    points: 0,
    help: null,
    isWithHelp: false,
    solutionNote: null,
    caseCount: 2,
    hasCopy: true,
    language: 'en',
    ...parts,
  });
}

test('the answer has the shape of the contract', () => {
  const answer = told(assessment, { points: 12 });

  expect(runResultSchema.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ verdict: 'wrong', points_awarded: 12, prediction: null });
  for (const name of ['error', 'hint_ladder', 'storage_notice', 'solution_note', 'stdout_so_far'])
    expect(answer).not.toHaveProperty(name);
});

test('a check of a case says what it looks at, and one of a rule does not', () => {
  const example = { name: 'Example 1', passed: true, visible: true, evidence: 'value', expected: 'f() → 5' };
  const rule = { name: 'A loop', passed: false, visible: true, message: 'Use a loop.' };
  const { checks } = wrongRun.parse(told({ ...assessment, checks: [example, rule] }));

  expect(checks.map(({ evidence }) => evidence)).toEqual(['value', undefined]);
  expect(checks[1]).not.toHaveProperty('evidence');
});

test('an error and its line go along when there are some', () => {
  const answer = told({ ...assessment, error: 'NameError', error_line: 2 });

  expect(answer).toMatchObject({ error: 'NameError', error_line: 2 });
});

test('a program that waits for input is not right yet, and says what it has shown and nothing else', () => {
  const waiting = { ...assessment, verdict: 'waiting', hints: [], stdout_so_far: 'Hi' } as const;

  expect(told(waiting)).toEqual({
    verdict: 'waiting',
    status: 'input_required',
    is_correct: false,
    output: 'Hello',
    stdout_so_far: 'Hi',
    hints: [],
    suggestions: [],
  });
});

test('shows what the shown run drew, also while it waits, and nothing of what its cases drew', () => {
  const page = { lower: [-160, -160], upper: [160, 160] } as const;
  const dot = { kind: 'dot', at: [0, 0], size: 5, colour: '#ff0000', line: 1, pen: 0, ms: 0 } as const;
  const drawing = { page, steps: [dot] };
  const shown = { ...ranWell, drawing };
  const answer = told(assessment, { shown });

  expect(answer.drawing).toEqual(drawing);
  expect(runResultSchema.parse(answer)).toEqual(answer);
  expect(told({ ...assessment, verdict: 'waiting', stdout_so_far: '' }, { shown }).drawing).toEqual(drawing);
  expect(told(assessment, { cases: [shown, shown] })).not.toHaveProperty('drawing');
});

test('only a solution is right, with its praise and its note', () => {
  const solved = { ...assessment, verdict: 'solved', praise: 'Clear names.' } as const;
  const note = { solutionNote: '<p>So.</p>' };

  expect(told(solved, note)).toMatchObject({
    verdict: 'solved',
    is_correct: true,
    praise: 'Clear names.',
    solution_note: '<p>So.</p>',
  });
  for (const verdict of ['wrong', 'unchecked'] as const) {
    const answer = told({ ...assessment, verdict: 'solved', praise: 'Clear names.' }, { ...note, verdict });
    expect(answer).toMatchObject({ verdict, is_correct: false });
    expect(runResultSchema.parse(answer)).toEqual(answer);
    expect(answer).not.toHaveProperty('praise');
  }
});

test.each<[string, boolean, Outcome, Outcome[]]>([
  ['ran to its end', false, ranWell, [ranWell, ranWell]],
  ['ended with an error', false, outcome('python-error', 'NameError'), []],
  ['had no time left', true, outcome('time-limit', 'KeyboardInterrupt'), []],
  ['printed too much', true, outcome('output-limit'), []],
  ['drew too much', true, outcome('drawing-limit'), []],
  ['needed too much memory', true, outcome('memory-limit'), []],
  ['noticed that the memory is full', true, outcome('python-error', 'MemoryError'), []],
  ['never ends in the case that failed', true, ranWell, [ranWell, outcome('time-limit')]],
  ['used the time of the case that failed', true, ranWell, [ranWell]],
  [
    'never ends in a case, but failed by itself',
    false,
    outcome('python-error', 'NameError'),
    [outcome('time-limit')],
  ],
])('says whether a limit ended the program that %s', (_, isStopped, shown, cases) => {
  expect(told(assessment, { shown, cases })).toMatchObject({ is_stopped: isStopped });
});

test('a visible case that failed is told of before a hidden one, also where that one had no time', () => {
  const checks = assessment.checks.map((check) => ({ ...check, passed: false }));
  const answer = told({ ...assessment, checks }, { cases: [ranWell, outcome('time-limit')] });

  expect(answer).toMatchObject({ is_stopped: false, only_hidden_failed: false });
  expect(told(assessment)).toMatchObject({ only_hidden_failed: true });
});

test('a guess is answered with its sentence', () => {
  const prediction = { matches: true, guess: ['Hello'], shown: ['Hello'], text: 'Exactly as you guessed.' };

  expect(told({ ...assessment, prediction })).toMatchObject({ prediction: 'Exactly as you guessed.' });
});

test('a guess and the output go along line by line, and only where something was guessed', () => {
  const prediction = { matches: false, guess: ['Tea'], shown: ['Idli', 'Dosai'], text: 'Now compare.' };
  const answer = told({ ...assessment, prediction });

  expect(wrongRun.parse(answer).guess).toEqual({
    is_right: false,
    guessed: ['Tea'],
    shown: ['Idli', 'Dosai'],
  });
  expect(told(assessment)).not.toHaveProperty('guess');
});

test('a hidden check never tells what was expected, whatever it carries', () => {
  const leaky = { name: 'Hidden', visible: false, passed: false, inputs: ['a'], expected: 'b', actual: 'c' };
  const [check] = wrongRun.parse(told({ ...assessment, checks: [leaky] })).checks;

  expect(check).toEqual({
    name: 'Hidden',
    passed: false,
    visible: false,
    inputs: ['a'],
    expected: null,
    actual: 'c',
    message: null,
  });
});

test('another language says what can be read in it, and nothing that a hidden check must not tell', () => {
  const leaky = { name: 'மறைந்தது', visible: false, passed: false, expected: 'b', message: 'வேறு பெயர்' };
  const translation = {
    language: 'ta',
    assessment: { ...assessment, hints: ['பெயரைப் பார்'], checks: [leaky] },
  } as const;
  const answer = told(assessment, { translations: [translation] });

  expect(runResultSchema.parse(answer)).toEqual(answer);
  expect(wrongRun.parse(answer).translations).toEqual([
    {
      language: 'ta',
      hints: ['பெயரைப் பார்'],
      checks: [{ name: 'மறைந்தது', message: 'வேறு பெயர்' }],
      explanation: null,
      fix: null,
      prediction: null,
    },
  ]);
  expect(told(assessment)).not.toHaveProperty('translations');
});
