import { loadCurriculum } from '@python-learning/curriculum';
import { describe, expect, test } from 'vitest';
import { harmlessPrograms, tellingPrograms } from './personal-data.fixture.ts';
import { personalDataIn } from './personal-data.ts';

const hintsIn = (code: string) => personalDataIn({ title: '', code, inputs: [] });

const ofCourse = loadCurriculum().milestones.flatMap(({ questions }) =>
  questions.map(({ solution }) => solution),
);

describe('the hint at personal data', () => {
  test('is wrong in at most one of a hundred harmless programs', () => {
    const harmless = [...harmlessPrograms, ...ofCourse];
    const alarms = harmless.filter((code) => hintsIn(code).length > 0);
    console.log(`False alarms: ${alarms.length} of ${harmless.length}. ${alarms.join(' --- ')}`);
    expect(harmless.length).toBeGreaterThanOrEqual(600);
    expect(alarms.length / harmless.length).toBeLessThanOrEqual(0.01);
  });

  test.each(Object.entries(tellingPrograms))(
    'finds at least nine of ten programs with this: %s',
    (kind, programs) => {
      const missed = programs.filter(
        (code) => !hintsIn(code).some(({ looks_like: found }) => found === kind),
      );
      console.log(`Found: ${programs.length - missed.length} of ${programs.length}. ${missed.join(' --- ')}`);
      expect(missed.length / programs.length).toBeLessThanOrEqual(0.1);
    },
  );

  test('says what it looks like and where: in texts and comments, in the title and in inputs, never in names', () => {
    const code = 'phone_0771234567 = "x"\nprint("a",\n"""b\ncall 077 318 4562""")  # No. 12, Temple Road\n';
    expect(personalDataIn({ title: 'Nila Kumaran', code, inputs: ['9', 'nila@school.lk'] })).toEqual([
      { looks_like: 'full_name', place: 'title', line: null, excerpt: 'Nila Kumaran' },
      { looks_like: 'phone', place: 'code', line: 4, excerpt: 'call 077 318 4562' },
      { looks_like: 'address', place: 'code', line: 4, excerpt: 'No. 12, Temple Road' },
      { looks_like: 'email', place: 'inputs', line: 2, excerpt: 'nila@school.lk' },
    ]);
  });

  test.each([
    ['insta = "kavin_07"', 'account'],
    ['x = "kavin_07"', undefined],
    ['phone = 9840217736', 'phone'],
    ['n = 9840217736', undefined],
    ['data = [9840217736]\nprint("My phone:", data[0])', 'phone'],
    ['print("My name is", "Tharani Mugilvannan")', 'full_name'],
    ['hero = "Arjun Selvan"', undefined],
    ['print("an example: 0776120385")', undefined],
    ['print("https://example.com and 0776120385")', 'phone'],
  ])('reads what the code before says of a text or a long number: %s', (code, found) => {
    expect(hintsIn(code)[0]?.looks_like).toBe(found);
  });

  test.each([
    ['no = "12"\nlane = "Temple Lane"\ntown = "Nallur"', 'address'],
    ['bus = "12"\nroad = "Temple Road"\ntown = "Jaffna"', undefined],
    ['print("Somerset Estate, Nuwara Eliya")', 'address'],
    ['first = "Nila"\nlast = "Kumaran"\nprint(first + " " + last)', 'full_name'],
    ['first = "Anu"\nlast = "Ravi"\nqueue = [first, last]', undefined],
    ['print("My class teacher is Mrs. Rani")', 'full_name'],
    ['print("Kannan sir")', undefined],
    ['# aunty in Toronto 416 382 9154', 'phone'],
    ['print(647, 382, 9154)', undefined],
    ['scratch = "cooldragonfly"', 'account'],
    ['scratch = "blocks"', undefined],
  ])('puts together what stands apart, and reads words around it: %s', (code, found) => {
    expect(hintsIn(code)[0]?.looks_like).toBe(found);
  });

  test.each([
    ['print("Who won the gold medal?")\nanswer = "Kasun Rajendran"', []],
    ['captains = [\n  "Kasun Rajendran",\n]', []],
    ['print("Who won the gold medal?")\nauthor = "Kasun Rajendran"', [2]],
    ['print("Who won the gold medal?")  # Kasun Rajendran', [1]],
    ['print("Who is my best friend?")\nanswer = "Kasun Rajendran"', [2]],
    ['answer = "Kasun Rajendran"', [1]],
    ['print("Ruy Lopez opening")', []],
    ['print("the Kasun Rajendran")', []],
  ])('takes no answer about somebody known and no name of a thing for a person: %s', (code, lines) => {
    expect(hintsIn(code).map(({ line }) => line)).toEqual(lines);
  });

  test('reads a program of any length in a moment, and gives ten hints at most', () => {
    const long = `"${'K. '.repeat(3000)}${'1 '.repeat(3000)}"\n${'"077 318 4562"\n'.repeat(500)}`;
    expect(hintsIn(long)).toHaveLength(10);
  });

  test.each([
    '7',
    '7 ',
    '9840217736,',
    'A',
    'Abcd Efgh ',
    '"Nila",',
    '"Nila" + " " + ',
    '"12","Temple Road",5,',
    'who won? ',
    'my teacher Mr ',
    'captains = [',
    'a + " " + ',
    '{a} ',
    '0 / 1',
    'K. ',
    'insta id name ',
    '12 Aa 3rd ',
    '\ufdfa',
    '""',
    '\n',
  ])('reads 64 KB of this, too: %j', (piece) => {
    const long = piece.repeat(65_536 / piece.length);
    expect(hintsIn(long)).toEqual([]);
    expect(hintsIn(`"""${long}`).length).toBeLessThanOrEqual(10);
  });
});
