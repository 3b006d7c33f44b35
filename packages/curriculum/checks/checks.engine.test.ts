import { describe, expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { cardsCheck } from './cards.check.ts';
import { courseMapCheck, writeCourseMap } from './course-map.check.ts';
import { deckSizeCheck } from './deck-size.check.ts';
import { startEngine } from './engine.fixture.ts';
import { expectedOutputCheck } from './expected-output.check.ts';
import { mcqsCheck } from './mcqs.check.ts';
import { renderInto } from './media.fixture.ts';
import { observedCheck } from './observed.check.ts';
import { faultsAt, type Planted, timesFound } from './planted.fixture.ts';
import { createProgramRunner } from './program-runner.ts';
import { record } from './record.ts';
import { checks } from './registry.ts';
import { scenesCheck } from './scenes.check.ts';
import { files, plantCourse } from './small-course.fixture.ts';
import { solutionHelpCheck } from './solution-help.check.ts';
import { solutionsCheck } from './solutions.check.ts';
import { startersCheck } from './starters.check.ts';
import { summarise } from './summary.ts';
import { wrongAnswersCheck } from './wrong-answers.check.ts';

const engine = await startEngine();

test('the small course keeps every promise once it is recorded and rendered', async () => {
  const course = plantCourse();
  await record(() => readContent(course.root), createProgramRunner(engine));
  renderInto(course);
  await writeCourseMap(readContent(course.root), createProgramRunner(engine));
  // A small course has a small deck.
  for (const check of checks.filter((one) => one !== deckSizeCheck))
    expect(await faultsAt(course.root, check, engine)).toEqual([]);
});

/** A guess of a scene, with one wrong answer. */
const guessOf = (wrong: string) =>
  `guess: { wrong: [{ answer: ${wrong}, why: { en: No., ta: இல்லை. } }], because: { en: Yes., ta: ஆம். } }`;

const planted: readonly Planted[] = [
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
    'a solution whose pieces are another program: one of them would begin inside a text',
    solutionHelpCheck,
    [files.solution, 'print("Hi")', 'text = """Hi\n"""[:2]\nprint(text)'],
    /solution\.py:1: built from its pieces, it must be accepted, but is not: /,
  ],
  [
    'a wrong answer that lacks something after all lines of the solution',
    solutionHelpCheck,
    [files.question, '"prints==1"', '"comments>=1"'],
    `${files.wrong}:1: helped line by line, it must be accepted, but is not: "print(\\"Hi\\")"`,
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
    'a guess over a table',
    scenesCheck,
    [files.lesson, 'mark: [print]', `${guessOf('Ho')}\n    table: [[a, b], [c, d]]`],
    `${files.lesson}:7: guess: it would lie over the table`,
  ],
  [
    'a guess that nobody asks for',
    scenesCheck,
    [files.lesson, 'mark: [print]', guessOf('Ho')],
    `${files.lesson}:7: guess: nobody asks`,
  ],
  [
    'a wrong answer that is right',
    scenesCheck,
    [files.lesson, 'mark: [print]', guessOf('Hi')],
    `${files.lesson}:7: guess: two answers are the same`,
  ],
  [
    'an MCQ whose right option is wrong',
    mcqsCheck,
    [files.mcqs, 'code: print("A", 1)', 'code: print("A", 2)'],
    `${files.mcqs}:6: options.A: must be the answer, "A 2"`,
  ],
];

describe('a check that runs programs notices', () => {
  test.each(planted)('%s', async (...fault) => {
    expect(await timesFound(fault, engine)).toBe(1);
  });

  test('a hint that its wrong answer never gets, because another one comes first', async () => {
    const course = plantCourse([
      files.question,
      'explanation:',
      '  - files: [wrong/other.py]\n    hint: { en: Another hint., ta: வேறு உதவிக்குறிப்பு. }\nexplanation:',
    ]);
    course.write(files.wrong.replace('small-letter', 'other'), 'print("h" + "i")\n');
    expect(await faultsAt(course.root, wrongAnswersCheck, engine)).toEqual([
      `${files.question}:25: other does not get its own hint, but: பெரிய H எழுது.`,
    ]);
  });

  test('a map of the course that is missing, and one that is older than the course', async () => {
    const course = plantCourse();
    expect(await faultsAt(course.root, courseMapCheck, engine)).toEqual([
      'docs/course-map.md:1: is missing: use --write',
    ]);
    await writeCourseMap(readContent(course.root), createProgramRunner(engine));
    expect(course.read('docs/course-map.md')).toContain(
      '| `print()` | show | m01-v1 | m01-q1 | m01-c1 | – |',
    );
    expect(await faultsAt(course.root, courseMapCheck, engine)).toEqual([]);

    course.write(files.constructs, course.read(files.constructs).replace('en: show', 'en: show values'));
    expect(await faultsAt(course.root, courseMapCheck, engine)).toEqual([
      'docs/course-map.md:1: is not up to date: use --write',
    ]);
    const programRunner = createProgramRunner(engine);
    expect(await writeCourseMap(readContent(course.root), programRunner)).toBe('docs/course-map.md');
    expect(await writeCourseMap(readContent(course.root), programRunner)).toBeNull();
  });

  test('a record that is older than its program', async () => {
    const course = plantCourse();
    await record(() => readContent(course.root), createProgramRunner(engine));
    course.write(files.wrong, 'print("HI")\n');
    expect(await faultsAt(course.root, observedCheck, engine)).toEqual([
      `${files.observed}:2: m01-q1-greet is not up to date: use --write`,
    ]);
  });
});

describe('the cards of a milestone', () => {
  const runner = () => createProgramRunner(engine);

  test('are written from its questions, and found stale once a question says something else', async () => {
    const course = plantCourse();
    course.write(files.cards, '{}');
    await record(() => readContent(course.root), runner());
    expect(await faultsAt(course.root, cardsCheck)).toEqual([]);
    course.write(files.mcqs, course.read(files.mcqs).replace('A comma adds', 'The comma adds'));
    expect(await faultsAt(course.root, cardsCheck)).toEqual([
      `${files.cards}:2: m01-c1 is not up to date: use --write`,
    ]);
  });

  test('are written again when only their languages are in another order', async () => {
    const course = plantCourse();
    const order = () =>
      course
        .read(files.cards)
        .match(/"(?:en|ta)"/gu)
        ?.slice(0, 2);
    expect(order()).toEqual(['"en"', '"ta"']);
    expect(await record(() => readContent(course.root), runner())).toContain(files.cards);
    expect(order()).toEqual(['"ta"', '"en"']);
    expect(await record(() => readContent(course.root), runner())).toEqual([]);
  });

  test('are without one whose right option running the code refutes', async () => {
    const course = plantCourse([files.mcqs, 'code: print("A", 1)', 'code: print("A", 2)']);
    await record(() => readContent(course.root), runner());
    expect(JSON.parse(course.read(files.cards))).toEqual({});
    expect(await faultsAt(course.root, cardsCheck)).toEqual([
      `${files.cards}:1: m01-c1 is not up to date: use --write`,
    ]);
  });

  test('are without one whose question is gone', async () => {
    const course = plantCourse([files.mcqs, 'id: m01-c1', 'id: m01-c2']);
    expect(await faultsAt(course.root, cardsCheck)).toEqual([
      `${files.cards}:1: m01-c2 is not up to date: use --write`,
      `${files.cards}:1: m01-c1 does not exist any more: use --write`,
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
    expect(await record(() => readContent(course.root), createProgramRunner(engine))).toEqual([
      files.question,
      files.observed,
      files.cards,
      files.deck,
    ]);
    const [question] = readContent(course.root).milestones[0]?.questions ?? [];
    expect(question?.value.cases[0]?.evidence.stdout).toBe('  *\n\n***');
    expect(question?.value.mistakes).toHaveLength(1);
    expect(await record(() => readContent(course.root), createProgramRunner(engine))).toEqual([]);
  });
});

test('the summary counts what a milestone has', async () => {
  const course = plantCourse();
  expect(await summarise(readContent(course.root), createProgramRunner(engine))).toEqual([
    {
      milestone: '01-hello-python',
      lessons: 1,
      scenes: 4,
      questions: 0,
      challenges: 1,
      cases: 1,
      'wrong answers': 3,
      alternatives: 2,
      'graded hints': 3,
      MCQs: 1,
      'words en': expect.any(Number),
      'words ta': expect.any(Number),
      mutants: 9,
      'specific %': 100,
    },
  ]);
});
