import { bugHunter, progressAfter, runResult } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const words = {
  en: { notice: 'New badge: Bug Hunter', run: 'Run', close: 'Close' },
  ta: { notice: 'புதிய பதக்கம்: Bug Hunter', run: 'இயக்கு', close: 'மூடு' },
} as const;

describe.each(['en', 'ta'] as const)('a new badge (%s)', (language) => {
  const say = words[language];

  /** A run in the practice that is right and brings the badge. */
  async function runUntilAwarded() {
    const server = startFakeCourse({ 'practice.submitCode': runResult({ verdict: 'solved' }) });
    const app = openApp('/code/m1', language);
    await screen.findByRole('textbox');
    await waitFor(() => expect(localStorage.getItem('seen_badges')).toBe(''));
    server.answer('progress.progress', progressAfter(0, { badges: [bugHunter] }));
    await app.user.click(screen.getByRole('button', { name: say.run }));
    const notice = (await screen.findByText(say.notice)).closest('output');
    return { ...app, notice: within(notice ?? document.body) };
  }

  it('is announced where it was earned, and put away by the learner', async () => {
    const { user, notice } = await runUntilAwarded();
    await user.click(notice.getByRole('button', { name: say.close }));
    expect(screen.queryByText(say.notice)).toBeNull();
  });

  it('is announced only once', async () => {
    const first = await runUntilAwarded();
    first.close();
    startFakeCourse({ 'progress.progress': progressAfter(0, { badges: [bugHunter] }) });
    openApp('/dashboard', language);
    expect(await screen.findByText('Bug Hunter')).toBeDefined();
    expect(screen.queryByRole('button', { name: say.close })).toBeNull();
  });
});
