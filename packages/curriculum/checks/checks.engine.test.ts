import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { lessonSchema } from '../src/lesson.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import type { Check } from './check.ts';
import { expectedOutputCheck } from './expected-output.check.ts';
import { glossaryCheck } from './glossary.check.ts';
import { integrityCheck } from './integrity.check.ts';
import { createLab } from './lab.ts';
import { languageLengthCheck } from './language-length.check.ts';
import { languagesCheck } from './languages.check.ts';
import { mcqsCheck } from './mcqs.check.ts';
import { mediaCheck } from './media.check.ts';
import { observedCheck } from './observed.check.ts';
import { readingLevelCheck } from './reading-level.check.ts';
import { record } from './record.ts';
import { checks } from './registry.ts';
import { scenesCheck } from './scenes.check.ts';
import { type Edit, files, plantCourse } from './small-course.fixture.ts';
import { solutionsCheck } from './solutions.check.ts';
import { startersCheck } from './starters.check.ts';
import { summarise } from './summary.ts';
import { wrongAnswersCheck } from './wrong-answers.check.ts';

let engine: PythonEngine;

beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
}, 60_000);

afterAll(async () => {
  await engine.stop();
});

/** The faults that a check finds in the small course with these edits, as `file:line: message`. */
async function faultsIn(check: Check, ...edits: Edit[]): Promise<string[]> {
  const course = plantCourse(...edits);
  return faultsAt(course.root, check);
}

async function faultsAt(root: string, check: Check): Promise<string[]> {
  const faults = await check.run({ content: readContent(root), lab: createLab(engine) });
  return faults.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

test('the small course keeps every promise once it is recorded and rendered', async () => {
  const course = plantCourse();
  await record(course.root, createLab(engine));
  renderInto(course);
  for (const check of checks) expect(await faultsAt(course.root, check)).toEqual([]);
});

type Planted = readonly [what: string, check: Check, edit: Edit, fault: string | RegExp];

const planted: readonly Planted[] = [
  [
    'a key that nobody knows',
    integrityCheck,
    [files.question, 'kind: make', 'kind: make\ncolour: red'],
    `${files.question}:3: unknown key "colour"`,
  ],
  [
    'a badge for a milestone that does not exist',
    integrityCheck,
    [files.badge, 'milestone: hello-python', 'milestone: hello'],
    `${files.badge}:4: rule.milestone: there is no milestone hello`,
  ],
  [
    'a text that was never translated',
    languagesCheck,
    [files.question, 'ta: பெரிய H எழுது.', 'ta: Write a big H.'],
    `${files.question}:24: ta: has no Tamil word, and is not the same code as the English text`,
  ],
  [
    'a placeholder that only one language has',
    languagesCheck,
    [files.question, '\n\n    {{output}}\nhints', '\nhints'],
    /question\.yaml:5: the pieces of `code` and \{\{placeholders\}\} differ/,
  ],
  [
    'a number that only one language has',
    languagesCheck,
    [files.mcqs, 'en: There is a space.', 'en: There is 1 space.'],
    /mcqs\.yaml:14: the numbers differ/,
  ],
  [
    'a case ending without its hyphen',
    languagesCheck,
    [files.question, 'ta: print பயன்படுத்து.', 'ta: print ஐப் பயன்படுத்து. print ஐ.'],
    /question\.yaml:16: ta: a case ending/,
  ],
  [
    'a twin that says only half',
    languageLengthCheck,
    [
      files.milestone,
      'Your first program.',
      'Your first program. It shows words on the screen of the computer.',
    ],
    /milestone\.yaml:5: the Tamil text has 0\.\d\d times/,
  ],
  [
    'a term that is called something else',
    glossaryCheck,
    [files.mcqs, 'ta: காற்புள்ளி காட்டப்படாது.', 'ta: கமா காட்டப்படாது.'],
    /mcqs\.yaml:10: ta: "comma" is called காற்புள்ளி/,
  ],
  [
    'a word that must be avoided',
    glossaryCheck,
    [files.milestone, 'உன் முதல் நிரல்.', 'உன் முதல் நிரல் திட்டம்.'],
    /milestone\.yaml:5: ta: திட்டம் must not stand for "program"/,
  ],
  [
    'a sentence that is too long',
    readingLevelCheck,
    [
      files.mcqs,
      'A comma adds one space.',
      'A comma adds one space and this goes on and on until nobody knows how it began.',
    ],
    /mcqs\.yaml:20: en: 17 words in one sentence/,
  ],
  [
    'a case that expects what the solution does not show',
    expectedOutputCheck,
    [files.question, 'stdout: Hi', 'stdout: Hello'],
    `${files.question}:21: stdout: the model solution gives "Hi"`,
  ],
  [
    'a model solution that stops with an error',
    expectedOutputCheck,
    [files.solution, 'print("Hi")', 'print("Hi"'],
    /question\.yaml:20: the model solution does not end well here: '\(' was never closed/,
  ],
  [
    'an alternative that is refused',
    solutionsCheck,
    [files.alternative, "print('Hi')", "print('H', end='')\nprint('i')"],
    new RegExp(`^${files.alternative}:1: must be accepted, but is not: `),
  ],
  [
    'a starter that solves its question',
    startersCheck,
    [files.starter, '# write here', 'print("Hi")'],
    `${files.starter}:1: is accepted as it stands: nothing is left to do`,
  ],
  [
    'a wrong answer that is accepted',
    wrongAnswersCheck,
    [files.wrong, 'hi', 'Hi'],
    `${files.question}:23: small-letter is accepted, but it is a wrong answer`,
  ],
  [
    'a scene that shows something else',
    scenesCheck,
    [files.lesson, 'shows: Hi', 'shows: Ho'],
    `${files.lesson}:6: shows: the code gives "Hi"`,
  ],
  [
    'a scene that stops with an error nobody speaks of',
    scenesCheck,
    [files.lesson, 'print("Hi")', 'Print("Hi")'],
    /m01-v1\.yaml:\d+: error: the code gives "NameError: name 'Print' is not defined/,
  ],
  [
    'a mark that is nowhere on the screen',
    scenesCheck,
    [files.lesson, 'mark: [print]', 'mark: [input]'],
    `${files.lesson}:7: mark: input is nowhere on the screen`,
  ],
  [
    'an MCQ whose right option is wrong',
    mcqsCheck,
    [files.mcqs, 'code: print("A", 1)', 'code: print("A", 2)'],
    `${files.mcqs}:6: options.A: must be the answer, "A 2"`,
  ],
  [
    'an MCQ with the same option twice',
    integrityCheck,
    [files.mcqs, '{ en: Nothing, ta: எதையும் காட்டாது }', 'A 1'],
    `${files.mcqs}:15: 0.options.D: says the same as option A`,
  ],
  [
    'a lesson that is not rendered',
    mediaCheck,
    [files.lesson, 'm01-v1', 'm01-v1'],
    /m01-v1\.yaml:1: is not rendered/,
  ],
];

function matches(found: string, fault: string | RegExp): boolean {
  return typeof fault === 'string' ? found === fault : fault.test(found);
}

describe('a check notices', () => {
  test.each(planted)('%s', async (_, check, edit, fault) => {
    const faults = await faultsIn(check, edit);
    expect(faults.filter((found) => matches(found, fault))).toHaveLength(1);
  });

  test('a hint that its wrong answer never gets, because another one comes first', async () => {
    const course = plantCourse([
      files.question,
      'explanation:',
      '  - files: [wrong/other.py]\n    hint: { en: Another hint., ta: வேறு உதவிக்குறிப்பு. }\nexplanation:',
    ]);
    course.write(files.wrong.replace('small-letter', 'other'), 'print("h" + "i")\n');
    expect(await faultsAt(course.root, wrongAnswersCheck)).toEqual([
      `${files.question}:25: other does not get its own hint, but: Write a capital H.`,
    ]);
  });

  test('a record that is older than its program', async () => {
    const course = plantCourse();
    await record(course.root, createLab(engine));
    course.write(files.wrong, 'print("HI")\n');
    expect(await faultsAt(course.root, observedCheck)).toEqual([
      `${files.observed}:2: m01-q1-greet is not up to date: use --write`,
    ]);
  });

  test('media that were made from an older storyboard, and files that are gone', async () => {
    const course = plantCourse([files.lesson, 'says Hi.', 'says Hi to you.']);
    renderInto(course, 'a'.repeat(64));
    course.write('media/m01-v1.ta.mp4', 'longer than it was');
    expect(await faultsAt(course.root, mediaCheck)).toEqual([
      `${files.manifest}:1: m01-v1: was rendered from an older storyboard`,
      `${files.manifest}:1: m01-v1: m01-v1.ta.mp4 has 18 bytes, not 5`,
    ]);
  });
});

describe('an MCQ that asks', () => {
  const options = (texts: readonly string[]) =>
    texts.map((text, index) => {
      const why = '{ en: No., ta: இல்லை. }';
      const rest = index === 0 ? '' : `, misconception: OWN:Other, why: ${why}`;
      return `    ${'ABCD'[index]}: { text: ${text}${rest} }`;
    });
  const mcq = (asks: string, texts: readonly string[]) =>
    [
      '- id: m01-c1',
      `  ${asks}`,
      '  stem: { en: What is it?, ta: எது? }',
      '  options:',
      ...options(texts),
      '  right: A',
      '  explanation: { en: So., ta: அப்படியே. }',
    ].join('\n');

  test.each([
    [
      'how many lines are shown',
      'asks: line-count\n  code: print(1); print(2)',
      ['"2"', '"1"', '"0"', '"3"'],
      [],
    ],
    [
      'it, with a wrong count',
      'asks: line-count\n  code: print(1)',
      ['"2"', '"1"', '"0"', '"3"'],
      ['A', 'B'],
    ],
    ['for code', 'asks: code-that-shows\n  shows: "1"', ['print(1)', 'print(2)', 'Print(1)', 'print'], []],
    [
      'it, with two right ones',
      'asks: code-that-shows\n  shows: "1"',
      ['print(1)', 'print(2)', 'print("1")', 'x'],
      ['C'],
    ],
    ['for a mistake', 'asks: error\n  code: print(', ['a', 'b', 'c', 'd'], []],
  ])('%s', async (_, asks, texts, wrong) => {
    const course = plantCourse();
    course.write(files.mcqs, mcq(asks, texts));
    const faults = await faultsAt(course.root, mcqsCheck);
    expect(faults.map((fault) => /options\.(\w)/.exec(fault)?.[1])).toEqual(wrong);
  });

  test('for a mistake that the code does not have', async () => {
    const course = plantCourse();
    course.write(files.mcqs, mcq('asks: error\n  code: print(1)', ['a', 'b', 'c', 'd']));
    expect(await faultsAt(course.root, mcqsCheck)).toEqual([
      `${files.mcqs}:3: code: must stop with an error, but it is finished`,
    ]);
  });
});

describe('recording', () => {
  test('writes what the solution shows into its case, and leaves the rest of the file alone', async () => {
    const solution = 'print("  *")\nprint()\nprint("***")';
    const course = plantCourse(
      [files.question, '    stdout: Hi', "    # recorded\n    stdout: ''"],
      [files.solution, 'print("Hi")', solution],
    );
    expect(await record(course.root, createLab(engine))).toEqual([files.question, files.observed]);
    const [question] = readContent(course.root).milestones[0]?.questions ?? [];
    expect(question?.value.cases[0]?.stdout).toBe('  *\n\n***');
    expect(question?.value.mistakes).toHaveLength(1);
    expect(await record(course.root, createLab(engine))).toEqual([]);
  });
});

test('the summary counts what a milestone has', () => {
  const course = plantCourse();
  expect(summarise(readContent(course.root))).toEqual([
    expect.objectContaining({
      milestone: '01-hello-python',
      lessons: 1,
      scenes: 1,
      questions: 1,
      cases: 1,
      'wrong answers': 1,
      hints: 4,
      MCQs: 1,
    }),
  ]);
});

/** Stands in for rendered media: tiny files and their manifest. */
function renderInto(course: ReturnType<typeof plantCourse>, hash?: string): void {
  const [lesson] = readContent(course.root).milestones[0]?.lessons ?? [];
  const media = (language: string) => {
    const [video, audio, captions] = ['mp4', 'm4a', 'vtt'].map((ending) => `m01-v1.${language}.${ending}`);
    for (const name of [video, audio, captions]) course.write(`media/${name}`, 'bytes');
    return { video, audio, captions, durationS: 1, videoBytes: 5, audioBytes: 5 };
  };
  course.write('media/m01-v1.webp', 'bytes');
  const entry = {
    hash: hash ?? storyboardHash(lessonSchema.parse(lesson?.value)),
    poster: 'm01-v1.webp',
    languages: { en: media('en'), ta: media('ta') },
  };
  course.write(files.manifest, JSON.stringify({ 'm01-v1': entry }));
}
