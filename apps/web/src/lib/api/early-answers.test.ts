import { inTurn, noAnswer } from '@python-learning/testing/fake-api';
import { kavin, progressAfter } from '@python-learning/testing/samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listHints } from '../../../build/first-paint.ts';
import { startFakeApi } from '../../test/fake-api.ts';
import { api } from './api.ts';

/** Runs the early script for an address, as the browser does before the app starts. */
async function openPage(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'routeHints',
    listHints(({ module }) => [`${module}.js`]),
  );
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
    const server = startFakeApi({ 'learn.progress': progressAfter(1) });
    await openPage('/dashboard');
    await expect(api.learn.progress()).resolves.toEqual(progressAfter(1));
    expect(server.requests('learn.progress')).toHaveLength(1);
    await api.learn.progress();
    expect(server.requests('learn.progress')).toHaveLength(2);
  });

  it('is asked for again when the connection broke meanwhile', async () => {
    localStorage.setItem('storage_owner', 'l-1');
    let isBroken = true;
    startFakeApi({
      'learn.progress': () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return progressAfter(1);
      },
    });
    await openPage('/dashboard');
    await window.earlyAnswers?.['/api/learn/progress/']?.catch(() => undefined);
    isBroken = false;
    await expect(api.learn.progress()).resolves.toEqual(progressAfter(1));
  });
});

describe('an early answer that never comes', () => {
  it('is asked for again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    localStorage.setItem('storage_owner', 'l-1');
    const server = startFakeApi({ 'learn.progress': inTurn(noAnswer, progressAfter(1)) });
    await openPage('/dashboard');
    const call = api.learn.progress();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(call).resolves.toEqual(progressAfter(1));
    expect(server.requests('learn.progress')).toHaveLength(2);
  });
});

describe('before the first paint', () => {
  it('the files of the screen of the address are preloaded', async () => {
    startFakeApi();
    document.head.replaceChildren();
    await openPage('/learn/hello-python');
    expect(document.head.querySelector('link[rel=modulepreload]')).toHaveProperty(
      'href',
      `${origin}/learn.js`,
    );
    document.head.replaceChildren();
    await openPage('/no-such-screen');
    expect(document.head.querySelector('link')).toBeNull();
  });

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
