import 'fake-indexeddb/auto';
import { networkFailure, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { kavin } from '@python-learning/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { clearLearnerStorage, learnerStorage } from '../../lib/storage/learner-storage.ts';
import { claimStorage } from '../../lib/storage/storage-owner.ts';
import { forVisitor, startFakeApi, startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { writeLocalDraft } from '../../workbench/draft/local-draft.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

afterEach(async () => {
  await claimStorage(kavin.id);
  clearLearnerStorage();
});

/** A program that was typed in an earlier visit, and did not reach the server. */
async function leftUnsent(): Promise<void> {
  await claimStorage(kavin.id);
  writeLocalDraft('q1', { code: 'print("mine")', writtenAt: Date.now(), isSent: false });
  learnerStorage.rememberCodeSuccess('q2');
}

function keysOfLearner(): string[] {
  return Object.keys(localStorage).filter((key) => key !== 'language');
}

async function logInAgain({ user, pathname }: ReturnType<typeof openApp>): Promise<void> {
  startFakeCourse({ 'auth.login': { user: kavin }, 'practice.saveDraft': networkFailure });
  await user.type(await screen.findByLabelText('Email'), kavin.email);
  await user.type(screen.getByLabelText('Password'), 'kolam-dots-15');
  const [submit] = screen.getAllByRole('button', { name: 'Login' }).slice(-1);
  if (submit) await user.click(submit);
  await waitFor(() => expect(pathname()).not.toBe('/login'));
}

describe('a session that has ended before the page was opened', () => {
  it('clears the storage, says so at the login, and gives the unsent program back after it', async () => {
    await leftUnsent();
    startFakeApi(forVisitor);
    const app = openApp('/code/m1', 'en');
    expect(await screen.findByText(/session has ended/i)).toBeDefined();
    expect(app.pathname()).toBe('/login');
    expect(keysOfLearner()).toEqual([]);
    await logInAgain(app);
    expect(app.pathname()).toBe('/code/m1');
    expect(await screen.findByDisplayValue('print("mine")')).toBeDefined();
  });

  it('clears the storage on a page for anyone, too, which stays open', async () => {
    await leftUnsent();
    startFakeApi(forVisitor);
    const { pathname } = openApp('/policy/return-policy', 'en');
    await waitFor(() => expect(keysOfLearner()).toEqual([]));
    expect(pathname()).toBe('/policy/return-policy');
  });

  it.each([
    ['the network is away', networkFailure as NonNullable<Outcomes['auth.refreshToken']>],
    ['the server is broken', refuse('server_error')],
    ['the server is busy', refuse('too_many_requests', { retryAfterS: 3600 })],
  ])('cannot be told where %s: everything stays', async (_cause, outcome) => {
    await leftUnsent();
    const before = { ...localStorage };
    startFakeApi({ ...forVisitor, 'auth.refreshToken': outcome });
    openApp('/code/m1', 'en');
    expect(await screen.findByRole('heading', { name: 'We cannot reach the server' })).toBeDefined();
    expect({ ...localStorage }).toMatchObject(before);
  });

  it('leaves alone what a visitor without an account wrote', async () => {
    localStorage.setItem('contact_draft', '{"full_name":"","email":"","message":"Hello"}');
    startFakeApi(forVisitor);
    openApp('/contact', 'en');
    expect(await screen.findByDisplayValue('Hello')).toBeDefined();
  });
});

describe('a login before the app knows who is there', () => {
  it('is not undone by the late answer that nobody was', async () => {
    const server = startFakeCourse({ ...forVisitor, 'auth.login': { user: kavin } });
    const refresh = server.hold('auth.refreshToken');
    const { user, pathname } = openApp('/login', 'en');
    await user.type(await screen.findByLabelText('Email'), kavin.email);
    await user.type(screen.getByLabelText('Password'), 'kolam-dots-15{Enter}');
    await waitFor(() => expect(server.requests('auth.refreshToken')).toHaveLength(1));
    refresh.release();
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(await screen.findByRole('region', { name: 'Your next step' })).toBeDefined();
    expect(server.requests('auth.refreshToken', 'auth.login').map(({ call }) => call)).toEqual([
      'auth.refreshToken',
      'auth.login',
    ]);
  });
});

describe('a session that ends while a program is typed', () => {
  it('keeps every letter for its learner', async () => {
    const server = startFakeCourse();
    const app = openApp('/code/m1', 'en');
    await app.user.type(await screen.findByRole('textbox', { name: 'Python code' }), '# last');
    server.answerAll(forVisitor);
    server.answer('progress.progress', refuse('not_authenticated'));
    await expect(api.progress.progress()).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    expect(keysOfLearner()).toEqual([]);
    await logInAgain(app);
    expect(app.pathname()).toBe('/code/m1');
    expect(await screen.findByDisplayValue('print("q1")# last')).toBeDefined();
  });
});
