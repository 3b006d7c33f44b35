import { describe, expect, test } from 'vitest';
import { type Lesson, lessonSchema } from './lesson.ts';
import { storyboardHash } from './storyboard-hash.ts';

const voice = { en: 'Look.', ta: 'பார்.' };
const lesson: Lesson = lessonSchema.parse({
  id: 'm01-v1',
  title: { en: 'First', ta: 'முதல்' },
  scenes: [{ code: 'print(1)\n', shows: '1', voice }],
});

describe('the hash of a storyboard', () => {
  test('is a SHA-256 in hex', () => {
    expect(storyboardHash(lesson)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('does not depend on the order of keys or on what is left out', () => {
    const other = lessonSchema.parse({
      scenes: [{ voice: { ta: 'பார்.', en: 'Look.' }, mark: [], shows: '1\n', code: 'print(1)' }],
      title: { ta: 'முதல்', en: 'First' },
      id: 'm01-v1',
    });
    expect(storyboardHash(other)).toBe(storyboardHash(lesson));
  });

  test('does not depend on the answers that are offered at a guess, only on the guess', () => {
    const reason = { en: 'So it is.', ta: 'அப்படித்தான்.' };
    const guessOf = (...answers: string[]) => ({
      wrong: answers.map((answer) => ({ answer, why: reason })),
      because: reason,
    });
    const asked = (guess?: ReturnType<typeof guessOf>) =>
      storyboardHash(
        lessonSchema.parse({ ...lesson, scenes: [{ code: 'print(1)', shows: '1', guess, voice }] }),
      );
    expect(asked(guessOf('2', '3'))).toBe(asked({ ...guessOf('4'), because: voice }));
    expect(asked(guessOf('2'))).not.toBe(asked());
  });

  test.each([
    ['a spoken line', { scenes: [{ code: 'print(1)', shows: '1', voice: { ...voice, ta: 'கேள்.' } }] }],
    ['a program', { scenes: [{ code: 'print(2)', shows: '1', voice }] }],
    ['a moment to try', { scenes: [{ code: 'print(1)', shows: '1', tryIt: true, voice }] }],
    ['a title', { title: { en: 'Second', ta: 'முதல்' } }],
    ['the number of scenes', { scenes: [...lesson.scenes, ...lesson.scenes] }],
  ])('changes with %s', (_, change) => {
    expect(storyboardHash(lessonSchema.parse({ ...lesson, ...change }))).not.toBe(storyboardHash(lesson));
  });
});
