import { describe, expect, test } from 'vitest';
import { files, observedOfSmallCourse, plantCourse } from '../checks/small-course.fixture.ts';
import { CurriculumError } from './fault.ts';
import { loadCurriculum } from './load-curriculum.ts';
import { mcqExplanation } from './mcq-explanation.ts';

describe('the course', () => {
  const course = loadCurriculum();

  test('has 15 milestones in order, the first four free', () => {
    expect(course.milestones.map(({ order }) => order)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
    expect(course.milestones.filter(({ isFree }) => isFree).map(({ order }) => order)).toEqual([1, 2, 3, 4]);
  });

  test('begins with a complete milestone', () => {
    const [first] = course.milestones;
    expect(first?.id).toBe('hello-python');
    expect(first?.lessons.map(({ id }) => id)).toEqual(['m01-v1', 'm01-v2', 'm01-v3']);
    expect(first?.questions.map(({ kind }) => kind)).toEqual([
      'predict',
      'modify',
      'complete',
      'fix',
      'make',
      'make',
      'project',
    ]);
    expect(first?.challenge?.kind).toBe('challenge');
    expect(first?.mcqs).toHaveLength(7);
  });

  test('finds things by their id, and says null for what does not exist', () => {
    expect(course.milestoneById('lists')?.order).toBe(10);
    expect(course.questionById('m01-q5-commas')?.milestoneId).toBe('hello-python');
    expect(course.questionById('m01-q8-challenge-magic-square')?.milestoneId).toBe('hello-python');
    expect(course.mcqById('m01-c1')?.right).toBe('B');
    expect(course.lessonById('m01-v1')?.title.en).toBe('Your first program');
    expect(course.milestoneById('m01-v1')).toBeNull();
    expect(course.questionById('m99-q1-nothing')).toBeNull();
  });

  test('knows what comes next, and that nothing follows the last', () => {
    expect(course.successorOf('hello-python')?.id).toBe('names-for-values');
    expect(course.successorOf('capstone-sports-day')).toBeNull();
    expect(course.successorOf('unknown')).toBeNull();
  });

  test('shows in a prompt what its first visible case expects', () => {
    const question = course.questionById('m01-q6-name-card');
    expect(question?.promptHtml.ta).toContain('<pre><code>**********\n*  NILA  *\n**********\n</code></pre>');
  });

  test('knows the program that a guess must leave as it is', () => {
    expect(course.questionById('m01-q1-predict-snacks')?.checks.starterDigest).toMatch(/^[0-9a-f]{64}$/);
  });

  test('gives a hint to every known mistake of every question', () => {
    for (const { checks } of course.milestones.flatMap(({ questions }) => questions)) {
      expect(checks.mistakes.length).toBeGreaterThanOrEqual(3);
      expect(checks.hints).toHaveLength(3);
    }
  });
});

describe('loading', () => {
  test('accepts a milestone without lessons, questions and MCQs', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse);
    const second =
      'id: next\norder: 2\nis_free: false\ntitle: { en: N, ta: அ }\ndescription: { en: N, ta: அ }\n';
    course.write(
      'content/milestones/02-next/milestone.yaml',
      `${second}words: [{ en: a, ta: அ }]\npython_words: [if]\n`,
    );
    expect(loadCurriculum(course.root).milestoneById('next')?.questions).toEqual([]);
  });

  test('lists the faults of all files, each with its line', () => {
    const course = plantCourse(
      [files.milestone, 'order: 1', 'order: one'],
      [files.question, 'points: 20', 'points: 15'],
      [files.mcqs, 'right: A', 'right: E'],
      [files.badge, 'videos-watched', 'videos-seen'],
    );
    const faults = faultsOf(course.root);
    expect(faults).toEqual([
      `${files.badge}:4`,
      `${files.mcqs}:19`,
      `${files.milestone}:2`,
      `${files.question}:3`,
    ]);
  });

  test('refuses an id that is used twice, a wrong folder and a badge for nothing', () => {
    const course = plantCourse([files.badge, 'milestone: hello-python', 'milestone: hello']);
    course.write('content/milestones/01-hello-python/lessons/m01-v2.yaml', lessonWithTheIdOfTheFirst);
    course.write(files.observed, observedOfSmallCourse);
    expect(faultsOf(course.root)).toEqual([
      `${files.badge}:4`,
      'content/milestones/01-hello-python/lessons/m01-v2.yaml:1',
    ]);
  });

  test('refuses programs that no mistake names, and mistakes without a program', () => {
    const course = plantCourse([files.question, 'wrong/small-letter.py', 'wrong/other.py']);
    expect(faultsOf(course.root)).toEqual(
      expect.arrayContaining([`${files.wrong}:1`, `${files.question}:23`]),
    );
  });

  test('refuses a mistake whose behaviour was never recorded', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse.replace('small-letter', 'another'));
    expect(faultsOf(course.root)).toEqual([`${files.question}:23`]);
  });

  test('gives a lesson the media of the manifest', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse);
    expect(loadCurriculum(course.root).lessonById('m01-v1')?.media).toBeNull();
    const media = {
      video: 'a.mp4',
      audio: 'a.m4a',
      captions: 'a.vtt',
      durationS: 2,
      videoBytes: 3,
      audioBytes: 4,
    };
    const entry = { hash: 'a'.repeat(64), poster: 'a.webp', languages: { en: media, ta: media } };
    course.write(files.manifest, JSON.stringify({ 'm01-v1': entry }));
    expect(loadCurriculum(course.root).lessonById('m01-v1')?.media?.languages.ta.video).toBe('a.mp4');
  });

  test('refuses media outside their folder', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse);
    course.write(
      files.manifest,
      JSON.stringify({ 'm01-v1': { hash: 'a'.repeat(64), poster: '../a.webp' } }, null, 1),
    );
    expect(faultsOf(course.root)).toContain(`${files.manifest}:4`);
  });

  test('keeps the answer of an MCQ out of its question, and explains a choice', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse);
    const mcq = loadCurriculum(course.root).mcqById('m01-c1');
    if (mcq === null) throw new Error('the small course has an MCQ');
    expect(mcq.questionHtml.en).toBe(
      '<p>What does this program show?</p>\n<pre><code>print("A", 1)\n</code></pre>',
    );
    expect(mcqExplanation(mcq, 'B', 'en')).toBe('The comma is not shown.\nA comma adds one space.');
    expect(mcqExplanation(mcq, 'A', 'ta')).toBe('காற்புள்ளி ஓர் இடைவெளியைச் சேர்க்கும்.');
  });
});

const lessonWithTheIdOfTheFirst = `id: m01-v1
title: { en: A, ta: அ }
scenes:
  - voice: { en: A, ta: அ }
`;

/** `file:line` of every fault, sorted. */
function faultsOf(root: string): string[] {
  try {
    loadCurriculum(root);
    return [];
  } catch (error) {
    if (!(error instanceof CurriculumError)) throw error;
    return error.faults.map(({ file, line }) => `${file}:${line}`).toSorted();
  }
}
