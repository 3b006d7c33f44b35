import { contract, type Endpoint, type EndpointTable } from '@python-learning/contract';
import { describe, expect, it } from 'vitest';
import { findCall } from './call.ts';
import { byId, FakeApi, fakeFetch, foreign, inTurn, networkFailure, noAnswer, refuse } from './index.ts';

const learner = { id: 'l', username: 'kavin', email: 'kavin@example.com' };

function start(outcomes: ConstructorParameters<typeof FakeApi>[0] = {}) {
  const api = new FakeApi(outcomes);
  const fetch = fakeFetch(api);
  const post = (path: string, body: unknown) =>
    fetch(`/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Accept-Language': 'ta' },
    });
  return { api, fetch, post };
}

describe('a fake api', () => {
  it('answers with the status and the shape of the contract', async () => {
    const { post } = start({ 'auth.register': { detail: 'ok' } });
    const response = await post('/auth/register/', {});
    expect(response.status).toBe(contract.auth.register.status);
    expect(contract.auth.register.response.safeParse(await response.json()).success).toBe(true);
  });

  it('refuses with the status and the sentence of the contract, in the language of the request', async () => {
    const { post } = start({ 'practice.submitCode': refuse('engine_busy', { retryAfterS: 30 }) });
    const response = await post('/learn/questions/q1/submit/', {});
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toMatchObject({
      code: 'engine_busy',
      detail: expect.stringMatching(/30 நொடி/),
    });
  });

  it('does not compile with an answer of another shape or a code that the call does not declare', () => {
    const { api } = start();
    // @ts-expect-error -- a learner has an id
    expect(() => api.answer('auth.user', { username: 'kavin', email: 'x' })).toThrow('auth.user');
    // @ts-expect-error -- the call declares no such refusal
    api.answer('auth.user', refuse('storage_full'));
    // @ts-expect-error -- there is no such call
    expect(() => api.answer('auth.nothing', networkFailure)).not.toThrow();
  });

  it('does not accept an answer that has the type but not the format of the contract', async () => {
    const { api, fetch } = start();
    const allowance = { limit: 1, used: 0, renews_at: 'tomorrow' };
    const counts = { made: 0, completed: 0 };
    const stats = {
      ...counts,
      right_at_first_run: 0,
      by_difficulty: { easy: counts, medium: counts, hard: counts },
      points_today: { exercises: { earned: 0, limit: 1 }, custom: { earned: 0, limit: 1 } },
      next_focus_area: null,
      allowances: { exercises: allowance, custom: allowance },
      has_ai: false,
    };
    expect(() => api.answer('personalized.personalizedStats', stats)).toThrow('renews_at');
    api.answer('personalized.personalizedStats', () => stats);
    await expect(fetch('/api/learn/personalized-exercises/stats/')).rejects.toThrow('renews_at');
  });

  it('decides in turn, by id and by what was set last', async () => {
    const { api, fetch } = start({
      'auth.user': inTurn(refuse('not_authenticated'), networkFailure, learner),
    });
    expect((await fetch('/api/auth/user/')).status).toBe(401);
    await expect(fetch('/api/auth/user/')).rejects.toThrow('Failed to fetch');
    for (const status of [200, 200]) expect((await fetch('/api/auth/user/')).status).toBe(status);
    api.answer('exercise.mcqQuestions', refuse('subscription_required'));
    api.answer('exercise.mcqQuestions', byId({ m1: [] }));
    expect((await fetch('/api/learn/milestones/m1/mcq-questions/')).status).toBe(200);
    expect((await fetch('/api/learn/milestones/m2/mcq-questions/')).status).toBe(403);
    api.answer('auth.user', foreign({ status: 502, body: '<h1>Bad gateway</h1>' }));
    expect(await (await fetch('/api/auth/user/')).text()).toContain('Bad gateway');
  });

  it('holds a call until it is released', async () => {
    const { api, fetch } = start({ 'auth.user': learner });
    const { release } = api.hold('auth.user');
    const response = fetch('/api/auth/user/');
    await expect.poll(() => api.held().map(({ call }) => call)).toEqual(['auth.user']);
    release();
    expect(await (await response).json()).toEqual(learner);
    expect(api.held()).toEqual([]);
  });

  it('lets a call that never gets an answer be aborted', async () => {
    const { fetch } = start({ 'auth.user': noAnswer });
    const abort = new AbortController();
    const response = fetch('/api/auth/user/', { signal: abort.signal });
    abort.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('records requests with the values of their path, and serves files', async () => {
    const { api, fetch, post } = start();
    api.file('/media/a.vtt', 'WEBVTT');
    await post('/learn/questions/q1/draft/', { code: 'x' });
    expect(await (await fetch('/media/a.vtt')).text()).toBe('WEBVTT');
    expect(api.requests('practice.saveDraft')).toMatchObject([{ params: { id: 'q1' }, body: { code: 'x' } }]);
    expect(api.requests().map(({ path }) => path)).toEqual(['/learn/questions/q1/draft/', '/media/a.vtt']);
    expect((await fetch('/media/b.vtt')).status).toBe(404);
  });

  it.each(
    Object.entries<EndpointTable>(contract).flatMap(([feature, table]) =>
      Object.entries<Endpoint>(table).map(([name, endpoint]) => [`${feature}.${name}`, endpoint] as const),
    ),
  )('finds %s by its path', (name, { method, path }) => {
    expect(findCall(method, path.replaceAll(/:\w+/g, 'a%2Fb'))?.name).toBe(name);
  });
});
