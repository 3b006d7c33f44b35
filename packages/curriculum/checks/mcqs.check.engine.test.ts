import { describe, expect, test } from 'vitest';
import { startEngine } from './engine.fixture.ts';
import { mcqsCheck } from './mcqs.check.ts';
import { faultsAt } from './planted.fixture.ts';
import { files, plantCourse } from './small-course.fixture.ts';

const engine = await startEngine();

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
    const faults = await faultsAt(course.root, mcqsCheck, engine);
    expect(faults.map((fault) => /options\.(\w)/.exec(fault)?.[1])).toEqual(wrong);
  });

  test('for a mistake that the code does not have', async () => {
    const course = plantCourse();
    course.write(files.mcqs, mcq('asks: error\n  code: print(1)', ['a', 'b', 'c', 'd']));
    expect(await faultsAt(course.root, mcqsCheck, engine)).toEqual([
      `${files.mcqs}:3: code: must stop with an error, but it is finished`,
    ]);
  });
});
