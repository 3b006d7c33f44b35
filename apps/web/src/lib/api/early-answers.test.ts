import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../test/fake-server.ts';
import { kavin, progressAfter } from '../../test/learner.ts';
import { api } from './api.ts';

const script = readFileSync(`${import.meta.dirname}/../../../public/first-paint.js`, 'utf8');

/** Runs the early script for an address, as the browser does before the app starts. */
function openPage(path: string): void {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // oxlint-disable-next-line typescript/no-implied-eval -- a classic script of our own, run as the page runs it
  new Function(script)();
}

afterEach(() => {
  delete window.earlyAnswers;
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('what a page asks for before the app is there', () => {
  it('is only who is there, where no learner was before', () => {
    const server = startFakeServer({ 'GET /auth/user/': { body: kavin } });
    openPage('/dashboard');
    expect(server.requests.map(({ path }) => path)).toEqual(['/auth/user/']);
  });

  it('is what the screen of the address will need, where one was', () => {
    localStorage.setItem('storage_owner', 'l-1');
    const server = startFakeServer();
    openPage('/code/hello-python');
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/auth/user/',
      '/learn/progress/',
      '/subscriptions/status/',
      '/learn/milestones/hello-python/questions/',
    ]);
  });

  it('is asked with the token that every call carries', () => {
    const server = startFakeServer();
    openPage('/');
    expect(server.requests[0]?.headers.get('X-CSRFToken')).toBe('first-token');
  });

  it('is taken once, then asked for as ever', async () => {
    localStorage.setItem('storage_owner', 'l-1');
    const server = startFakeServer({ 'GET /learn/progress/': { body: progressAfter(1) } });
    openPage('/dashboard');
    await expect(api.learn.progress()).resolves.toEqual(progressAfter(1));
    expect(server.requestsTo('GET /learn/progress/')).toHaveLength(1);
    await api.learn.progress();
    expect(server.requestsTo('GET /learn/progress/')).toHaveLength(2);
  });

  it('is asked for again when the connection broke meanwhile', async () => {
    localStorage.setItem('storage_owner', 'l-1');
    let isBroken = true;
    startFakeServer({
      'GET /learn/progress/': () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return { body: progressAfter(1) };
      },
    });
    openPage('/dashboard');
    await window.earlyAnswers?.['/api/learn/progress/']?.catch(() => undefined);
    isBroken = false;
    await expect(api.learn.progress()).resolves.toEqual(progressAfter(1));
  });
});

describe('before the first paint', () => {
  it('the choices of the browser are on the page', () => {
    startFakeServer();
    localStorage.setItem('language', 'en');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('text_size', 'larger');
    document.documentElement.lang = 'ta';
    openPage('/');
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dataset).toMatchObject({
      theme: 'dark',
      textSize: 'larger',
      codeSize: 'normal',
      wrongLanguage: '',
    });
  });
});
