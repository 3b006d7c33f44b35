import { contract } from '@python-learning/contract';
import {
  foreign,
  inTurn,
  networkFailure,
  noAnswer,
  type Refusal,
  refuse,
} from '@python-learning/testing/fake-api';
import { kavin, progressAfter } from '@python-learning/testing/samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeApi } from '../../test/fake-api.ts';
import { setLanguage } from '../language/language.ts';
import { ApiError, NetworkError, UnexpectedAnswerError } from './api-error.ts';
import { retries } from './retries.ts';
import { createTransport } from './transport.ts';

const unauthenticated = refuse('not_authenticated');
const done = { detail: 'x' };
const progress = progressAfter(0);

function start() {
  const onSessionLost = vi.fn();
  const call = createTransport({
    fetch: (...request) => globalThis.fetch(...request),
    onSessionLost,
    retry: { ...retries.read, waitsMs: [0, 0] },
  });
  return { call, onSessionLost };
}

/** A server whose access tokens have expired; a successful refresh renews them. */
function startExpiredServer(refreshed: typeof done | Refusal<'token_not_valid' | 'not_ready'>) {
  let fresh = false;
  const server = startFakeApi({
    'progress.progress': () => (fresh ? progress : unauthenticated),
    'progress.updateMilestone': () => (fresh ? progress : unauthenticated),
    'auth.user': () => (fresh ? kavin : unauthenticated),
    'auth.refreshToken': async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      fresh = refreshed === done;
      return refreshed;
    },
  });
  return server;
}

describe('a session that has run out', () => {
  it('is refreshed once for all calls that meet it, and each of them is sent again', async () => {
    const server = startExpiredServer(done);
    const { call, onSessionLost } = start();
    const answers = await Promise.all([
      call(contract.progress.progress),
      call(contract.progress.progress),
      call(contract.auth.user),
    ]);
    expect(answers).toEqual([progress, progress, kavin]);
    expect(server.requests('auth.refreshToken')).toHaveLength(1);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('sends an unsafe call again under the same idempotency key', async () => {
    const server = startExpiredServer(done);
    await start().call(contract.progress.updateMilestone, { body: { milestone_id: 'x' } });
    const keys = server
      .requests('progress.updateMilestone')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is told as lost when it cannot be refreshed', async () => {
    startExpiredServer(refuse('token_not_valid'));
    const { call, onSessionLost } = start();
    await expect(call(contract.progress.progress)).rejects.toMatchObject({
      status: 401,
      code: 'not_authenticated',
    });
    expect(onSessionLost).toHaveBeenCalledOnce();
  });

  it('is an answer, not a loss, to who only asks who is there', async () => {
    startExpiredServer(refuse('token_not_valid'));
    const { call, onSessionLost } = start();
    await expect(call(contract.auth.user, { probe: true })).rejects.toMatchObject({ status: 401 });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('is not given up because the refresh met a broken server', async () => {
    startExpiredServer(refuse('not_ready'));
    const { call, onSessionLost } = start();
    await expect(call(contract.progress.progress)).rejects.toMatchObject({ status: 503 });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('can be refreshed again later', async () => {
    const server = startExpiredServer(refuse('token_not_valid'));
    const { call } = start();
    await expect(call(contract.progress.progress)).rejects.toBeInstanceOf(ApiError);
    await expect(call(contract.progress.progress)).rejects.toBeInstanceOf(ApiError);
    expect(server.requests('auth.refreshToken')).toHaveLength(2);
  });
});

describe('a 401 that is about the request itself', () => {
  const account = { email: 'a@b.co', otp: '1', username: 'a', password: 'x', new_password: 'x' };
  it.each([
    ['auth.login', contract.auth.login],
    ['auth.register', contract.auth.register],
    ['auth.verifyEmail', contract.auth.verifyEmail],
    ['auth.requestPasswordReset', contract.auth.requestPasswordReset],
    ['auth.resetPassword', contract.auth.resetPassword],
    ['subscriptions.plans', contract.subscriptions.plans],
  ] as const)('%s starts no refresh', async (name, endpoint) => {
    const server = startFakeApi({ [name]: foreign({ status: 401 }) });
    const { call, onSessionLost } = start();
    await expect(call(endpoint, { body: account })).rejects.toMatchObject({ status: 401 });
    expect(server.requests('auth.refreshToken')).toHaveLength(0);
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});

describe('the CSRF token', () => {
  it('goes with every request', async () => {
    const server = startFakeApi({ 'progress.progress': progress });
    await start().call(contract.progress.progress);
    expect(server.requests()[0]?.headers.get('X-CSRFToken')).toBe('first-token');
  });

  it('is fetched before the first unsafe call', async () => {
    const server = startFakeApi({
      'auth.user': () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in the DOM of the tests
        document.cookie = 'csrftoken=fetched; Path=/';
        return unauthenticated;
      },
      'auth.login': { user: kavin },
    });
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = 'csrftoken=; Path=/; Max-Age=0';
    await start().call(contract.auth.login, { body: { email: 'a@b.co', password: 'x' } });
    expect(server.requests().map(({ path }) => path)).toEqual(['/auth/user/', '/auth/login/']);
    expect(server.requests()[1]?.headers.get('X-CSRFToken')).toBe('fetched');
  });

  it('is fetched again when the api no longer takes it', async () => {
    const server = startFakeApi({
      'auth.user': () => {
        // biome-ignore lint/suspicious/noDocumentCookie: as above
        document.cookie = 'csrftoken=second-token; Path=/';
        return unauthenticated;
      },
      'auth.login': ({ headers }) =>
        headers.get('X-CSRFToken') === 'second-token' ? { user: kavin } : refuse('csrf_incorrect'),
    });
    const answer = await start().call(contract.auth.login, { body: { email: 'a@b.co', password: 'x' } });
    expect(answer).toEqual({ user: kavin });
    expect(server.requests('auth.login')).toHaveLength(2);
  });
});

describe('a connection that breaks', () => {
  it('is tried again for a call that changes nothing', async () => {
    startFakeApi({ 'progress.progress': inTurn(networkFailure, networkFailure, progress) });
    await expect(start().call(contract.progress.progress)).resolves.toEqual(progress);
  });

  it('is told as such, and an unsafe call is sent once', async () => {
    const server = startFakeApi({ 'auth.login': networkFailure });
    await expect(
      start().call(contract.auth.login, { body: { email: 'a@b.co', password: 'x' } }),
    ).rejects.toBeInstanceOf(NetworkError);
    expect(server.requests('auth.login')).toHaveLength(1);
  });

  it('is not what an aborted call is called', async () => {
    startFakeApi({ 'progress.progress': progress });
    const signal = AbortSignal.abort();
    await expect(start().call(contract.progress.progress, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('what is sent and what is read', () => {
  it('puts the parameters into the path and the language into the header', async () => {
    const server = startFakeApi({ 'exercise.mcqQuestions': [] });
    setLanguage('ta');
    await start().call(contract.exercise.mcqQuestions, { params: { id: 'a/b' } });
    setLanguage('en');
    expect(server.requests()[0]?.path).toBe('/learn/milestones/a%2Fb/mcq-questions/');
    expect(server.requests()[0]?.headers.get('Accept-Language')).toBe('ta');
  });

  it('reads a refusal field by field', async () => {
    startFakeApi({
      'auth.register': refuse('validation_failed', {
        fields: { username: ['taken'], non_field_errors: ['no'] },
      }),
    });
    const refusal = await start()
      .call(contract.auth.register, { body: {} })
      .catch((failure: unknown) => failure);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 400, fields: { username: ['taken'], non_field_errors: ['no'] } });
  });

  it('does not let an answer of another shape in', async () => {
    startFakeApi({ 'auth.user': foreign({ body: { id: 7 } }) });
    await expect(start().call(contract.auth.user)).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });

  it('leaves out what the contract does not name', async () => {
    startFakeApi({ 'auth.user': foreign({ body: { ...kavin, is_staff: true } }) });
    await expect(start().call(contract.auth.user)).resolves.toEqual(kavin);
  });
});

describe('a busy server', () => {
  const busy = (retryAfterS: number) => refuse('not_ready', { retryAfterS });

  it.each([429, 502, 503, 504])('that answers %i to a question is asked again', async (status) => {
    const busyNow = foreign({ status, headers: { 'Retry-After': '0' } });
    const server = startFakeApi({ 'progress.progress': inTurn(busyNow, busyNow, progress) });
    await expect(start().call(contract.progress.progress)).resolves.toEqual(progress);
    expect(server.requests()).toHaveLength(3);
  });

  it('that wants to be left alone for long is not asked again, and says for how long', async () => {
    const server = startFakeApi({ 'progress.progress': busy(3600) });
    await expect(start().call(contract.progress.progress)).rejects.toMatchObject({
      status: 503,
      retryAfterMs: 3_600_000,
    });
    expect(server.requests('progress.progress')).toHaveLength(1);
  });

  it('is not sent a call again that changes something: the screen decides', async () => {
    const server = startFakeApi({ 'progress.updateMilestone': busy(1) });
    const sent = start().call(contract.progress.updateMilestone, { body: { milestone_id: 'x' } });
    await expect(sent).rejects.toMatchObject({ status: 503, retryAfterMs: 1000 });
    expect(server.requests('progress.updateMilestone')).toHaveLength(1);
  });
});

describe('a server that stays silent', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked again over another connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = startFakeApi({ 'progress.progress': inTurn(noAnswer, progress) });
    const call = start().call(contract.progress.progress);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(call).resolves.toEqual(progress);
    expect(server.requests('progress.progress')).toHaveLength(2);
  });

  it.each([
    ['does not begin its answer', () => new Promise<Response>(() => undefined)],
    ['does not end its answer', async () => new Response(new ReadableStream())],
  ])('and %s is said not to have answered, and the request ends', async (_how, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signals: AbortSignal[] = [];
    startFakeApi();
    vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return answer();
    });
    const { call } = start();
    const failures = Promise.allSettled([
      call(contract.progress.progress),
      call(contract.progress.updateMilestone, { body: { milestone_id: 'x' } }),
    ]);
    await vi.advanceTimersByTimeAsync(180_000);
    for (const end of await failures)
      expect(end).toMatchObject({ status: 'rejected', reason: { name: 'NetworkError' } });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
  });
});
