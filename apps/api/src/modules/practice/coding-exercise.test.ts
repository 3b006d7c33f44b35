import { loadCurriculum } from '@python-learning/curriculum';
import { expect, test } from 'vitest';
import { sampleMilestone, sampleQuestion } from '../../../testing/index.ts';
import { codingExercise } from './coding-exercise.ts';

const writtenAt = new Date('2026-03-01T10:00:00Z');
const mediaUrl = (file: string) => `/media/${file}`;
const getQuestion = sampleQuestion;
const [english, tamil] = [
  { language: 'en', mediaUrl, getQuestion },
  { language: 'ta', mediaUrl, getQuestion },
] as const;
const nothingDone = { records: [], solutions: [], help: new Map(), choices: new Map() };

test('a fresh practice shows the starters and keeps the solution note', () => {
  const exercise = codingExercise(sampleMilestone('first'), nothingDone, english);

  expect(exercise).toMatchObject({
    id: 'first',
    title: 'Milestone first',
    video_url: '/media/first-intro.en.mp4',
    video_captions: [
      { lang: 'ta', url: '/media/first-intro.ta.vtt' },
      { lang: 'en', url: '/media/first-intro.en.vtt' },
    ],
  });
  expect(exercise.questions.map(({ id }) => id)).toEqual(['first-predict', 'first-input']);
  expect(exercise.challenge).toMatchObject({ id: 'first-challenge', is_solved: false });
  expect(exercise.questions[0]).toEqual({
    id: 'first-predict',
    kind: 'predict',
    title: 'Question predict',
    goal: 'Make predict',
    example: null,
    guesses: ['Hello', 'Hello!', 'hello'],
    question: '<p>Do predict.</p>',
    hint: '<p>A nudge</p>',
    hint_ladder: { open: ['<p>A nudge</p>'], total: 3, next_after: 2, asked: 0, failures: 0 },
    example_code: '# prediction:\nprint("Hello") # first',
    keys: ['input()', 'print()', '"', ',', '(', ')'],
    video_url_2: null,
    video_captions_2: [],
    draft_code: null,
    draft_written_at: null,
    sample_inputs: null,
    is_solved: false,
    solution_code: null,
    solution_note: null,
  });
  expect(exercise.questions[1]).toMatchObject({
    id: 'first-input',
    example: { inputs: ['Selvi'], output: 'Hello Selvi' },
    sample_inputs: ['Selvi'],
  });
});

test('a retired question is shown to those who have solved or begun it, after the others, and to nobody else', () => {
  const retired = { ...sampleQuestion('first-input'), id: 'first-old' };
  const milestone = { ...sampleMilestone('first'), retired: [retired] };
  const idsFor = (records: Parameters<typeof codingExercise>[1]['records']) => {
    const { questions } = codingExercise(milestone, { ...nothingDone, records }, english);
    return questions.map(({ id, is_retired: isRetired }) => (isRetired ? `${id} (retired)` : id));
  };

  const withOld = ['first-predict', 'first-input', 'first-old (retired)'];
  expect(idsFor([{ questionId: retired.id, isSolved: true, last: null }])).toEqual(withOld);
  const last = { code: 'print(1)', writtenAt };
  expect(idsFor([{ questionId: retired.id, isSolved: false, last }])).toEqual(withOld);
  expect(idsFor([])).toEqual(['first-predict', 'first-input']);
});

test('the hints are those that the failed runs have opened, and say when the next one opens', () => {
  const help = new Map([['first-predict', { runs: 3, failed: 3, rung: 0 }]]);
  const { questions } = codingExercise(sampleMilestone('first'), { ...nothingDone, help }, english);

  expect(questions.map(({ hint, hint_ladder: ladder }) => [hint, ladder])).toMatchObject([
    ['<p>A nudge</p>', { open: ['<p>A nudge</p>', '<p>A pointer</p>'], total: 3, next_after: 1 }],
    ['<p>A nudge</p>', { open: ['<p>A nudge</p>'], total: 3, next_after: 2 }],
  ]);
});

test('a solved question shows its note, in the language of the learner', () => {
  const records = [{ questionId: 'first-input', last: { code: 'print(1)', writtenAt }, isSolved: true }];
  const { questions, video_url } = codingExercise(
    sampleMilestone('first'),
    { ...nothingDone, records },
    tamil,
  );

  expect(video_url).toBe('/media/first-intro.ta.mp4');
  expect(questions[1]).toMatchObject({
    draft_code: 'print(1)',
    is_solved: true,
    solution_note: '<p>input இப்படி.</p>',
  });
  expect(questions[0]).toMatchObject({ draft_code: null, is_solved: false, solution_note: null });
});

test('a program that was run and does not solve the question yet is the draft', () => {
  const records = [{ questionId: 'first-predict', last: { code: 'prnt(1)', writtenAt }, isSolved: false }];
  const [first] = codingExercise(sampleMilestone('first'), { ...nothingDone, records }, english).questions;

  expect(first).toMatchObject({
    draft_code: 'prnt(1)',
    draft_written_at: '2026-03-01T10:00:00.000Z',
    is_solved: false,
    solution_note: null,
  });
});

test('one question is explained by a film, in the language of the learner', () => {
  const { questions, challenge } = codingExercise(sampleMilestone('first'), nothingDone, tamil);

  expect(questions[1]).toMatchObject({
    id: 'first-input',
    video_url_2: '/media/first-explained.ta.mp4',
    video_captions_2: [
      { lang: 'ta', url: '/media/first-explained.ta.vtt' },
      { lang: 'en', url: '/media/first-explained.en.vtt' },
    ],
  });
  expect([questions[0], challenge]).toMatchObject([{ video_url_2: null }, { video_url_2: null }]);
});

test('a film that is not made yet is not offered', () => {
  const { videos, ...milestone } = sampleMilestone('first');
  const unmade = { ...milestone, videos: videos.map((video) => ({ ...video, media: null })) };

  expect(codingExercise(unmade, nothingDone, english)).toMatchObject({
    video_url: null,
    video_captions: [],
    questions: [{}, { video_url_2: null, video_captions_2: [] }],
  });
});

test('a milestone without content has a practice without questions', () => {
  expect(codingExercise(sampleMilestone('third'), nothingDone, english)).toMatchObject({
    video_url: null,
    questions: [],
    challenge: null,
  });
});

test('a part of a growing program begins with the own solution of the part before, else with ours', () => {
  const milestone = sampleMilestone('fifth');
  const begin = (solutions: { questionId: string; code: string }[]) =>
    codingExercise(milestone, { ...nothingDone, solutions }, english).questions[1];

  expect(begin([{ questionId: 'fifth-predict', code: 'print("mine")' }])).toMatchObject({
    example_code: 'print("mine")',
    continues_from: { id: 'fifth-predict', title: 'Question predict', is_own_code: true },
  });
  expect(begin([])).toMatchObject({
    example_code: '# write here\n',
    continues_from: { id: 'fifth-predict', is_own_code: false },
  });
});

test('a part may continue a program of an earlier milestone, and says its title', () => {
  const { questions, ...milestone } = sampleMilestone('second');
  const grown = questions.map((question) => ({ ...question, continues: 'first-input' }));
  const solutions = [{ questionId: 'first-input', code: 'print(input())' }];
  const done = { ...nothingDone, solutions };

  expect(codingExercise({ ...milestone, questions: grown }, done, tamil).questions[0]).toMatchObject({
    example_code: 'print(input())',
    continues_from: { id: 'first-input', title: 'Question input (தமிழ்)', is_own_code: true },
  });
});

test('every task of the course says what its program must show, but a guess, a drawing and a free task', () => {
  const course = loadCurriculum();
  const reading = { ...tamil, getQuestion: (id: string) => course.questionById(id) ?? sampleQuestion(id) };
  const questions = course.milestones
    .map((milestone) => codingExercise(milestone, nothingDone, reading))
    .flatMap(({ questions: required, challenge }) => [
      ...required,
      ...(challenge === null ? [] : [challenge]),
    ]);
  const drawn = questions.filter(({ id }) =>
    course.questionById(id)?.checks.cases.some(({ evidence }) => evidence.kind === 'strokes'),
  );
  const withOutput = questions.filter(({ example }) => example !== null && example.output !== '');
  const withoutOutput = questions.filter(({ kind, free }) => kind === 'predict' || free !== undefined);

  expect(questions).toHaveLength(124);
  expect(withoutOutput.map(({ example }) => example)).toEqual(withoutOutput.map(() => null));
  expect(withOutput).toHaveLength(questions.length - withoutOutput.length - drawn.length);
});
