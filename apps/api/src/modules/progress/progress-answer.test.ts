import { expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import type { ProgressRecord } from '../record/index.ts';
import { progressAnswer } from './progress-answer.ts';

const course = sampleCourse();
const at = new Date('2026-03-02T10:00:00.000Z');

const courseFacts = { milestones: course.milestones.length, free: 4 };

const kolamFacts = {
  seed: 7,
  lessons: [
    { milestone_id: 'first', ids: ['first-v1', 'first-v3'] },
    { milestone_id: 'second', ids: ['second-v1', 'second-v3'] },
    { milestone_id: 'third', ids: [] },
    { milestone_id: 'fourth', ids: ['fourth-v1'] },
    { milestone_id: 'fifth', ids: ['fifth-v1', 'fifth-v3'] },
  ],
};

const nothingDone: ProgressRecord = {
  kolamSeed: 7,
  score: 0,
  currentMilestoneId: null,
  marks: [],
  solvedQuestions: [],
  triedQuestions: [],
  awardedReasons: [],
  badges: [],
};

test('a new learner stands on the first milestone', () => {
  expect(progressAnswer(nothingDone, course, 'en')).toEqual({
    course: courseFacts,
    kolam: kolamFacts,
    score: 0,
    current_milestone: { id: 'first', order: 1 },
    completed_milestones: [],
    watched_videos: [],
    completed_exercises: [],
    completed_code: [],
    begun_code: [],
    badges: [],
  });
});

test('what is done is told by milestone, in the order of the course and the language of the learner', () => {
  const record: ProgressRecord = {
    ...nothingDone,
    score: 70,
    currentMilestoneId: 'second',
    marks: [
      { milestoneId: 'second', kind: 'video' },
      { milestoneId: 'first', kind: 'video' },
      { milestoneId: 'first', kind: 'code' },
      { milestoneId: 'first', kind: 'exercise' },
    ],
    badges: [{ id: 'first-step', awardedAt: at }],
  };

  expect(progressAnswer(record, course, 'ta')).toEqual({
    course: courseFacts,
    kolam: kolamFacts,
    score: 70,
    current_milestone: { id: 'second', order: 2 },
    completed_milestones: [{ id: 'first', title: 'Milestone first (தமிழ்)', order: 1 }],
    watched_videos: ['first', 'second'],
    completed_exercises: ['first'],
    completed_code: ['first'],
    begun_code: [],
    badges: [
      {
        id: 'first-step',
        title: 'முதல் அடி',
        description: 'உன் முதல் பாடங்களைப் பார்த்தாய்.',
        awarded_at: at.toISOString(),
      },
    ],
  });
});

test('what the course no longer has is left out', () => {
  const record: ProgressRecord = {
    ...nothingDone,
    currentMilestoneId: 'gone',
    marks: [{ milestoneId: 'gone', kind: 'video' }],
    badges: [{ id: 'gone', awardedAt: at }],
  };

  expect(progressAnswer(record, course, 'en')).toMatchObject({
    current_milestone: { id: 'first' },
    watched_videos: [],
    badges: [],
  });
});

test('a course may have any number of milestones, free ones and others', () => {
  const [first] = course.milestones;
  if (first === undefined) throw new Error('The sample course has no milestone.');
  const milestones = Array.from({ length: 16 }, (_, index) => ({
    ...first,
    id: `m${index + 1}`,
    order: index + 1,
    isFree: index < 5,
  }));
  expect(progressAnswer(nothingDone, { ...course, milestones }, 'en')).toMatchObject({
    course: { milestones: 16, free: 5 },
  });
});

test('a practice is begun with a question that was tried or solved, and tells which question is next', () => {
  const begunWith = (parts: Partial<ProgressRecord>) =>
    progressAnswer({ ...nothingDone, ...parts }, course, 'en').begun_code;

  expect(begunWith({ triedQuestions: ['second-predict'] })).toEqual([{ id: 'second', next_question: 1 }]);
  expect(begunWith({ solvedQuestions: ['first-predict'] })).toEqual([{ id: 'first', next_question: 2 }]);
  expect(begunWith({ solvedQuestions: ['first-input'] })).toEqual([{ id: 'first', next_question: 1 }]);
  const solvedQuestions = ['first-predict', 'first-input'];
  expect(begunWith({ solvedQuestions })).toEqual([{ id: 'first', next_question: null }]);
  expect(begunWith({ solvedQuestions, marks: [{ milestoneId: 'first', kind: 'code' }] })).toEqual([]);
  expect(begunWith({ triedQuestions: ['first-challenge', 'of another course'] })).toEqual([]);
});
