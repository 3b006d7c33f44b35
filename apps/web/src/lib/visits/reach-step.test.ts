import type { ShownStep } from '@python-learning/domain';
import { FakeApi, fakeFetch, networkFailure, refuse } from '@python-learning/testing/fake-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLearnerStorage, markStorageOwner } from '../storage/learner-storage.ts';
import { countStep } from './count-step.ts';
import { reachStep } from './reach-step.ts';

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 12) });
  api = new FakeApi({ 'visits.countStep': {} });
  vi.stubGlobal('fetch', fakeFetch(api));
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in the DOM of the tests
  document.cookie = 'csrftoken=first-token; Path=/';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const sent = () => api.requests('visits.countStep').map(({ body }) => body.step);
const answered = () => new Promise((resolve) => setTimeout(resolve));
const nextDay = () => vi.setSystemTime(new Date(2026, 10, 28, 8));

/** Counts the steps one after another, each with its answer. */
async function counts(...steps: ShownStep[]): Promise<void> {
  for (const step of steps) {
    reachStep(step);
    await answered();
  }
}

describe('a step of a browser', () => {
  it('is sent once, with the token and nothing besides', async () => {
    await counts('visit', 'visit', 'own_output', 'own_output', 'own_change', 'own_output');
    expect(sent()).toEqual(['visit', 'own_output', 'own_change']);
    const [request] = api.requests('visits.countStep');
    expect(request?.body).toEqual({ step: 'visit' });
    expect(request?.headers.get('x-csrftoken')).toBe('first-token');
    expect(request?.headers.has('idempotency-key')).toBe(false);
  });

  it('is sent once when it is reached twice before the answer', async () => {
    reachStep('visit');
    reachStep('visit');
    await answered();
    expect(sent()).toEqual(['visit']);
  });

  it('stays counted when one learner leaves and another comes', async () => {
    await counts('visit');
    markStorageOwner('asha');
    clearLearnerStorage();
    await counts('visit');
    expect(sent()).toEqual(['visit']);
  });

  it.each([
    ['a refusal', refuse('too_many_requests')],
    ['no connection', networkFailure],
  ] as const)('is counted when it is reached again after %s', async (_what, outcome) => {
    api.answer('visits.countStep', outcome);
    await counts('visit');
    api.answer('visits.countStep', {});
    await counts('visit', 'visit');
    expect(sent()).toEqual(['visit', 'visit']);
  });

  it('is not counted where no visit was: the browser came before there were counts', async () => {
    countStep('own_output');
    countStep('lesson_end');
    await vi.dynamicImportSettled();
    await answered();
    expect(sent()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('a second day', () => {
  it('is a later day with a step after the visit', async () => {
    await counts('visit', 'own_output', 'own_output');
    nextDay();
    await counts('own_output', 'first_verdict');
    expect(sent()).toEqual(['visit', 'own_output', 'second_day', 'first_verdict']);
  });

  it('is not a second visit, nor the first step a day after the visit', async () => {
    await counts('visit');
    nextDay();
    await counts('visit', 'own_output', 'own_change');
    expect(sent()).toEqual(['visit', 'own_output', 'own_change']);
  });
});

describe('nothing is sent or remembered', () => {
  it.each(['globalPrivacyControl', 'doNotTrack'] as const)('in a browser that says %s', async (signal) => {
    vi.stubGlobal('navigator', { [signal]: signal === 'doNotTrack' ? '1' : true });
    await counts('visit', 'own_output');
    expect(sent()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('in a browser without storage, which would be counted at each visit', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await counts('visit');
    expect(sent()).toEqual([]);
  });
});
