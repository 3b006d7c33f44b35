import { describe, expect, test } from 'vitest';
import { linePieces, programOfPieces } from './line-pieces.ts';
import { isNearTask, taskMarks } from './near-task.ts';
import { nextLine } from './next-line.ts';

const solution = 'price = 40\n\n# what it costs\nfor i in range(3):\n    print(i, price * i)\nprint("Done")';
const task = { solution, rules: ['for', 'no:comments>=2'] };
const commented = { solution, rules: ['for', 'comments>=1'] };

describe('a program that has nothing to do with the task', () => {
  const marks = taskMarks({
    starter: '# write here\nprice = 40',
    solution,
    outputs: ['0 0\n1 40\n2 80\nDone'],
  });

  test.each(['', '# only a remark', 'price  =  40  # unchanged', 'print("hi")', 'print("Kumar")', 'x = 5'])(
    'is no attempt: %j',
    (source) => expect(isNearTask(source, marks)).toBe(false),
  );

  test.each(['price = 45', 'print("done")', 'for x in y', 'print(80)', 'prnt(range)', 'x = 5 * 2'])(
    'is one as soon as they share something: %j',
    (source) => expect(isNearTask(source, marks)).toBe(true),
  );

  test('is one where it is long, and is not read then', () => {
    expect(isNearTask('x = 5\n'.repeat(100), marks)).toBe(false);
    expect(isNearTask('x = 5\n'.repeat(200), marks)).toBe(true);
  });
});

describe('the pieces of a solution', () => {
  const wrong = ['price = 40\nfor i in range(3):\n    print(i, price + i)\nprint("Done")', 'print("Done")'];
  const pieces = linePieces({ ...task, id: 'm07-q1', wrong });

  test('are its statements with their indentation and one wrong line, never in the right order', () => {
    const right = ['price = 40', 'for i in range(3):', '    print(i, price * i)', 'print("Done")'];
    expect(pieces.toSorted()).toEqual([...right, '    print(i, price + i)'].toSorted());
    expect(pieces.filter((piece) => right.includes(piece))).not.toEqual(right);
  });

  test('are the same each time', () => {
    expect(linePieces({ ...task, id: 'm07-q1', wrong })).toEqual(pieces);
  });

  test('have its comment where the task asks for one, and the same wrong lines', () => {
    const shown = linePieces({ ...commented, id: 'm07-q1', wrong });
    expect(shown.toSorted()).toEqual([...pieces, '# what it costs'].toSorted());
    expect(programOfPieces(commented)).toBe(solution.replace('\n\n', '\n'));
    expect(programOfPieces(task)).toBe(solution.replace('\n\n# what it costs', ''));
  });

  test('are at most eight, however long the solution is, and keep what is inside brackets together', () => {
    const long = Array.from({ length: 40 }, (_, line) => `a${line} = [\n    ${line},\n]`).join('\n');
    const shown = linePieces({ id: 'long', solution: long, rules: [], wrong: [] });
    expect(shown.length).toBeLessThanOrEqual(8);
    expect(shown.every((piece) => piece.startsWith('a') && piece.endsWith(']'))).toBe(true);
  });
});

describe('the next line of a solution', () => {
  test('comes below what is right, in the place of what is wrong', () => {
    expect(nextLine(task, '# mine\nprice=40\nprint(price)')).toEqual({
      line: 'for i in range(3):',
      code: '# mine\nprice=40\nfor i in range(3):',
    });
    expect(nextLine(task, 'print("Done")')).toEqual({
      line: 'price = 40',
      code: 'price = 40\nprint("Done")',
    });
  });

  test('leads from every program to the solution, one step at a time', () => {
    for (const start of ['', 'x = 1', 'price = 40\nprint(price)\nprint("Done")\nprint("more")', solution]) {
      let code = start;
      for (let step = nextLine(task, code); step !== null; step = nextLine(task, code)) {
        expect(step.code).not.toBe(code);
        ({ code } = step);
      }
      expect(code.split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#'))).toEqual(
        solution.split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#')),
      );
    }
  });

  test('is the comment of the solution where the task asks for one and the learner has none', () => {
    const code = 'price = 40\nfor i in range(3):\n    print(i, price * i)\nprint("Done")';
    expect(nextLine(commented, code)).toEqual({
      line: '# what it costs',
      code: solution.replace('\n\n', '\n'),
    });
    expect(nextLine(task, code)).toBeNull();
  });

  test("takes a learner's own comment for that of the solution, and takes none away", () => {
    const code = '# mine\nprice = 40\n# my loop\n\nfor i in range(3):\n    # show\n    print(i, price * i)';
    const done = { line: 'print("Done")', code: `${code}\nprint("Done")` };
    expect(nextLine(commented, code)).toEqual(done);
    expect(nextLine(task, code)).toEqual(done);
    expect(nextLine(commented, `${done.code}\n# the end`)).toBeNull();
  });
});
