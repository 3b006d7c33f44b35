import { describe, expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { constructsCheck } from './constructs.check.ts';
import { startEngine } from './engine.fixture.ts';
import { glossaryCardsCheck } from './glossary-cards.check.ts';
import { hiddenCasesCheck } from './hidden-cases.check.ts';
import { mutantsCheck } from './mutants.check.ts';
import { faultsAt, type Planted, timesFound } from './planted.fixture.ts';
import { createProgramRunner, type ProgramRunner } from './program-runner.ts';
import { files, plantCourse } from './small-course.fixture.ts';

const engine = await startEngine();

describe('code that was not taught yet is noticed', () => {
  const planted: readonly Planted[] = [
    [
      'in a solution, at its line',
      constructsCheck,
      [files.solution, 'print("Hi")', '# a list\nprint(*["Hi"])'],
      `${files.solution}:2: *x is taught nowhere: see content/constructs.yaml`,
    ],
    [
      'in a starter',
      constructsCheck,
      [files.starter, '# write here', 'if 1:\n    print()'],
      `${files.starter}:1: if is taught nowhere: see content/constructs.yaml`,
    ],
    [
      'in a scene of a lesson',
      constructsCheck,
      [files.lesson, 'print("Hi")', 'print(f"Hi")'],
      /m01-v1\.yaml:4: f"\{x\}" is taught nowhere/,
    ],
    [
      'in the code of an MCQ',
      constructsCheck,
      [files.mcqs, 'code: print("A", 1)', 'code: print("A", 1 + 0)'],
      /mcqs\.yaml:4: \+ is taught nowhere/,
    ],
    [
      'in a prompt',
      constructsCheck,
      [files.question, 'Show this with `print()`:', 'Show this with `print(1 - 1)`:'],
      /question\.yaml:5: - is taught nowhere/,
    ],
    [
      'in a hint without marks',
      constructsCheck,
      [files.question, 'en: Use print.', 'en: Use len("Hi").'],
      /question\.yaml:16: len\(\) is taught nowhere/,
    ],
    [
      'when it comes later in the course',
      constructsCheck,
      [
        files.constructs,
        '- milestone: hello-python',
        '- milestone: other\n  teaches: [{ id: x, en: x, ta: அ }]\n- milestone: hello-python',
      ],
      `${files.solution}:1: print() is taught later, in hello-python`,
    ],
    [
      'when the list says it twice',
      constructsCheck,
      [files.constructs, "id: '12'", "id: '#'"],
      `${files.constructs}:1: # is taught twice`,
    ],
  ];

  test.each(planted)('%s', async (...fault) => {
    expect(await timesFound(fault, engine)).toBe(1);
  });

  test('but not in alternatives and wrong answers', async () => {
    const course = plantCourse([files.alternative, "print('Hi')", 'for x in ["Hi"]: print(x)']);
    course.write(files.wrong, 'for x in ["hi"]: print(x)\n');
    expect(await faultsAt(course.root, constructsCheck, engine)).toEqual([]);
  });
});

describe('a card of the glossary is refused', () => {
  const planted: readonly Planted[] = [
    [
      'when its example stops with an error',
      glossaryCardsCheck,
      [files.glossary, 'example: print("Hi")', 'example: Print("Hi")'],
      `${files.glossary}:6: example: does not run: name 'Print' is not defined. Did you mean: 'print'?`,
    ],
    [
      'when its example is too long for it',
      glossaryCardsCheck,
      [files.glossary, 'example: print("Hi")', 'example: "a = 1\\nb = 2\\nprint(a, b)"'],
      `${files.glossary}:6: example: has 3 lines, a card has room for 2`,
    ],
    [
      'when its word leads to another card already',
      glossaryCardsCheck,
      [files.glossary, 'en: [comma]', 'en: [program]'],
      `${files.glossary}:9: words.en: program stands for "program" already`,
    ],
    [
      'when there is none for a word that a milestone teaches',
      glossaryCardsCheck,
      [files.milestone, '- { en: program, ta: நிரல் }', '- { en: code, ta: குறியீடு }'],
      `${files.milestone}:7: words: code / குறியீடு is no term of the glossary`,
    ],
  ];

  test.each(planted)('%s', async (...fault) => {
    expect(await timesFound(fault, engine)).toBe(1);
  });
});

const solution = 'age = int(input())\nif age >= 12:\n    print("full")\nelse:\n    print("half")\n';

/** Plants a course whose question has a border at age 12, with the given inputs as visible and hidden cases. */
function plantBorder(visible: readonly number[], hidden: readonly number[]) {
  const course = plantCourse();
  const caseOf = (isVisible: boolean) => (age: number) =>
    `  - { visible: ${isVisible}, inputs: ["${age}"], stdout: ${age >= 12 ? 'full' : 'half'} }`;
  const cases = [...visible.map(caseOf(true)), ...hidden.map(caseOf(false))].join('\n');
  const text = course.read(files.question);
  course.write(
    files.question,
    text.replace('  - visible: true\n    stdout: Hi', cases).replace('"prints==1"', ''),
  );
  course.write(files.solution, solution);
  return course;
}

describe('hidden cases', () => {
  test('are useless when every wrong program is refused by the visible ones already', async () => {
    const course = plantBorder([11, 12, 13], [14, 99]);
    expect(await faultsAt(course.root, hiddenCasesCheck, engine)).toEqual([
      `${files.question}:23: of 2 hidden cases too many (4, 5) notice nothing that the visible ones let through: change them, or add to wrong/ what they are for`,
    ]);
  });

  test('are useful when a near miss of the solution passes all the visible ones', async () => {
    const course = plantBorder([5, 20], [12, 99]);
    expect(await faultsAt(course.root, hiddenCasesCheck, engine)).toEqual([]);
  });

  test('are useful when a wrong answer that was written down passes all the visible ones', async () => {
    const course = plantBorder([11, 12, 13], [14, 99]);
    course.write(files.wrong, solution.replace('age >= 12', '12 <= age < 99'));
    expect(await faultsAt(course.root, hiddenCasesCheck, engine)).toEqual([]);
  });

  test('may have one that refuses the typed-in answer of a single example', async () => {
    expect(await faultsAt(plantBorder([13], [5, 99]).root, hiddenCasesCheck, engine)).toEqual([]);
  });
});

describe('a mistake in a model solution', () => {
  test('is explained to its author, whatever it is', async () => {
    expect(await faultsAt(plantCourse().root, mutantsCheck, engine)).toEqual([]);
  });

  test('is named when too many have no explanation of their own', async () => {
    const { root } = plantCourse();
    const programRunner = createProgramRunner(engine);
    const deaf: ProgramRunner = {
      ...programRunner,
      assessMutant: async (question, source) => {
        const told = await programRunner.assessMutant(question, source);
        const { explanation } = told;
        return { ...told, explanation: explanation === null ? null : { ...explanation, id: 'SYN-GENERAL' } };
      },
    };
    const faults = await mutantsCheck.run({ content: readContent(root), programRunner: deaf });
    expect(faults).not.toHaveLength(0);
    for (const { file, message } of faults) {
      expect(file).toBe(files.question);
      expect(message).toMatch(/^m01-q1-greet: ".+" \(line 1\) is told SYN-GENERAL, line 1: \w+Error/);
    }
  });
});
