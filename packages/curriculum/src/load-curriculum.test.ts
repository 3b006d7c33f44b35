import { dirname } from 'node:path';
import { gradeCard } from '@python-learning/feedback';
import { describe, expect, test } from 'vitest';
import { renderInto } from '../checks/media.fixture.ts';
import { files, observedOfSmallCourse, plantCourse } from '../checks/small-course.fixture.ts';
import { readContent } from './content.ts';
import { CurriculumError } from './fault.ts';
import { loadCurriculum } from './load-curriculum.ts';

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
      'free',
      'project',
    ]);
    expect(first?.challenge?.kind).toBe('challenge');
    expect(first?.mcqs).toHaveLength(7);
  });

  test('leaves out no proven card, of whatever kind', () => {
    const { milestones } = readContent(dirname(course.mediaFolder));
    const proven = milestones.flatMap(({ cards }) => Object.keys(cards?.value ?? {}));
    expect(proven.length).toBeGreaterThan(90);
    expect(course.milestones.flatMap(({ mcqs }) => mcqs.map(({ id }) => id))).toEqual(
      expect.arrayContaining(proven),
    );
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

  test('keeps a question that another has replaced for those who have solved it', () => {
    const [first] = course.milestones;
    expect(first?.retired.map(({ id }) => id)).toEqual(['m01-q6-name-card']);
    expect(first?.questions.map(({ id }) => id)).toContain('m01-q6-poster');
  });

  test('knows the program that a guess must leave as it is', () => {
    expect(course.questionById('m01-q1-predict-snacks')?.checks.starterDigest).toMatch(/^[0-9a-f]{64}$/);
  });

  test('gives a hint to every known mistake of every question', () => {
    for (const { kind, checks } of course.milestones.flatMap(({ questions }) => questions)) {
      expect(checks.mistakes.length).toBeGreaterThanOrEqual(kind === 'free' ? 0 : 3);
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
    course.write('content/milestones/02-next/milestone.yaml', `${second}words: [{ en: a, ta: அ }]\n`);
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

  test('refuses badges for milestones and questions that nobody wrote, or in the place of another', () => {
    const right = 'rule: { kind: videos-watched, milestone: hello-python }\norder: 1';
    const wrong = [
      ['rule: { kind: milestones-completed, milestones: [hello-python, bye] }\norder: 1', 4],
      ['rule: { kind: question-solved, question: m01-q9-never }\norder: 1', 4],
      ['rule: { kind: question-solved, question: m02-q1-never }\norder: 1', 4],
      ['rule: { kind: videos-watched, milestone: hello-python }\norder: 2', 5],
    ] as const;
    for (const [planted, line] of wrong) {
      const course = plantCourse([files.badge, right, planted]);
      course.write(files.observed, observedOfSmallCourse);
      expect(faultsOf(course.root)).toEqual([`${files.badge}:${line}`]);
    }
  });

  test('takes a badge for a question that is written, and for one whose milestone has none yet', () => {
    const rule = '{ kind: videos-watched, milestone: hello-python }';
    const course = plantCourse([files.badge, rule, '{ kind: question-solved, question: m01-q1-greet }']);
    course.write(files.observed, observedOfSmallCourse);
    expect(loadCurriculum(course.root).badges).toMatchObject([{ rule: { question: 'm01-q1-greet' } }]);
  });

  test('refuses a part that continues itself, a later question, or what is no question of the course', () => {
    const self = plantCourse([
      files.question,
      'id: m01-q1-greet',
      'id: m01-q1-greet\ncontinues: m01-q1-greet',
    ]);
    const stranger = plantCourse([
      files.question,
      'id: m01-q1-greet',
      'id: m01-q1-greet\ncontinues: m02-q1-greet',
    ]);
    for (const course of [self, stranger]) {
      course.write(files.observed, observedOfSmallCourse);
      expect(faultsOf(course.root)).toEqual([`${files.question}:2`]);
    }
  });

  test('refuses a part that has to stay the same: everybody begins it with code of their own', () => {
    const course = plantCourse([
      files.question,
      'id: m01-q1-greet',
      'id: m01-q1-greet\ncontinues: m01-q0-hello',
    ]);
    course.write(files.question, course.read(files.question).replace('prints==1', 'same_as_starter'));
    course.write(files.observed, observedOfSmallCourse);
    expect(faultsOf(course.root)).toContain(`${files.question}:2`);
  });

  test('tells where a part begins, and nothing of a question that stands alone', () => {
    const course = plantCourse();
    const folder = files.question.replace('q1-greet/question.yaml', 'q2-more');
    const text = course
      .read(files.question)
      .replace(
        'm01-q1-greet\nkind: challenge\npoints: 20',
        'm01-q2-more\ncontinues: m01-q1-greet\nkind: make\npoints: 10',
      );
    course.write(`${folder}/question.yaml`, text);
    const programs = ['starter', 'solution', 'wrong/small-letter', 'wrong/two-pieces', 'wrong/two-texts'];
    for (const name of programs) course.write(`${folder}/${name}.py`, 'print("Hi")\n');
    const observed: Record<string, unknown> = JSON.parse(observedOfSmallCourse);
    course.write(files.observed, JSON.stringify({ ...observed, 'm01-q2-more': observed['m01-q1-greet'] }));
    const loaded = loadCurriculum(course.root);
    expect(loaded.questionById('m01-q2-more')?.continues).toBe('m01-q1-greet');
    expect(loaded.questionById('m01-q1-greet')).not.toHaveProperty('continues');
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

  test('gives lessons and short films the media of the manifest', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse);
    const load = () => {
      const loaded = loadCurriculum(course.root);
      const [intro, demo] = loaded.milestones[0]?.videos ?? [];
      return { lesson: loaded.lessonById('m01-v1'), intro, demo };
    };
    expect(load()).toMatchObject({
      lesson: { media: null },
      intro: { kind: 'intro', questionId: null, media: null },
      demo: { kind: 'demo', title: { en: 'What it is' }, questionId: null, media: null },
    });
    renderInto(course);
    expect(load()).toMatchObject({
      lesson: { media: { languages: { ta: { video: 'm01-v1.ta.mp4', lite: 'm01-v1.ta.json' } } } },
      intro: { id: 'm01-intro', media: { languages: { en: { video: 'm01-intro.en.mp4' } } } },
      demo: { id: 'm01-demo', media: { languages: { ta: { video: 'm01-demo.ta.mp4' } } } },
    });
  });

  test('refuses a film that explains no question that has to be solved', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse);
    const explained = course.read(files.intro).replace('m01-intro', 'm01-explained');
    const path = files.intro.replace('intro', 'explanation');
    course.write(path, `${explained}question: m01-q1-greet\n`);
    expect(faultsOf(course.root)).toEqual([`${path}:10`]);
    course.write(path, explained);
    expect(faultsOf(course.root)).toEqual([`${path}:1`]);
  });

  test('refuses media outside their folder', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse);
    course.write(
      files.manifest,
      JSON.stringify({ lessons: { 'm01-v1': { hash: 'a'.repeat(64), poster: '../a.webp' } } }, null, 1),
    );
    expect(faultsOf(course.root)).toContain(`${files.manifest}:5`);
  });

  test('refuses an MCQ that was changed after its card was proven, and one without a card', () => {
    const changed = plantCourse([files.mcqs, 'en: A comma adds one space.', 'en: A comma is a space.']);
    const missing = plantCourse();
    missing.write(files.cards, '{}');
    for (const course of [changed, missing]) {
      course.write(files.observed, observedOfSmallCourse);
      expect(faultsOf(course.root)).toEqual([`${files.cards}:1`]);
    }
  });

  test('keeps the answer of an MCQ out of its question, and explains a choice', () => {
    const course = plantCourse();
    course.write(files.observed, observedOfSmallCourse);
    const mcq = loadCurriculum(course.root).mcqById('m01-c1');
    if (mcq === null) throw new Error('the small course has an MCQ');
    expect(mcq.questionHtml.en).toBe(
      '<p>What does this program show?</p>\n<pre><code>print("A", 1)\n</code></pre>',
    );
    const explanation = gradeCard(mcq, 'B').explanation.map(({ en }) => en);
    expect(explanation).toEqual(['The comma is not shown.', 'A comma adds one space.']);
    expect(gradeCard(mcq, 'A').explanation.map(({ ta }) => ta)).toEqual(['காற்புள்ளி ஓர் இடைவெளியைச் சேர்க்கும்.']);
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
