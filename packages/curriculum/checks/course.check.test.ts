import { describe, expect, test } from 'vitest';
import { completenessCheck } from './completeness.check.ts';
import { gapsCheck } from './gaps.check.ts';
import { giveAwayCheck } from './give-away.check.ts';
import { goalsCheck } from './goals.check.ts';
import { keysCheck } from './keys.check.ts';
import { faultsAt, type Planted, timesFound } from './planted.fixture.ts';
import { type Edit, files, plantCourse } from './small-course.fixture.ts';
import { tryItCheck } from './try-it.check.ts';
import { uniquenessCheck } from './uniqueness.check.ts';

const twoCases = 'cases:\n  - { visible: true, inputs: [a], stdout: Hi }\n  - { visible: false, stdout: Hi }';
const fourCases = `${twoCases}\n  - { visible: true, stdout: Hi }\n  - { visible: true, stdout: Hi }`;
const oneCase = 'cases:\n  - visible: true\n    stdout: Hi';

const planted: readonly Planted[] = [
  [
    'a lesson with too few scenes',
    completenessCheck,
    [files.lesson, '  - voice: { en: Good luck!, ta: வாழ்த்துகள்! }\n', ''],
    `${files.lesson}:3: scenes: must be 4 to 7, not 3`,
  ],
  [
    'practice that nothing introduces',
    completenessCheck,
    [files.intro, 'm01-intro', 'm01-v9'],
    `${files.milestone}:1: videos/intro.yaml is missing`,
  ],
  [
    'a course without a demo',
    completenessCheck,
    [files.demo, 'm01-demo', 'm01-v9'],
    `${files.milestone}:1: videos/demo.yaml is missing`,
  ],
  [
    'a demo with too few scenes',
    completenessCheck,
    [files.demo, '  - voice: { en: Come in!, ta: உள்ளே வா! }\n', ''],
    `${files.demo}:3: scenes: must be 3 to 5, not 2`,
  ],
  [
    'a film with too few scenes',
    completenessCheck,
    [files.intro, '  - voice: { en: Good luck!, ta: வாழ்த்துகள்! }\n', ''],
    `${files.intro}:3: scenes: must be 3 to 4, not 2`,
  ],
  [
    'a lesson that offers nothing to try',
    tryItCheck,
    [files.lesson, '    tryIt: true\n', ''],
    `${files.lesson}:3: scenes: 0 are marked by tryIt, not 1 to 2`,
  ],
  [
    'a program that fails and is offered to be tried',
    tryItCheck,
    [files.lesson, 'shows: Hi', 'error: NameError'],
    /m01-v1\.yaml:8: tryIt: there is no program here/,
  ],
  [
    'a sign that no key inserts',
    keysCheck,
    [files.solution, 'print("Hi")', 'print("Hi" ~ "€")'],
    `${files.question}:1: no key above the keyboard inserts ~ €`,
  ],
  [
    'too few cases where a program reads input',
    completenessCheck,
    [files.question, oneCase, twoCases],
    `${files.question}:19: cases: 2 are too few where something varies: 4 are needed`,
  ],
  [
    'too few hidden cases',
    completenessCheck,
    [files.question, oneCase, fourCases],
    `${files.question}:19: cases: 1 hidden ones are too few: 2 are needed`,
  ],
  [
    'too few wrong answers',
    completenessCheck,
    [files.question, 'wrong/small-letter.py, wrong/two-pieces.py, wrong/two-texts.py', 'wrong/two-texts.py'],
    `${files.question}:22: mistakes: 1 programs; at least 3 are needed`,
  ],
  [
    'a milestone without a challenge',
    completenessCheck,
    [files.question, 'kind: challenge\npoints: 20', 'kind: make\npoints: 10'],
    `${files.question}:2: kind: a milestone must have a challenge`,
  ],
  [
    'a challenge that is not called one',
    completenessCheck,
    [files.question, "'சவால்: வணக்கம் சொல்'", 'வணக்கம் சொல்'],
    `${files.question}:4: title.ta: must begin with "சவால்: "`,
  ],
  [
    'a goal that is too long for its line',
    goalsCheck,
    [files.question, 'ta: Hi என்று சொல்', 'ta: Hi என்று எல்லோரிடமும் மிக மிகப் பெரிதாகச் சொல்'],
    `${files.question}:26: goal.ta: 30 letters do not fit the line above the code: at most 28`,
  ],
  [
    'a goal that ends as a sentence',
    goalsCheck,
    [files.question, 'goal: { en: Say Hi', 'goal: { en: Say Hi.'],
    `${files.question}:26: goal.en: must be one line without a full stop`,
  ],
  [
    'a goal that is only the title',
    goalsCheck,
    [files.question, 'goal: { en: Say Hi', 'goal: { en: Greet'],
    `${files.question}:26: goal.en: says no more than the title`,
  ],
  [
    'a hint that is the whole solution',
    giveAwayCheck,
    [files.question, 'en: Use print.', 'en: "Write print( ‘Hi’ )."'],
    `${files.question}:16: en: gives the solution away: print( ‘Hi’ )`,
  ],
];

describe('a check of the course notices', () => {
  test.each(planted)('%s', async (...fault) => {
    expect(await timesFound(fault)).toBe(1);
  });

  test('a milestone that was left empty before one that has content', async () => {
    const course = plantCourse();
    const before = 'id: before\norder: 1\nis_free: true\ntitle: { en: B, ta: மு }\n';
    const rest = 'description: { en: B, ta: மு }\nwords: [{ en: a, ta: அ }]\n';
    course.write('content/milestones/00-before/milestone.yaml', before + rest);
    course.write('content/milestones/02-after/milestone.yaml', (before + rest).replace('before', 'after'));
    expect(await faultsAt(course.root, gapsCheck)).toEqual([
      'content/milestones/00-before/milestone.yaml:1: has no lessons, no questions, no MCQs',
    ]);
  });

  test('a milestone that was begun and lacks a part', async () => {
    const course = plantCourse();
    course.write(files.mcqs, '[]');
    expect(await faultsAt(course.root, gapsCheck)).toEqual([`${files.milestone}:1: has no MCQs`]);
  });

  test('a second challenge', async () => {
    const course = plantSecondQuestion([files.question, 'kind: challenge', 'kind: challenge']);
    const [fault, ...others] = await faultsAt(course.root, completenessCheck);
    expect(fault).toBe(`${second}/question.yaml:2: kind: a milestone has one challenge`);
    expect(others).toEqual([]);
  });
});

describe('two questions', () => {
  test('are one when their cases and rules are the same', async () => {
    const course = plantSecondQuestion();
    expect(await faultsAt(course.root, uniquenessCheck)).toEqual([
      `${second}/question.yaml:1: m01-q2-greet has the same cases and rules as m01-q1-greet`,
    ]);
  });

  test('are one when only the names of variables differ', async () => {
    const vary = (name: string): Edit => [
      files.question,
      'rules: ["prints==1"]\ncases:\n  - visible: true',
      `rules: ["assign:${name}"]\ncases:\n  - visible: true\n    vary: { ${name}: 3 }`,
    ];
    const course = plantSecondQuestion(vary('total'), vary('sum'));
    expect(await faultsAt(course.root, uniquenessCheck)).toHaveLength(1);
  });

  test('are two when a case differs', async () => {
    const course = plantSecondQuestion(undefined, [files.question, 'stdout: Hi', 'stdout: Ho']);
    expect(await faultsAt(course.root, uniquenessCheck)).toEqual([]);
  });
});

describe('two MCQs', () => {
  const mcq = (course: ReturnType<typeof plantCourse>, change: (text: string) => string) => {
    const text = course.read(files.mcqs);
    course.write(files.mcqs, `${text}\n${change(text.replace('id: m01-c1', 'id: m01-c2'))}`);
  };

  test('are one when they ask the same of the same code', async () => {
    const course = plantCourse();
    mcq(course, (text) => text.replace('What does this program show?', 'what does this program show'));
    expect(await faultsAt(course.root, uniquenessCheck)).toEqual([
      expect.stringMatching(/mcqs\.yaml:\d+: m01-c2 asks the same as m01-c1/),
    ]);
  });

  test('are two when the code differs', async () => {
    const course = plantCourse();
    mcq(course, (text) => text.replace('print("A", 1)', 'print("A", 2)'));
    expect(await faultsAt(course.root, uniquenessCheck)).toEqual([]);
  });
});

const second = files.question.replace('m01-q1-greet/question.yaml', 'm01-q2-greet');

/** The small course with a copy of its question added. Either may be edited. */
function plantSecondQuestion(first?: Edit, copy?: Edit) {
  const course = plantCourse(...(first === undefined ? [] : [first]));
  const [, from, to] = copy ?? [files.question, '', ''];
  const text = plantCourse()
    .read(files.question)
    .replace(from, () => to);
  course.write(`${second}/question.yaml`, text.replace('id: m01-q1-greet', 'id: m01-q2-greet'));
  for (const name of ['starter', 'solution', 'alternative/single-quotes', 'alternative/two-texts']) {
    course.write(`${second}/${name}.py`, 'print("Hi")\n');
  }
  for (const name of ['small-letter', 'two-pieces', 'two-texts']) {
    course.write(`${second}/wrong/${name}.py`, 'print("hi")\n');
  }
  return course;
}
