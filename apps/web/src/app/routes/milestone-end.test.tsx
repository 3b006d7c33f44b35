import type { CodingExercise, Progress } from '@python-learning/contract';
import { byId } from '@python-learning/testing/fake-api';
import { bugHunter, mcqs, milestones, practice, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const right = { is_correct: true, explanation: '<p>Because yes</p>' };
const open: CodingExercise = { ...practice, id: 'm2' };
const solved: CodingExercise = {
  ...practice,
  challenge: practice.challenge && { ...practice.challenge, is_solved: true },
};
const words = {
  en: {
    answer: (n: number) => `Your answer to question ${n}`,
    check: 'Check',
    done: (n: number) => `Milestone ${n} is done!`,
    next: (n: number) => `Milestone ${n}`,
    upgrade: (n: number) => `Milestone ${n}: Upgrade`,
    challenge: (title: string) => `Challenge: ${title}`,
    congratulations: /Congratulations! You completed this exercise/,
    points: /points/,
    again: 'Practice Again',
    dashboard: 'Next Milestone',
    skip: 'Skip',
    newBadges: 'New badges',
  },
  ta: {
    answer: (n: number) => `கேள்வி ${n}-க்கு உன் விடை`,
    check: 'சரிபார்',
    done: (n: number) => `மைல்கல் ${n} முடிந்தது!`,
    next: (n: number) => `மைல்கல் ${n}`,
    upgrade: (n: number) => `மைல்கல் ${n}: மேம்படுத்து`,
    challenge: (title: string) => `சவால்: ${title}`,
    congratulations: /வாழ்த்துகள்! இந்தக் கேள்விகளை முடித்துவிட்டாய்/,
    points: /புள்ளிகள்/,
    again: 'மீண்டும் செய்து பார்',
    dashboard: 'அடுத்த மைல்கல்',
    skip: 'தாண்டிச் செல்',
    newBadges: 'புதிய பதக்கங்கள்',
  },
} as const;

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }));

describe.each(['en', 'ta'] as const)('the end of a milestone (%s)', (language) => {
  const say = words[language];

  /** Answers the exercise of the milestone of this order correctly, its last part. */
  async function complete(
    order: number,
    changes: Partial<Progress> = {},
    wantsLessMotion = false,
    practices: Record<string, CodingExercise> = { m1: solved, m2: open, m3: open, m4: open },
  ) {
    const id = `m${order}`;
    const before = progressAfter(order - 1, { watched_videos: [id], completed_code: [id], score: 20 });
    const after = progressAfter(order, { score: 95, ...changes });
    startFakeCourse({
      'progress.progress': before,
      'exercise.mcqQuestions': mcqs,
      'practice.questions': byId(practices),
      'exercise.submitMcq': byId({ c1: right, c2: right }),
      'progress.markExerciseCompleted': after,
      'progress.updateMilestone': after,
    });
    const app = openApp(`/exercise/${id}`, language);
    // The tests' browser wants less motion; this one decides for itself.
    const usual = window.matchMedia;
    window.matchMedia = (media) => Object.assign(usual(media), { matches: wantsLessMotion });
    for (const n of [1, 2]) {
      await app.user.selectOptions(await screen.findByRole('combobox', { name: say.answer(n) }), 'A');
    }
    await app.user.click(screen.getByRole('button', { name: say.check }));
    const title = await screen.findByRole('heading', { name: say.done(order) });
    return { ...app, title };
  }

  it('is celebrated: the title has the focus, and all text is there from the start', async () => {
    const { title } = await complete(1);
    expect(document.activeElement).toBe(title);
    expect(title.closest('section')?.textContent).toMatch(say.congratulations);
    expect(screen.getByText(say.points).textContent).toContain('95');
    expect(screen.getByText(new RegExp(milestones[0]?.description ?? ''))).toBeDefined();
    expect(screen.getByRole('button', { name: say.skip })).toBeDefined();
  });

  it('leads to the next milestone by its name, and quietly elsewhere', async () => {
    await complete(1);
    expect(screen.getByRole('link', { name: say.next(2) }).getAttribute('href')).toBe('/learn/m2');
    expect(screen.getByRole('link', { name: say.dashboard }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('button', { name: say.again })).toBeDefined();
  });

  it('leads to an open challenge where the next milestone needs an upgrade, with the upgrade beside it', async () => {
    await complete(4);
    const challenge = await screen.findByRole('link', { name: say.challenge('Task q3') });
    expect(challenge.getAttribute('href')).toBe('/code/m2?q=challenge');
    const upgrade = screen.getByRole('link', { name: say.upgrade(5) });
    expect(upgrade.getAttribute('href')).toBe('/subscription');
    // The one filled button.
    expect(challenge.className).toContain('bg-reward');
    expect(upgrade.className).not.toContain('bg-reward');
  });

  it('leads to the upgrade once every challenge is solved', async () => {
    await complete(4, {}, false, { m1: solved, m2: solved, m3: solved, m4: solved });
    const upgrade = await screen.findByRole('link', { name: say.upgrade(5) });
    await waitFor(() => expect(upgrade.isConnected).toBe(false));
    const link = screen.getByRole('link', { name: say.upgrade(5) });
    expect(link.getAttribute('href')).toBe('/subscription');
    expect(link.className).toContain('bg-reward');
  });

  it.each(['{Escape}', ' '])('shows its end at once after the key "%s"', async (key) => {
    const { user } = await complete(1);
    await user.keyboard(key);
    expect(screen.queryByRole('button', { name: say.skip })).toBeNull();
  });

  it('shows its end at once after a tap, and moves the focus of Skip on to the next milestone', async () => {
    const { user, title, close } = await complete(1);
    await user.click(title);
    expect(screen.queryByRole('button', { name: say.skip })).toBeNull();
    close();
    localStorage.clear();

    const second = await complete(1);
    await second.user.click(screen.getByRole('button', { name: say.skip }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: say.next(2) }));
  });

  it('shows its end at once to people who want less motion', async () => {
    await complete(1, {}, true);
    expect(screen.queryByRole('button', { name: say.skip })).toBeNull();
  });

  it('announces the badges that are new, once', async () => {
    localStorage.setItem('seen_badges', '');
    const { user } = await complete(1, { badges: [bugHunter] });
    expect(screen.getByRole('list', { name: say.newBadges }).textContent).toContain('Bug Hunter');
    await waitFor(() => expect(localStorage.getItem('seen_badges')).toBe('bug-hunter'));
    await user.click(screen.getByRole('link', { name: say.dashboard }));
    expect(await screen.findByText('You found a bug.')).toBeDefined();
    expect(screen.queryByRole('region', { name: /badge|பதக்கம்/ })).toBeNull();
  });

  it('comes back to the questions, in review', async () => {
    const { user } = await complete(1);
    await user.click(screen.getByRole('button', { name: say.again }));
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: say.answer(1) })).value).toBe('');
  });
});
