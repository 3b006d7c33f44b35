import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeCourse, ok, progressAfter, refuse } from '../../test/fake-course.ts';
import { openApp } from '../../test/open-app.tsx';

const words = {
  en: {
    welcome: 'Welcome, kayal!',
    review: 'Review: Title 1',
    startOver: 'Start over: Title 1',
    confirm: 'Yes, start over',
    upgrade: 'Upgrade: Title 5',
    upgradeTitle: 'You finished the free milestones. Well done!',
    continue: 'Continue',
    start: 'Start',
    locked: 'Start: Title 3',
    noBadges: /No badges yet/,
    kolam: /4.*15/,
    error: /could not load your dashboard/,
    retry: 'Try again',
  },
  ta: {
    welcome: 'வணக்கம், kayal!',
    review: 'மீண்டும் பார்: Title 1',
    startOver: 'முதலிலிருந்து தொடங்கு: Title 1',
    confirm: 'ஆம், தொடங்கு',
    upgrade: 'மேம்படுத்து: Title 5',
    upgradeTitle: 'இலவச மைல்கற்களை முடித்துவிட்டாய். நன்று!',
    continue: 'தொடர்',
    start: 'தொடங்கு',
    locked: 'தொடங்கு: Title 3',
    noBadges: /இன்னும் பதக்கம் இல்லை/,
    kolam: /15.*4/,
    error: /உன் பலகையை ஏற்ற முடியவில்லை/,
    retry: 'மீண்டும் முயன்று பார்',
  },
} as const;

describe.each(['en', 'ta'] as const)('the dashboard (%s)', (language) => {
  const say = words[language];

  it('shows a new learner one thing to do', async () => {
    fakeCourse();
    openApp('/dashboard', language);
    expect(await screen.findByRole('heading', { level: 1, name: say.welcome })).toBeDefined();
    expect(screen.getByRole('link', { name: say.start }).getAttribute('href')).toBe('/learn/m1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say.locked }).disabled).toBe(true);
    expect(screen.getByText(say.noBadges)).toBeDefined();
    expect(screen.queryByText(say.upgradeTitle)).toBeNull();
  });

  it('shows what is done and offers the upgrade after the free part', async () => {
    fakeCourse({ 'GET /learn/progress/': () => ok(progressAfter(4)) });
    openApp('/dashboard', language);
    expect(await screen.findByText(say.upgradeTitle)).toBeDefined();
    expect(screen.getByRole('img', { name: say.kolam })).toBeDefined();
    expect(screen.getByRole('link', { name: say.review }).getAttribute('href')).toBe('/learn/m1');
    expect(screen.getByRole('link', { name: say.upgrade }).getAttribute('href')).toBe('/subscription');
    expect(screen.getByRole('link', { name: say.continue }).getAttribute('href')).toBe('/subscription');
    expect(screen.getByText('400')).toBeDefined();
  });

  it('opens a milestone again: the marks that are set are cleared, and so is what this browser remembers', async () => {
    const after = progressAfter(1, { completed_milestones: [], watched_videos: [] });
    const server = fakeCourse({
      'GET /learn/progress/': () => ok(progressAfter(1, { completed_code: [] })),
      'POST /learn/milestones/m1/mark-video-watched/': () => ok(after),
      'POST /learn/milestones/m1/mark-exercise-completed/': () => ok({ ...after, completed_exercises: [] }),
    });
    const { user } = openApp('/dashboard', language);
    const startOver = await screen.findByRole('button', { name: say.startOver });
    const keys = ['video_watched_v1', 'code_success_q1', 'code_output_q2', 'points_awarded_q1'];
    for (const key of [...keys, 'exercise_completed_m1']) {
      localStorage.setItem(key, 'true');
    }
    await user.click(startOver);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: say.confirm }));
    await waitFor(() => expect(localStorage.getItem('exercise_completed_m1')).toBeNull());
    for (const key of keys) {
      expect(localStorage.getItem(key)).toBeNull();
    }
    const marks = server.calls.filter(({ method, path }) => method === 'POST' && path.includes('/mark-'));
    expect(marks.map(({ path, body }) => [path, body])).toEqual([
      ['/learn/milestones/m1/mark-video-watched/', { reset: true }],
      ['/learn/milestones/m1/mark-exercise-completed/', { reset: true }],
    ]);
  });

  it('says so when it could not be loaded, and can be asked for again', async () => {
    const server = fakeCourse({ 'GET /learn/progress/': () => refuse(500, 'server_error', 'Oops') });
    const { user } = openApp('/dashboard', language);
    expect(await screen.findByText(say.error)).toBeDefined();
    server.answer('GET /learn/progress/', () => ok(progressAfter(0)));
    await user.click(screen.getByRole('button', { name: say.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: say.welcome })).toBeDefined();
  });
});

it('counts a subscription that could not be asked for as none', async () => {
  fakeCourse({
    'GET /learn/progress/': () => ok(progressAfter(4)),
    'GET /subscriptions/status/': () => refuse(500, 'server_error', 'Oops'),
  });
  openApp('/dashboard', 'en');
  expect(await screen.findByRole('link', { name: 'Upgrade: Title 5' })).toBeDefined();
});

it('opens the fifth milestone to a subscriber', async () => {
  fakeCourse({
    'GET /learn/progress/': () => ok(progressAfter(4)),
    'GET /subscriptions/status/': () =>
      ok({ plan: { id: 'annual', name: 'Annual' }, end_date: '2030-01-01T00:00:00Z' }),
  });
  openApp('/dashboard', 'en');
  expect((await screen.findByRole('link', { name: 'Continue: Title 5' })).getAttribute('href')).toBe(
    '/learn/m5',
  );
});
