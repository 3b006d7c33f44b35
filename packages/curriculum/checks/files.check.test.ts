import { randomBytes } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '../src/content.ts';
import { glossaryCheck } from './glossary.check.ts';
import { integrityCheck } from './integrity.check.ts';
import { languageLengthCheck } from './language-length.check.ts';
import { languagesCheck } from './languages.check.ts';
import { mediaCheck } from './media.check.ts';
import { renderInto } from './media.fixture.ts';
import { mediaLengthCheck } from './media-length.check.ts';
import { mediaLimits } from './media-limits.ts';
import { mediaSizeCheck } from './media-size.check.ts';
import { faultsAt, type Planted, timesFound } from './planted.fixture.ts';
import { readingLevelCheck } from './reading-level.check.ts';
import { files, plantCourse } from './small-course.fixture.ts';

const reason = (en = 'So it is.') => `{ en: ${en}, ta: அப்படித்தான். }`;
const guessWith = (why: string) =>
  `guess: { wrong: [{ answer: Ho, why: ${reason(why)} }], because: ${reason()} }`;

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
    'a wrong answer to a guess without its reason',
    integrityCheck,
    [files.lesson, 'mark: [print]', `guess: { wrong: [{ answer: Ho }], because: ${reason()} }`],
    /m01-v1\.yaml:7: scenes\.0\.guess\.wrong\.0\.why: /,
  ],
  [
    'a reason that is too long for a phone',
    integrityCheck,
    [files.lesson, 'mark: [print]', guessWith('No'.repeat(56))],
    /m01-v1\.yaml:7: scenes\.0\.guess\.wrong\.0\.why: must have at most 110 letters/,
  ],
  [
    'a reason with a term that is called something else',
    glossaryCheck,
    [files.lesson, 'mark: [print]', guessWith('It has no comma.')],
    /m01-v1\.yaml:7: ta: "comma" is called காற்புள்ளி/,
  ],
  [
    'a spoken reason with a term that is called something else',
    glossaryCheck,
    [files.lesson, 'mark: [print]', 'reveal: { en: It has no comma., ta: அப்படித்தான். }'],
    /m01-v1\.yaml:7: ta: "comma" is called காற்புள்ளி/,
  ],
  [
    'an MCQ with the same option twice',
    integrityCheck,
    [files.mcqs, '{ en: Nothing, ta: எதையும் காட்டாது }', 'A 1'],
    `${files.mcqs}:15: 0.options.D: says the same as option A`,
  ],
  [
    'a spoken explanation with a sign that the voice leaves out',
    integrityCheck,
    [files.mcqs, 'en: The comma adds one space.', 'en: The comma adds 1 space.'],
    /mcqs\.yaml:21: 0\.voice: must have words in place of numbers and signs/,
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

/** Changes the first duration of this length in a manifest. */
function lasting(seconds: number, before: number): (manifest: string) => string {
  return (manifest) => manifest.replace(`"durationS":${before}`, `"durationS":${seconds}`);
}

/** The MCQs of the small course, with the spoken explanation and without. */
function withAndWithoutVoice(mcqs: string): { voiced: string; silent: string } {
  return { voiced: mcqs, silent: mcqs.replace(/ +voice: .*\n/, '') };
}

const bigLite = '{}'.repeat(20_000);

describe('a check of the files notices', () => {
  test.each(planted)('%s', async (...fault) => {
    expect(await timesFound(fault)).toBe(1);
  });

  test('media that were made from an older storyboard, and files that are gone', async () => {
    const course = plantCourse([files.lesson, 'says Hi.', 'says Hi to you.']);
    renderInto(course, 'a'.repeat(64));
    course.write('media/m01-v1.ta.mp4', 'longer than it was');
    expect(await faultsAt(course.root, mediaCheck)).toEqual([
      `${files.manifest}:1: m01-v1: was rendered from an older text`,
      `${files.manifest}:1: m01-v1: m01-v1.ta.mp4 has 18 bytes, not 5`,
    ]);
  });

  test('a short film that is not rendered, or whose storyboard is gone', async () => {
    const course = plantCourse();
    renderInto(course);
    course.write(files.intro, course.read(files.intro).replace('It shows Hi.', 'It says Hi.'));
    course.write(files.manifest, course.read(files.manifest).replaceAll('"m01-v1":{', '"m01-v9":{'));
    expect(await faultsAt(course.root, mediaCheck)).toEqual([
      `${files.lesson}:1: is not rendered: there are no media for it`,
      `${files.manifest}:1: there is no text to render m01-v9 from`,
      `${files.manifest}:1: m01-intro: was rendered from an older text`,
    ]);
  });

  test('an explanation that nobody says aloud: without words for it, or not rendered', async () => {
    const course = plantCourse();
    renderInto(course);
    expect(await faultsAt(course.root, mediaCheck)).toEqual([]);
    const { voiced, silent } = withAndWithoutVoice(course.read(files.mcqs));
    course.write(files.mcqs, `${voiced}\n${voiced.replace('m01-c1', 'm01-c2')}`);
    expect(await faultsAt(course.root, mediaCheck)).toEqual([
      expect.stringMatching(/mcqs\.yaml:\d+: is not rendered: there are no media for it$/),
      expect.stringMatching(/mcqs\.yaml:\d+: voice: is heard of the first question alone$/),
    ]);
    course.write(files.mcqs, silent);
    expect(await faultsAt(course.root, mediaCheck)).toEqual([
      `${files.manifest}:1: there is no text to render m01-c1 from`,
      expect.stringMatching(/mcqs\.yaml:\d+: voice: is missing: the first question needs it$/),
    ]);
  });

  test('a spoken explanation of other words than are read, or whose audio is gone', async () => {
    const course = plantCourse();
    renderInto(course);
    course.write(files.mcqs, course.read(files.mcqs).replace('en: The comma adds', 'en: The comma gives'));
    course.write('media/m01-c1.ta.m4a', '');
    expect(await faultsAt(course.root, mediaCheck)).toEqual([
      `${files.manifest}:1: m01-c1: was rendered from an older text`,
      `${files.manifest}:1: m01-c1: m01-c1.ta.m4a is empty`,
    ]);
  });

  test('an audio explanation that is too large for a phone', async () => {
    const course = plantCourse();
    renderInto(course);
    truncateSync(join(course.root, 'media/m01-c1.en.m4a'), mediaLimits.spoken + 1);
    expect(await faultsAt(course.root, mediaSizeCheck)).toEqual([
      `${files.manifest}:1: m01-c1.en.m4a: 50001 bytes; 50000 are the most`,
    ]);
  });

  test('a file that is too large for a phone', async () => {
    const course = plantCourse();
    renderInto(course);
    expect(await faultsAt(course.root, mediaSizeCheck)).toEqual([]);
    course.write('media/m01-v1.ta.json', bigLite);
    expect(await faultsAt(course.root, mediaSizeCheck)).toEqual([
      `${files.manifest}:1: m01-v1.ta.json: 40000 bytes; 20000 are the most`,
    ]);
  });

  test('a demo that takes too much of what a visitor pays, and one that the page cannot play', async () => {
    const course = plantCourse();
    renderInto(course);
    writeFileSync(join(course.root, 'media/m01-demo.ta.json'), randomBytes(mediaLimits.read));
    truncateSync(join(course.root, 'media/m01-demo.en.m4a'), mediaLimits.heard);
    expect((await faultsAt(course.root, mediaSizeCheck)).toSorted()).toEqual([
      expect.stringMatching(/m01-demo\.en\.json and m01-demo\.en\.m4a: \d+ bytes; 300000 are the most$/),
      expect.stringMatching(/m01-demo\.ta\.json: \d+ bytes; 15000 are the most$/),
    ]);
    const manifest = JSON.parse(course.read(files.manifest));
    delete manifest.videos['m01-demo'].languages.en.live;
    course.write(files.manifest, JSON.stringify(manifest));
    expect(await faultsAt(course.root, mediaCheck)).toContain(
      `${files.manifest}:1: m01-demo: m01-demo.en.mp4 has nothing to play live`,
    );
  });

  test('a lesson in whose voice words act and that takes more than such lessons may', async () => {
    const course = plantCourse();
    renderInto(course);
    writeFileSync(join(course.root, 'media/m01-v1.ta.json'), randomBytes(mediaLimits.read));
    expect(await faultsAt(course.root, mediaSizeCheck)).toEqual([]);
    const text = course.read(files.lesson).replace('This program says Hi.', '"This {run}program says Hi."');
    course.write(files.lesson, text);
    expect(await faultsAt(course.root, mediaSizeCheck)).toEqual([
      expect.stringMatching(/m01-v1\.ta\.json: \d+ bytes; 15000 are the most$/),
    ]);
  });

  test('a lesson that is over too soon, or longer than a child listens', async () => {
    const course = plantCourse();
    renderInto(course);
    expect(await faultsAt(course.root, mediaLengthCheck)).toEqual([]);
    const [en, ta] = [lasting(59.9, 90), lasting(150.1, 90)];
    course.write(files.manifest, ta(en(course.read(files.manifest))));
    expect(await faultsAt(course.root, mediaLengthCheck)).toEqual([
      `${files.manifest}:1: m01-v1.ta.mp4 lasts 150.1 s, not 60 to 150`,
      `${files.manifest}:1: m01-v1.en.mp4 lasts 59.9 s, not 60 to 150`,
    ]);
  });

  test('a demo that is longer than a stranger listens', async () => {
    const course = plantCourse();
    renderInto(course);
    const [intro, demo] = course.read(files.manifest).split('"m01-demo"');
    course.write(files.manifest, [intro, lasting(40.1, 35)(demo ?? '')].join('"m01-demo"'));
    expect(await faultsAt(course.root, mediaLengthCheck)).toEqual([
      `${files.manifest}:1: m01-demo.en.mp4 lasts 40.1 s, not 30 to 40`,
    ]);
  });

  test('media that are too large together for so many milestones', async () => {
    const course = plantCourse();
    renderInto(course);
    course.write(
      files.manifest,
      course.read(files.manifest).replaceAll('"liteBytes":5', '"liteBytes":80000'),
    );
    const { milestones } = readContent(course.root);
    const most = milestones.length * mediaLimits.milestone;
    truncateSync(join(course.root, 'media/m01-v1.webp'), most);
    expect(await faultsAt(course.root, mediaSizeCheck)).toEqual([
      `${files.manifest}:1: the lite lessons of the first milestone: 160000 bytes; 150000 are the most`,
      expect.stringContaining(`; ${most} are the most`),
    ]);
  });
});
