import type { Progress } from '@python-learning/contract';
import { byId, FakeApi, fakeFetch, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import {
  contents,
  glossary,
  goals,
  kavin,
  mcqs,
  milestones,
  practice,
  progressAfter,
  weekOf,
} from '@python-learning/testing/samples';
import { vi } from 'vitest';

/** Replaces `fetch` by a fake api with these outcomes. Sets a CSRF cookie as the api does. */
export function startFakeApi(outcomes: Outcomes = {}): FakeApi {
  const api = new FakeApi(outcomes);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in the DOM of the tests
  document.cookie = 'csrftoken=first-token; Path=/';
  vi.stubGlobal('fetch', fakeFetch(api));
  return api;
}

export const forVisitor: Outcomes = {
  'auth.user': refuse('not_authenticated'),
  'auth.refreshToken': refuse('token_not_valid'),
  'course.milestones': milestones,
  'visits.countStep': {},
};

export function forLearner(progress: Progress = progressAfter(0)): Outcomes {
  return {
    'auth.user': kavin,
    'auth.logout': { detail: 'ok' },
    'course.milestones': milestones,
    'progress.progress': progress,
    'subscriptions.subscriptionStatus': refuse('not_found'),
  };
}

/** Starts a fake api with a learner and everything of milestone `m1`. `outcomes` replace the usual ones. */
export function startFakeCourse(outcomes: Outcomes = {}): FakeApi {
  const api = startFakeApi({
    ...forLearner(),
    'glossary.glossary': glossary,
    'badges.badges': { badges: goals },
    'streak.streak': weekOf('2026-11-16'),
    'practice.saveDraft': ({ body }) => body,
    'course.learnContents': byId({ m1: contents }),
    'practice.questions': byId({ m1: practice }),
    'deck.today': { cards: [], done: 0, has_more: false },
    'deck.lesson': { cards: [], answered: [] },
    'exercise.mcqQuestions': byId({ m1: mcqs }),
    'subscriptions.plans': [],
    'programs.programs': [],
    'shares.shares': [],
  });
  api.answerAll(outcomes);
  return api;
}
