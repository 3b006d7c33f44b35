import { describe, expect, test } from 'vitest';
import { continuedPartsCheck } from './continued-parts.check.ts';
import { startEngine } from './engine.fixture.ts';
import { faultsAt } from './planted.fixture.ts';
import { files, plantCourse } from './small-course.fixture.ts';

const engine = await startEngine();

describe('a part that continues another one', () => {
  test('begins with the solution of that one and asks for more', async () => {
    expect(await faultsAt(plantParts().root, continuedPartsCheck, engine)).toEqual([]);
  });

  test('is refused where it begins with something else, at the first line that differs', async () => {
    const course = plantParts();
    course.write(`${second}/starter.py`, 'print("Hi")\nprint("More?")\n');
    expect(await faultsAt(course.root, continuedPartsCheck, engine)).toEqual([
      `${second}/starter.py:2: must be the solution of m01-q1-greet, which it continues`,
    ]);
  });

  test('is refused where a right program of the part before solves it as it is brought along', async () => {
    const course = plantParts();
    course.write(files.alternative, "print('Hi')\nprint('Bye')\n");
    expect(await faultsAt(course.root, continuedPartsCheck, engine)).toEqual([
      `${second}/question.yaml:2: continues: ${files.alternative} is accepted as it is brought along: nothing is left to do`,
    ]);
  });
});

const second = files.question.replace('m01-q1-greet/question.yaml', 'm01-q2-greet');

/** The small course with a second question: one more line for the program of the first. */
function plantParts() {
  const course = plantCourse();
  const text = course
    .read(files.question)
    .replace('id: m01-q1-greet', 'id: m01-q2-greet\ncontinues: m01-q1-greet')
    .replace('"prints==1"', '')
    .replace('stdout: Hi', 'stdout: |\n      Hi\n      Bye');
  course.write(`${second}/question.yaml`, text);
  course.write(`${second}/starter.py`, 'print("Hi")\n');
  course.write(`${second}/solution.py`, 'print("Hi")\nprint("Bye")\n');
  for (const name of ['small-letter', 'two-pieces', 'two-texts']) {
    course.write(`${second}/wrong/${name}.py`, 'print("hi")\n');
  }
  return course;
}
