import { describe, expect, test } from 'vitest';
import { glossaryCheck } from './glossary.check.ts';
import { integrityCheck } from './integrity.check.ts';
import { languageLengthCheck } from './language-length.check.ts';
import { languagesCheck } from './languages.check.ts';
import { mediaCheck } from './media.check.ts';
import { renderInto } from './media.fixture.ts';
import { faultsAt, type Planted, timesFound } from './planted.fixture.ts';
import { readingLevelCheck } from './reading-level.check.ts';
import { files, plantCourse } from './small-course.fixture.ts';

const planted: readonly Planted[] = [
  [
    'a key that nobody knows',
    integrityCheck,
    [files.question, 'kind: challenge', 'kind: challenge\ncolour: red'],
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

test('a term inside a longer word does not demand its Tamil twin', async () => {
  const course = plantCourse([files.mcqs, 'en: There is a space.', 'en: An f-comma is no comma-thing.']);
  expect(await faultsAt(course.root, glossaryCheck)).toEqual([]);
});

describe('a check of the files notices', () => {
  test.each(planted)('%s', async (...fault) => {
    expect(await timesFound(fault)).toBe(1);
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
