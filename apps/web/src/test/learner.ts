import type { Learner, Milestone, Progress } from '@python-learning/contract';
import type { FakeAnswer, FakeHandler } from './fake-server.ts';

export const kavin: Learner = { id: 'l-1', username: 'kavin', email: 'kavin@example.com' };

export const milestones: Milestone[] = Array.from({ length: 15 }, (_milestone, index) => ({
  id: `milestone-${index + 1}`,
  title: `Milestone ${index + 1}`,
  description: '',
  order: index + 1,
  is_free: index < 4,
}));

/** The progress of a learner who completed this many milestones and is on the next one. */
export function progressAfter(completed: number): Progress {
  const next = milestones[completed];
  return {
    course: { milestones: 15, free: 4 },
    score: completed * 10,
    current_milestone: next === undefined ? null : { id: next.id, order: next.order },
    completed_milestones: milestones
      .slice(0, completed)
      .map(({ id, title, order }) => ({ id, title, order })),
    watched_videos: [],
    completed_exercises: [],
    completed_code: [],
    badges: [],
  };
}

export const unknownVisitor: FakeAnswer = { status: 401, body: { detail: 'x', code: 'not_authenticated' } };

/** A server that nobody is logged in to. */
export const visitorCalls: Record<string, FakeHandler> = {
  'GET /auth/user/': unknownVisitor,
  'POST /auth/token/refresh/': { status: 401, body: { detail: 'x', code: 'token_not_valid' } },
  'GET /learn/milestones/': { body: milestones },
};

/** A server that knows the learner. */
export function learnerCalls(progress: Progress): Record<string, FakeHandler> {
  return {
    'GET /auth/user/': { body: kavin },
    'GET /learn/milestones/': { body: milestones },
    'GET /learn/progress/': { body: progress },
    'GET /subscriptions/status/': { status: 404, body: { detail: 'Not found.', code: 'not_found' } },
    'POST /auth/logout/': { body: { detail: 'ok' } },
  };
}
