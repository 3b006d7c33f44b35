import { inTurn, noAnswer } from '@python-learning/testing/fake-api';
import { kavin, progressAfter } from '@python-learning/testing/samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listHints } from '../../../build/first-paint.ts';
import { startFakeApi } from '../../test/fake-api.ts';
import { api } from './api.ts';
import { forgetEarlyAnswers } from './early-answers.ts';

/** Runs the early script for an address, as the browser does before the app starts. */
async function openPage(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('routeHints', listHints());
  vi.resetModules();
  await import('../../first-paint.ts');
}

afterEach(() => {
  vi.useRealTimers();
  delete window.earlyAnswers;
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('what a page asks for before the app is there', () => {
  it('is only who is there, where no learner was before', async () => {
    const server = startFakeApi({ 'auth.user': kavin });
    await openPage('/dashboard');
    expect(server.requests().map(({ path }) => path)).toEqual(['/auth/user/']);
  });

  it('is what the screen of the address will need, where one was', async () => {
    localStorage.setItem('storage_owner', 'l-1');
    const server = startFakeApi();
    await openPage('/code/hello-python');
    expect(server.requests().map(({ path }) => path)).toEqual([
      '/auth/user/',
      '/learn/progress/',
      '/subscriptions/status/',
      '/learn/milestones/hello-python/questions/',
    ]);
  });

  it('is asked with the token that every call carries', async () => {
    const server = startFakeApi();
    await openPage('/');
    expect(server.requests()[0]?.headers.get('X-CSRFToken')).toBe('first-token');
  });

  it('is taken once, then asked for as ever', async () => {
    localStorage.setItem('storage_owner', 'l-1');
    const server = startFakeApi({ 'progress.progress': progressAfter(1) });
    await openPage('/dashboard');
    await expect(api.progress.progress()).resolves.toEqual(progressAfter(1));
    expect(server.requests('progress.progress')).toHaveLength(1);
    await api.progress.progress();
    expect(server.requests('progress.progress')).toHaveLength(2);
  });

  it('is asked for again when the connection broke meanwhile', async () => {
    localStorage.setItem('storage_owner', 'l-1');
    let isBroken = true;
    startFakeApi({
      'progress.progress': () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return progressAfter(1);
      },
    });
    await openPage('/dashboard');
    await Promise.resolve(window.earlyAnswers?.['/api/learn/progress/']).catch(() => undefined);
    isBroken = false;
    await expect(api.progress.progress()).resolves.toEqual(progressAfter(1));
  });
});

describe('an early answer that is outdated', () => {
  it('is asked for again, and given up, so that its connection is free', async () => {
    localStorage.setItem('storage_owner', 'l-1');
    const server = startFakeApi({ 'progress.progress': inTurn(progressAfter(1), progressAfter(2)) });
    await openPage('/dashboard');
    const early = await window.earlyAnswers?.['/api/learn/progress/'];
    const clock = vi.spyOn(performance, 'now').mockReturnValue(20_000);
    await expect(api.progress.progress()).resolves.toEqual(progressAfter(2));
    clock.mockRestore();
    expect(server.requests('progress.progress')).toHaveLength(2);
    expect(early).toHaveProperty('bodyUsed', true);
  });

  it('is given up with the learner whose it was', async () => {
    localStorage.setItem('storage_owner', 'l-1');
    startFakeApi({ 'progress.progress': progressAfter(1) });
    await openPage('/dashboard');
    const early = await window.earlyAnswers?.['/api/learn/progress/'];
    forgetEarlyAnswers();
    await vi.waitFor(() => expect(early).toHaveProperty('bodyUsed', true));
  });
});

describe('an early answer that never comes', () => {
  it('is asked for again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    localStorage.setItem('storage_owner', 'l-1');
    const server = startFakeApi({ 'progress.progress': inTurn(noAnswer, progressAfter(1)) });
    await openPage('/dashboard');
    const call = api.progress.progress();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(call).resolves.toEqual(progressAfter(1));
    expect(server.requests('progress.progress')).toHaveLength(2);
  });
});

describe('what the server has written into the page', () => {
  const address = '/api/learn/progress/';

  /** Opens the page as the server sends it to a learner: with answers, and a text of the outline to complete. */
  async function openWritten(path: string, answers: object, outline = ''): Promise<void> {
    document.documentElement.lang = 'en';
    localStorage.setItem('language', 'en');
    localStorage.setItem('storage_owner', kavin.id);
    const element = Object.assign(document.createElement('script'), {
      id: 'answers',
      type: 'application/json',
    });
    element.textContent = JSON.stringify(answers);
    document.head.replaceChildren(element);
    document.body.innerHTML = outline;
    await openPage(path);
    document.dispatchEvent(new Event('readystatechange'));
  }

  afterEach(() => document.head.replaceChildren());

  it('is not asked for, and given to the call that needs it', async () => {
    const server = startFakeApi();
    await openWritten('/dashboard', {
      '/api/auth/user/': [200, kavin],
      [address]: [200, progressAfter(1)],
      '/api/subscriptions/status/': [404, { code: 'not_found' }],
      '/api/learn/milestones/': [200, []],
      '/api/learn/streak/': [404, { code: 'not_found' }],
    });
    await expect(api.progress.progress()).resolves.toEqual(progressAfter(1));
    expect(server.requests()).toEqual([]);
  });

  it('is left unused where the page is in another language than the chosen one', async () => {
    const server = startFakeApi({ 'progress.progress': progressAfter(2) });
    localStorage.setItem('language', 'ta');
    await openWritten('/dashboard', { [address]: [200, progressAfter(1)] });
    localStorage.setItem('language', 'ta');
    document.documentElement.lang = 'en';
    await openPage('/dashboard');
    await expect(api.progress.progress()).resolves.toEqual(progressAfter(2));
    expect(server.requests('progress.progress').length).toBeGreaterThan(0);
  });

  it('completes the texts of the outline, and only those of which all is known', async () => {
    startFakeApi();
    const outline = `<h1 data-fill="Welcome, {username}!"></h1><p data-fill="{saving}Choose"></p><h2 data-fill="{title}"></h2>`;
    await openWritten('/dashboard', { '/api/auth/user/': [200, { ...kavin, username: '<b>$&' }] }, outline);
    expect(document.querySelector('h1')?.textContent).toBe('Welcome, <b>$&!');
    expect(document.querySelector('p')?.textContent).toBe('');
    expect(document.querySelector('h2')?.textContent).toBe('');
  });

  it('puts the goal and the draft of the question that the address names into the outline', async () => {
    startFakeApi();
    const question = { id: 'q1', goal: 'Greet', is_solved: true, draft_code: null, example_code: 'print()' };
    const second = { ...question, id: 'q2', goal: 'Count', draft_code: 'print(2)', is_solved: false };
    const answers = {
      '/api/learn/milestones/m1/questions/': [200, { title: 'Hello', questions: [question, second] }],
    };
    const outline = `<p data-fill="{number}/{total} {goal}"></p><textarea data-fill="{code}"></textarea>`;
    const shown = () => [document.querySelector('p')?.textContent, document.querySelector('textarea')?.value];
    await openWritten('/code/m1', answers, outline);
    expect(shown()).toEqual(['2/2 Count', 'print(2)']);
    localStorage.setItem('code_draft_q1', 'print("mine")');
    await openWritten('/code/m1?q=1', answers, outline);
    expect(shown()).toEqual(['1/2 Greet', 'print("mine")']);
  });

  it('is forgotten with the learner whose it was', async () => {
    const server = startFakeApi({ 'progress.progress': progressAfter(2) });
    await openWritten('/dashboard', { [address]: [200, progressAfter(1)] });
    forgetEarlyAnswers();
    await expect(api.progress.progress()).resolves.toEqual(progressAfter(2));
    expect(server.requests('progress.progress')).toHaveLength(1);
  });
});

describe('before the first paint', () => {
  it('the choices of the browser are on the page', async () => {
    startFakeApi();
    localStorage.setItem('language', 'en');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('text_size', 'larger');
    document.documentElement.lang = 'ta';
    await openPage('/');
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dataset).toMatchObject({
      theme: 'dark',
      textSize: 'larger',
      codeSize: 'normal',
      wrongLanguage: '',
    });
  });
});
