import { expect, test } from 'vitest';
import { sampleMilestone } from '../test-scene/index.ts';
import { codingExercise } from './coding-exercise.ts';

test('a fresh practice shows the starters and keeps the solution note', () => {
  const exercise = codingExercise(sampleMilestone('first'), [], 'en');

  expect(exercise).toMatchObject({
    id: 'first',
    title: 'Milestone first',
    words: ['print', 'input'],
    video_url: '/media/first-v3.en.mp4',
  });
  expect(exercise.questions.map(({ id }) => id)).toEqual(['first-predict', 'first-input']);
  expect(exercise.challenge).toMatchObject({ id: 'first-challenge', is_solved: false });
  expect(exercise.questions[0]).toEqual({
    id: 'first-predict',
    title: 'Question predict',
    question: '<p>Do predict.</p>',
    hint: '<p>A pointer</p>',
    example_code: '# write here\n',
    video_url_2: null,
    draft_code: null,
    is_solved: false,
    solution_note: null,
  });
});

test('a solved question shows its note, in the language of the learner', () => {
  const records = [{ questionId: 'first-input', lastCode: 'print(1)', isSolved: true }];
  const { questions, video_url } = codingExercise(sampleMilestone('first'), records, 'ta');

  expect(video_url).toBe('/media/first-v3.ta.mp4');
  expect(questions[1]).toMatchObject({
    draft_code: 'print(1)',
    is_solved: true,
    solution_note: '<p>input இப்படி.</p>',
  });
  expect(questions[0]).toMatchObject({ draft_code: null, is_solved: false, solution_note: null });
});

test('a program that was run and does not solve the question yet is the draft', () => {
  const records = [{ questionId: 'first-predict', lastCode: 'prnt(1)', isSolved: false }];
  const [first] = codingExercise(sampleMilestone('first'), records, 'en').questions;

  expect(first).toMatchObject({ draft_code: 'prnt(1)', is_solved: false, solution_note: null });
});

test('a milestone without content has a practice without questions', () => {
  expect(codingExercise(sampleMilestone('third'), [], 'en')).toMatchObject({
    video_url: null,
    questions: [],
    challenge: null,
  });
});
