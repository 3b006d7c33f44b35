import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { loadCurriculum } from '../src/load-curriculum.ts';
import type { ContentKinds } from '../src/question-kinds/content-kind.ts';
import { contentKinds } from '../src/question-kinds/index.ts';
import type { Check } from './check.ts';
import { writeCourseMap } from './course-map.check.ts';
import { deckSizeCheck } from './deck-size.check.ts';
import { goalsCheck } from './goals.check.ts';
import { renderInto } from './media.fixture.ts';
import { createProgramRunner } from './program-runner.ts';
import { record } from './record.ts';
import { refusalsCheck } from './refusals.check.ts';
import { checks } from './registry.ts';
import { type Edit, files, plantCourse } from './small-course.fixture.ts';
import { solutionsCheck } from './solutions.check.ts';
import { startersCheck } from './starters.check.ts';

/**
 * A kind that the product does not have, under the name of another: its tasks have no right output, so nothing but the
 * rules and the end of the program is judged.
 */
const kinds: ContentKinds = {
  ...contentKinds,
  challenge: { ...contentKinds.challenge, checks: ['solutions', 'starters'] },
};

const shown = '    Show this with `print()`:\n\n    {{output}}\n';
const freeTask: readonly Edit[] = [
  [files.question, shown, '    Draw something of your own with `print()`.\n'],
  [
    files.question,
    '    `print()` கொண்டு இதைக் காட்டு:\n\n    {{output}}\n',
    '    `print()` கொண்டு எதையாவது வரை.\n',
  ],
  [
    files.question,
    'rules: ["prints==1"]\ncases:\n  - visible: true\n    stdout: Hi\n',
    'rules: ["prints>=2"]\n',
  ],
  [
    files.question,
    `mistakes:
  - files: [wrong/small-letter.py, wrong/two-pieces.py, wrong/two-texts.py]
    hint: { en: Write a capital H., ta: பெரிய H எழுது. }
`,
    '',
  ],
  [files.solution, 'print("Hi")', 'print("**")\nprint("* *")'],
];

/** Plants a course with a free task. */
function plantFreeTask(...edits: readonly Edit[]) {
  const course = plantCourse(...freeTask, ...edits);
  for (const file of [files.alternative, files.wrong])
    rmSync(join(course.root, file, '..'), { recursive: true });
  return course;
}

let engine: PythonEngine;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
}, 60_000);
afterAll(() => engine.stop());

async function faultsAt(root: string, check: Check): Promise<string[]> {
  const programRunner = createProgramRunner(engine);
  const faults = await check.run({ content: readContent(root, kinds), programRunner });
  return faults.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

describe('a task without one right output', () => {
  test('keeps every promise without cases, wrong answers and observations, and is part of the course', async () => {
    const course = plantFreeTask();
    const runner = createProgramRunner(engine);
    await record(() => readContent(course.root, kinds), runner);
    renderInto(course);
    await writeCourseMap(readContent(course.root, kinds), runner);

    expect(readContent(course.root, kinds).faults).toEqual([]);
    // A small course has a small deck.
    for (const check of checks.filter((one) => one !== deckSizeCheck))
      expect(await faultsAt(course.root, check)).toEqual([]);
    expect(existsSync(join(course.root, files.observed))).toBe(false);
    expect(loadCurriculum(course.root, kinds).questionById('m01-q1-greet')?.checks).toMatchObject({
      cases: [],
      rules: ['prints>=2'],
      mistakes: [],
    });
  });

  test.each<[string, Check, Edit, RegExp]>([
    [
      'a solution that breaks its rule',
      solutionsCheck,
      [files.solution, 'print("**")\n', ''],
      /solution\.py:1: must be accepted/,
    ],
    [
      'a solution that stops',
      solutionsCheck,
      [files.solution, '"**"', 'dots'],
      /solution\.py:1: must be accepted.*dots/,
    ],
    [
      'a starter that keeps its rules',
      startersCheck,
      [files.starter, '# write here', 'print(1)\nprint(2)'],
      /starter\.py:1: is accepted/,
    ],
  ])('is checked for what it is: %s', async (_, check, edit, fault) => {
    expect(await faultsAt(plantFreeTask(edit).root, check)).toEqual([expect.stringMatching(fault)]);
  });

  test.each<[string, Edit, string]>([
    [
      'shows an output',
      [files.question, 'of your own', 'like {{output}}'],
      'prompt: without a visible case there is no {{output}}',
    ],
    [
      'compares with its starter',
      [files.question, 'prints>=2', 'same_as_starter'],
      'rules: no starter of the kind challenge is recorded',
    ],
    ['knows mistakes', freeMistakes(), 'mistakes: no wrong answer of the kind challenge is recognised'],
  ])('is refused when it %s, which nothing was recorded for', (_, edit, fault) => {
    const { faults } = readContent(plantFreeTask(edit).root, kinds);
    expect(faults.map(({ message }) => message)).toContain(fault);
  });

  test('cannot be written where its kind asks for cases and wrong answers', () => {
    const messages = readContent(plantFreeTask().root).faults.map(({ message }) => message);
    expect(messages).toEqual([
      'cases: at least one case must be visible',
      'mistakes: at least one mistake must be known',
    ]);
  });
});

function freeMistakes(): Edit {
  const mistake = '  - files: [wrong/small-letter.py]\n    hint: { en: Draw more., ta: இன்னும் வரை. }\n';
  return [files.question, 'explanation:', `mistakes:\n${mistake}explanation:`];
}

/** A free task of the kind that the product has, with the fewest programs that the check wants. */
function plantPlayedTask(...edits: readonly Edit[]) {
  const course = plantCourse(
    [files.question, 'kind: challenge\npoints: 20', 'kind: free\npoints: 10\nwalks: { first: null }'],
    ...freeTask.slice(0, 2),
    [
      files.question,
      'rules: ["prints==1"]\ncases:\n  - visible: true\n    stdout: Hi\n',
      `themes: [${Array.from({ length: 3 }, (_, n) => `{ en: theme ${n}, ta: கரு ${n} }`).join(', ')}]
any_theme: { en: any theme, ta: எந்தக் கருவும் }
checklist: [a, b]
rules: [asks>=1, echo, own_lines>=1, own_texts, reach]
refusals:
  - files: [wrong/small-letter.py, wrong/two-pieces.py]
    gets: FREE-ECHO
  - files: [wrong/two-texts.py, wrong/no-question.py]
    gets: FREE-ASKS
  - files: [wrong/misspelled.py]
    gets: NAM-TYPO
`,
    ],
    ...freeTask.slice(3, 4),
    ...edits,
  );
  const write = (file: string, text: string) => course.write(join(files.solution, '..', file), `${text}\n`);
  write('solution.py', 'name = input("Who? ")\nprint("Hello", name)');
  for (const n of [1, 2, 3, 4, 5]) write(`alternative/${n}.py`, `who = input()\nprint(who, ${n})`);
  write('wrong/small-letter.py', 'name = input()\nprint("Who is there?")');
  write('wrong/two-pieces.py', 'input()\nprint(1)');
  write('wrong/two-texts.py', 'print(1)\nprint(2)');
  write('wrong/no-question.py', 'name = "Kavin"\nprint(name)');
  write('wrong/misspelled.py', 'name = input()\nprint("Hello", nam)');
  rmSync(join(course.root, files.alternative));
  rmSync(join(course.root, files.solution, '..', 'alternative/two-texts.py'));
  return { ...course, write };
}

async function refusalFaults(root: string): Promise<string[]> {
  const { faults } = readContent(root);
  expect(faults.map(({ message }) => message)).toEqual([]);
  const found = await refusalsCheck.run({
    content: readContent(root),
    programRunner: createProgramRunner(engine),
  });
  return found.map(({ message }) => message);
}

describe('a free task', () => {
  test('has five other right programs, and five wrong ones with their sentences', async () => {
    const { root } = plantPlayedTask();
    expect(await refusalFaults(root)).toEqual([]);
    expect(await faultsAt(root, solutionsCheck)).toEqual([]);
  });

  test('is refused where a wrong program is accepted, or gets another sentence', async () => {
    const { root, write } = plantPlayedTask();
    write('wrong/two-pieces.py', 'name = input()\nprint(name)');
    write('wrong/two-texts.py', 'print(nam)\nnam = 1');
    expect(await refusalFaults(root)).toEqual([
      'two-pieces is accepted',
      expect.stringMatching(/^two-texts gets NAM-[A-Z-]+, not FREE-ASKS$/),
    ]);
  });

  test('is refused with fewer programs', async () => {
    const { root } = plantPlayedTask([files.question, ', wrong/no-question.py]', ']']);
    rmSync(join(root, files.solution, '..', 'wrong/no-question.py'));
    rmSync(join(root, files.solution, '..', 'alternative/5.py'));
    expect(await refusalFaults(root)).toEqual([
      'id: 4 programs; at least 5 are needed',
      'refusals: 4 programs; at least 5 are needed',
    ]);
  });

  test('is refused where its goal is too long for one line with a theme in it', async () => {
    const { root } = plantPlayedTask([
      files.question,
      'goal: { en: Say Hi',
      'goal: { en: "Say Hi to everybody who knows it, {t}"',
    ]);
    expect(await faultsAt(root, goalsCheck)).toEqual([
      expect.stringMatching(/goal.en: 43 letters do not fit the line above the code: at most 40$/),
    ]);
  });

  test('is not read without its themes, its walks and the rules of every free task', () => {
    const { root } = plantPlayedTask(
      [files.question, 'walks: { first: null }\n', ''],
      [files.question, 'checklist: [a, b]\n', ''],
      [files.question, 'any_theme: { en: any theme, ta: எந்தக் கருவும் }\n', ''],
      [files.question, ', reach]', ']'],
    );
    expect(readContent(root).faults.map(({ message }) => message)).toEqual([
      'rules: a question of kind free needs the rule reach',
      'any_theme: stands for themes that are not chosen yet',
      'checklist: must not be empty',
      'walks: a question of kind free is played',
    ]);
  });
});
