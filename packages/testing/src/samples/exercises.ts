import type {
  PersonalizedExercise,
  PersonalizedFinished,
  PersonalizedStats,
} from '@python-learning/contract';
import { type RunParts, runResult } from './course.ts';

export const mangoes: PersonalizedExercise = {
  id: 'e1',
  kind: 'checked',
  author: 'template',
  is_custom: false,
  title: 'Mangoes of three trees',
  question: '<p>Add up the mangoes of three trees.</p>',
  summary: 'Add up the mangoes of three trees.',
  difficulty: 'medium',
  generated_code: 'print("start")',
  draft_code: null,
  draft_written_at: null,
  last_inputs: [],
  output: '',
  hints: [],
  hint_ladder: { open: [], total: 0, next_after: null },
  suggestions: [],
  is_completed: false,
  completed_at: null,
  attempts: 0,
  created_at: '2026-11-05T10:00:00.000Z',
  encouragement: null,
  focus_area: 'count and add up in a loop',
  is_first_attempt: true,
};

export const finishedCricket: PersonalizedExercise = {
  ...mangoes,
  id: 'e0',
  title: 'Cricket',
  question: '<p>Compare two scores.</p>',
  summary: 'Compare two scores.',
  difficulty: 'easy',
  is_completed: true,
  completed_at: '2026-11-04T10:00:00.000Z',
  attempts: 1,
  created_at: '2026-11-04T10:00:00.000Z',
  encouragement: 'Right at the first run.',
};

/** A learner's own question, which is not checked. */
export const vowels: PersonalizedExercise = {
  ...mangoes,
  id: 'e2',
  kind: 'practice',
  author: 'learner',
  is_custom: true,
  title: 'Count the vowels of a word',
  question: '<p>Count the vowels of a word</p>',
  summary: 'Count the vowels of a word',
  generated_code: '',
  focus_area: null,
};

const renewsAt = new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString();

export const personalizedStats: PersonalizedStats = {
  made: 2,
  completed: 1,
  right_at_first_run: 1,
  by_difficulty: {
    easy: { made: 1, completed: 1 },
    medium: { made: 1, completed: 0 },
    hard: { made: 0, completed: 0 },
  },
  points_today: { exercises: { earned: 5, limit: 60 }, custom: { earned: 0, limit: 10 } },
  next_focus_area: null,
  allowances: {
    exercises: { limit: 30, used: 2, renews_at: renewsAt },
    custom: { limit: 10, used: 0, renews_at: renewsAt },
  },
  has_ai: false,
};

export function finishedRun(parts: RunParts & Partial<PersonalizedExercise> = {}): PersonalizedFinished {
  const exercise: PersonalizedExercise = { ...mangoes, attempts: 1, ...parts };
  return Object.assign(exercise, runResult({ output: '12\n', ...parts }));
}
