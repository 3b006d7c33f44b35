import { progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fallbacksByCommit } from '../../test/react-commits.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

beforeEach(() => {
  fallbacksByCommit.length = 0;
  // Each screen loads its files as on a first visit.
  vi.resetModules();
});

// React reveals one boundary at most every 300 ms, so each of them delays the opening.
it.each([
  ['/dashboard', () => screen.findByRole('heading', { level: 2, name: 'Your week' })],
  ['/code/m1', () => screen.findByRole('textbox', { name: 'Python code' })],
  ['/learn/m1', () => screen.findByRole('heading', { level: 1 })],
  ['/exercise/m1', () => screen.findByRole('heading', { level: 1 })],
])('a screen that opens shows no fallback after another: %s', async (path, isOpen) => {
  const { startFakeCourse } = await import('../../test/fake-api.ts');
  const { openApp } = await import('../../test/open-app.tsx');
  startFakeCourse({ 'progress.progress': progressAfter(0) });
  openApp(path, 'en');
  await isOpen();
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  expect(fallbacksByCommit.length).toBeGreaterThan(1);
  const isMore = (count: number, index: number) => count > (fallbacksByCommit[index - 1] ?? 0);
  expect(fallbacksByCommit.filter(isMore).length).toBeLessThanOrEqual(1);
  expect(Math.max(...fallbacksByCommit)).toBeLessThanOrEqual(1);
});
