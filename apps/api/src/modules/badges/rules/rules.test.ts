import type { BadgeRule } from '@python-learning/curriculum';
import { expect, test } from 'vitest';
import { isFulfilled, type LearnerFacts, progressOf } from './index.ts';

const nothing: LearnerFacts = {
  watchedMilestones: new Set(),
  completedMilestones: new Set(),
  solvedQuestions: new Set(),
  solvedByKind: {},
  rightPredictions: 0,
  recoveredErrors: 0,
  maxFailedRuns: 0,
  recoveredHiddenCases: 0,
  solvedPersonalized: { easy: 0, medium: 0, hard: 0 },
  maxAwayDays: 0,
};

/** A rule, facts just short of it with their `done`, and facts that fulfil it with theirs. */
const rules: readonly [BadgeRule, Partial<LearnerFacts>, number, Partial<LearnerFacts>, number][] = [
  [
    { kind: 'videos-watched', milestone: 'hello' },
    { watchedMilestones: new Set(['lists']), completedMilestones: new Set(['hello']) },
    0,
    { watchedMilestones: new Set(['lists', 'hello']) },
    1,
  ],
  [
    { kind: 'milestones-completed', milestones: ['for', 'while'] },
    { completedMilestones: new Set(['for', 'lists']), watchedMilestones: new Set(['while']) },
    1,
    { completedMilestones: new Set(['for', 'while']) },
    2,
  ],
  [
    { kind: 'question-solved', question: 'q7' },
    { solvedQuestions: new Set(['q6', 'q8']) },
    0,
    { solvedQuestions: new Set(['q7']) },
    1,
  ],
  [
    { kind: 'question-kind-solved', question_kind: 'fix', at_least: 2 },
    { solvedByKind: { fix: 1, make: 9 } },
    1,
    { solvedByKind: { fix: 2 } },
    2,
  ],
  [{ kind: 'predictions-right', at_least: 5 }, { rightPredictions: 4 }, 4, { rightPredictions: 5 }, 5],
  [{ kind: 'errors-recovered', at_least: 10 }, { recoveredErrors: 9 }, 9, { recoveredErrors: 14 }, 10],
  [{ kind: 'solved-after-failed-runs', failed_runs: 5 }, { maxFailedRuns: 4 }, 0, { maxFailedRuns: 5 }, 1],
  [
    { kind: 'hidden-case-recovered', at_least: 5 },
    { recoveredHiddenCases: 4 },
    4,
    { recoveredHiddenCases: 5 },
    5,
  ],
  [
    { kind: 'personalized-solved', at_least: 10, of_each_difficulty: 1 },
    { solvedPersonalized: { easy: 20, medium: 3, hard: 0 } },
    9,
    { solvedPersonalized: { easy: 8, medium: 1, hard: 1 } },
    10,
  ],
  [{ kind: 'returned-after-days', days: 14 }, { maxAwayDays: 13 }, 0, { maxAwayDays: 14 }, 1],
];

test.each(rules)('%j is earned exactly when it is fulfilled', (rule, short, doneThen, enough, doneNow) => {
  const before = { ...nothing, ...short };
  const after = { ...nothing, ...enough };

  expect(isFulfilled(rule, nothing)).toBe(false);
  expect(progressOf(rule, nothing).done).toBe(0);
  expect(isFulfilled(rule, before)).toBe(false);
  expect(progressOf(rule, before).done).toBe(doneThen);
  expect(isFulfilled(rule, after)).toBe(true);
  expect(progressOf(rule, after)).toEqual({ done: doneNow, of: doneNow });
});

test('nine easy exercises and one hard one leave the place of a medium one free', () => {
  const rule = { kind: 'personalized-solved', at_least: 10, of_each_difficulty: 1 } as const;
  const facts = { ...nothing, solvedPersonalized: { easy: 9, medium: 0, hard: 1 } };

  expect(progressOf(rule, facts)).toEqual({ done: 9, of: 10 });
});
