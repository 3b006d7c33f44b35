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
    expect(harmless.length).toBeGreaterThanOrEqual(200);
    expect(alarms.length / harmless.length).toBeLessThanOrEqual(0.01);
  });

  test('finds at least nine of ten programs with a number, an address or a full name', () => {
    const missed = tellingPrograms.filter((code) => hintsIn(code).length === 0);
    console.log(
      `Found: ${tellingPrograms.length - missed.length} of ${tellingPrograms.length}. ${missed.join(' --- ')}`,
    );
    expect(tellingPrograms.length).toBeGreaterThanOrEqual(50);
    expect(missed.length / tellingPrograms.length).toBeLessThanOrEqual(0.1);
  });

  test('says what it looks like and where: in texts and comments, in the title and in inputs, never in names', () => {
    const code = 'phone_0771234567 = "x"\nprint("a",\n"""b\ncall 077 318 4562""")  # No. 12, Temple Road\n';
    expect(personalDataIn({ title: 'Nila Kumaran', code, inputs: ['9', 'nila@school.lk'] })).toEqual([
      { looks_like: 'full_name', place: 'title', line: null, excerpt: 'Nila Kumaran' },
      { looks_like: 'phone', place: 'code', line: 4, excerpt: 'call 077 318 4562' },
      { looks_like: 'address', place: 'code', line: 4, excerpt: 'No. 12, Temple Road' },
      { looks_like: 'email', place: 'inputs', line: 2, excerpt: 'nila@school.lk' },
    ]);
  });

  test('reads a program of any length in a moment, and gives ten hints at most', () => {
    const long = `"${'K. '.repeat(3000)}${'1 '.repeat(3000)}"\n${'"077 318 4562"\n'.repeat(500)}`;
    expect(hintsIn(long)).toHaveLength(10);
  });
});
