import { byId, networkFailure, refuse } from '@python-learning/testing/fake-api';
import { listedProgram, practice, progressAfter, weekOf } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { celebrate } from '../../ui/confetti.ts';

vi.mock('../../ui/confetti.ts', () => ({ celebrate: vi.fn(() => Promise.resolve()) }));
beforeEach(() => vi.mocked(celebrate).mockClear());

const words = {
  en: {
    welcome: 'Welcome, kavin!',
    review: 'Review: Title 1',
    startOver: 'Start over: Title 1',
    confirm: 'Yes, start over',
    upgrade: 'Upgrade: Title 5',
    upgradeTitle: 'You finished the free milestones. Well done!',
    upgradeStep: 'Upgrade',
    continue: 'Continue',
    start: 'Start',
    next: 'Your next step',
    lesson: 'Lesson 1 of 2',
    question: 'Practice question 2 of 2',
    exercise: '2 questions to choose from A to D',
    parts: 'Parts done',
    part: (name: string, state: string) => new RegExp(`^${name} ?: ${state}$`),
    practice: 'Practice',
    done: 'done',
    open: 'not yet',
    all: 'Show all 15 milestones',
    goalsHeading: 'Still to earn',
    firstStep: 'First Step',
    nearest: 'Error Reader: 8 of 10',
    more: 'Show 2 more badges',
    goalsFailed: /badges that you can still earn could not be loaded/,
    goalsDone: 'You have earned every badge of the course.',
    allBadges: 'Show all 4 badges',
    fewer: 'Show fewer',
    newBadge: 'New badge!',
    close: 'Close',
    welcomeBack: 'Welcome back. You stopped at:',
    certificate: 'Show certificate',
    another: 'Another one',
    fact: 'Did you know?',
    locked: 'Start: Title 3',
    noBadges: /No badges yet/,
    kolam: 'Your own kolam: 11 of 44 lessons drawn',
    error: /could not load your dashboard/,
    retry: 'Try again',
  },
  ta: {
    welcome: 'வணக்கம், kavin!',
    review: 'மீண்டும் பார்: Title 1',
    startOver: 'முதலிலிருந்து தொடங்கு: Title 1',
    confirm: 'ஆம், தொடங்கு',
    upgrade: 'மேம்படுத்து: Title 5',
    upgradeTitle: 'இலவச மைல்கற்களை முடித்துவிட்டாய். நன்று!',
    upgradeStep: 'மேம்படுத்து',
    continue: 'தொடர்',
    start: 'தொடங்கு',
    next: 'உன் அடுத்த படி',
    lesson: 'பாடம் 1 / 2',
    question: 'நிரல் வினா 2 / 2',
    exercise: 'A முதல் D வரை தெரிவு செய்யும் 2 கேள்விகள்',
    parts: 'முடிந்த பகுதிகள்',
    part: (name: string, state: string) => new RegExp(`^${name} ?: ${state}$`),
    practice: 'நிரல் பயிற்சி',
    done: 'முடிந்தது',
    open: 'இன்னும் இல்லை',
    all: '15 மைல்கற்களையும் காட்டு',
    goalsHeading: 'இனிப் பெறக்கூடியவை',
    firstStep: 'First Step',
    nearest: 'Error Reader: 10-இல் 8',
    more: 'இன்னும் 2 பதக்கங்களைக் காட்டு',
    goalsFailed: /இனிப் பெறக்கூடிய பதக்கங்களை ஏற்ற முடியவில்லை/,
    goalsDone: 'பாடநெறியின் எல்லாப் பதக்கங்களையும் பெற்றுவிட்டாய்.',
    allBadges: '4 பதக்கங்களையும் காட்டு',
    fewer: 'சிலவற்றை மட்டும் காட்டு',
    newBadge: 'புதிய பதக்கம்!',
    close: 'மூடு',
    welcomeBack: 'மீண்டும் வருக! நீ நிறுத்திய இடம்:',
    certificate: 'சான்றிதழைக் காட்டு',
    another: 'இன்னொன்று',
    fact: 'உனக்குத் தெரியுமா?',
    locked: 'தொடங்கு: Title 3',
    noBadges: /இன்னும் பதக்கம் இல்லை/,
    kolam: 'உன் கோலம்: 44 பாடங்களில் 11 வரைந்தாய்',
    error: /உன் பலகையை ஏற்ற முடியவில்லை/,
    retry: 'மீண்டும் முயன்று பார்',
  },
} as const;

/** A badge that was awarded on that day of the month. */
function awarded(day: number) {
  const text = `You can do ${day}.`;
  return {
    id: `badge-${day}`,
    title: `Badge ${day}`,
    description: text,
    awarded_at: `2026-11-0${day}T10:00:00Z`,
  };
}

describe.each(['en', 'ta'] as const)('the dashboard (%s)', (language) => {
  const say = words[language];

  it('shows a new learner one thing to do', async () => {
    startFakeCourse();
    openApp('/dashboard', language);
    expect(await screen.findByRole('heading', { level: 1, name: say.welcome })).toBeDefined();
    const next = within(screen.getByRole('region', { name: say.next }));
    expect(next.getByRole('link', { name: say.start }).getAttribute('href')).toBe('/learn/m1');
    expect(await next.findByText('Lesson v1')).toBeDefined();
    expect(next.getByText(say.lesson)).toBeDefined();
    expect(await screen.findByText(say.goalsHeading)).toBeDefined();
    expect(screen.queryByRole('link', { name: say.certificate })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say.locked }).disabled).toBe(true);
    expect(screen.getByText(say.noBadges)).toBeDefined();
    expect(screen.queryByText(say.upgradeTitle)).toBeNull();
  });

  it('shows what is done and offers the upgrade after the free part', async () => {
    startFakeCourse({ 'progress.progress': progressAfter(4) });
    openApp('/dashboard', language);
    expect(await screen.findByText(say.upgradeTitle)).toBeDefined();
    expect(screen.getByRole('img', { name: say.kolam })).toBeDefined();
    expect(screen.getByRole('link', { name: say.review }).getAttribute('href')).toBe('/learn/m1');
    expect(screen.getByRole('link', { name: say.upgrade }).getAttribute('href')).toBe('/subscription');
    const next = within(screen.getByRole('region', { name: say.next }));
    expect(next.getByRole('link', { name: say.upgradeStep }).getAttribute('href')).toBe('/subscription');
    expect(screen.getByRole('link', { name: say.certificate }).getAttribute('href')).toBe(
      '/certificate/starter',
    );
    expect(screen.getByText('400')).toBeDefined();
  });

  it('offers what is still free before the upgrade: the first challenge that is not solved', async () => {
    const solved = {
      ...practice,
      challenge: practice.challenge && { ...practice.challenge, is_solved: true },
    };
    startFakeCourse({
      'progress.progress': progressAfter(4),
      'practice.questions': byId({ m1: solved, m2: { ...practice, id: 'm2' }, m3: practice, m4: practice }),
    });
    openApp('/dashboard', language);
    const next = within(await screen.findByRole('region', { name: say.next }));
    const free = await next.findByRole('link', { name: 'Task q3' });
    expect(free.getAttribute('href')).toBe('/code/m2?q=challenge');
    expect(next.getAllByRole('link')).toEqual([free, next.getByRole('link', { name: say.upgradeStep })]);
  });

  it('says exactly what comes next: the first question that is not solved, then the exercise', async () => {
    const questions = practice.questions.map((question, index) => ({ ...question, is_solved: index === 0 }));
    const server = startFakeCourse({
      'progress.progress': progressAfter(0, { watched_videos: ['m1'] }),
      'practice.questions': { ...practice, questions },
    });
    const view = openApp('/dashboard', language);
    const next = within(await screen.findByRole('region', { name: say.next }));
    expect(await next.findByText('Task q2')).toBeDefined();
    expect(next.getByText(say.question)).toBeDefined();
    expect(next.getByRole('link', { name: say.continue }).getAttribute('href')).toBe('/code/m1');
    view.close();

    const coded = progressAfter(0, { watched_videos: ['m1'], completed_code: ['m1'] });
    server.answer('progress.progress', coded);
    openApp('/dashboard', language);
    expect(await screen.findByText(say.exercise)).toBeDefined();
    expect(screen.getByRole('link', { name: say.continue }).getAttribute('href')).toBe('/exercise/m1');
  });

  it('shows the three steps of every milestone, and leads into those of the open one', async () => {
    startFakeCourse({ 'progress.progress': progressAfter(1, { watched_videos: ['m1', 'm2'] }) });
    openApp('/dashboard', language);
    expect(await screen.findAllByRole('list', { name: say.parts })).toHaveLength(15);
    const open = screen.getByRole('link', { name: say.part(say.practice, say.open) });
    expect(open.getAttribute('href')).toBe('/code/m2');
    expect(open.getAttribute('aria-current')).toBe('step');
  });

  it('keeps far milestones back on a phone until all are asked for', async () => {
    startFakeCourse();
    const { user } = openApp('/dashboard', language);
    const all = await screen.findByRole('button', { name: say.all });
    expect(all.getAttribute('aria-expanded')).toBe('false');
    const far = screen.getByRole('heading', { name: /Title 9/ }).closest('li');
    expect(far?.className).toContain('max-md:hidden');
    await user.click(all);
    expect(far?.className).not.toContain('max-md:hidden');
  });

  it('tells a fact, and another one on request', async () => {
    startFakeCourse();
    const { user } = openApp('/dashboard', language);
    const card = (await screen.findByRole('heading', { name: say.fact })).parentElement;
    const first = card?.querySelector('p')?.textContent;
    await user.click(screen.getByRole('button', { name: say.another }));
    expect(card?.querySelector('p')?.textContent).not.toBe(first);
  });

  it('opens a milestone again: the marks that are set are cleared, and so is what this browser remembers', async () => {
    const after = progressAfter(1, { completed_milestones: [], watched_videos: [] });
    const server = startFakeCourse({
      'progress.progress': progressAfter(1, { completed_code: [] }),
      'progress.markVideoWatched': after,
      'progress.markExerciseCompleted': { ...after, completed_exercises: [] },
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
    const marks = server
      .requests()
      .filter(({ method, path }) => method === 'POST' && path.includes('/mark-'));
    expect(marks.map(({ path, body }) => [path, body])).toEqual([
      ['/learn/milestones/m1/mark-video-watched/', { reset: true }],
      ['/learn/milestones/m1/mark-exercise-completed/', { reset: true }],
    ]);
  });

  it('lists the badges to earn, the nearest first, with how much is done, and folds the others', async () => {
    startFakeCourse();
    const { user } = openApp('/dashboard', language);
    expect(await screen.findByRole('progressbar', { name: say.nearest })).toBeDefined();
    const more = screen.getByRole('button', { name: say.more });
    const list = document.getElementById(more.getAttribute('aria-controls') ?? '');
    const names = () => [...(list?.querySelectorAll('li p:first-child') ?? [])].map((one) => one.textContent);
    expect(names()).toEqual(['Error Reader', 'Good Guess', say.firstStep]);
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(names()).toEqual(['Error Reader', 'Good Guess', say.firstStep, 'Bug Hunter', 'Careful Tester']);
    expect(screen.getByRole('button', { name: say.fewer }).getAttribute('aria-expanded')).toBe('true');
  });

  it('stands without the badges to earn, and asks for them again', async () => {
    const server = startFakeCourse({ 'badges.badges': refuse('server_error') });
    const { user } = openApp('/dashboard', language);
    expect(await screen.findByText(say.goalsFailed)).toBeDefined();
    expect(screen.getByRole('region', { name: say.next })).toBeDefined();
    server.answer('badges.badges', { badges: [] });
    await user.click(screen.getByRole('button', { name: say.retry }));
    expect(await screen.findByText(say.goalsDone)).toBeDefined();
  });

  it('shows earned badges newest first, and only once a badge that is new here', async () => {
    const server = startFakeCourse({
      'progress.progress': progressAfter(1, { badges: [awarded(1)] }),
    });
    const first = openApp('/dashboard', language);
    expect(await screen.findByText('Badge 1')).toBeDefined();
    expect(screen.queryByText(say.newBadge)).toBeNull();
    first.close();

    const badges = [1, 2, 3, 4].map(awarded);
    server.answer('progress.progress', progressAfter(1, { badges }));
    const second = openApp('/dashboard', language);
    const note = within(await screen.findByRole('region', { name: say.newBadge }));
    expect(note.getByText('Badge 4')).toBeDefined();
    expect(note.queryByText('Badge 1')).toBeNull();
    await second.user.click(note.getByRole('button', { name: say.close }));
    expect(screen.queryByRole('region', { name: say.newBadge })).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByText('Badge 1')).toBeNull();
    await second.user.click(screen.getByRole('button', { name: say.allBadges }));
    expect(screen.getByText('Badge 1')).toBeDefined();
    second.close();

    openApp('/dashboard', language);
    await screen.findByText('Badge 4');
    expect(screen.queryByRole('region', { name: say.newBadge })).toBeNull();
  });

  it('announces what was awarded on other screens, when it is opened for the first time', async () => {
    const server = startFakeCourse();
    const first = openApp('/', language);
    await waitFor(() => expect(localStorage.getItem('seen_badges')).toBe(''));
    first.close();
    server.answer('progress.progress', progressAfter(1, { badges: [awarded(1)] }));
    openApp('/dashboard', language);
    const note = within(await screen.findByRole('region', { name: say.newBadge }));
    expect(note.getByText('Badge 1')).toBeDefined();
  });

  it('welcomes back who was away for long, and shows where to go on', async () => {
    startFakeCourse({ 'streak.streak': weekOf('2026-11-16', { welcome_back: true }) });
    openApp('/dashboard', language);
    const step = within(await screen.findByRole('region', { name: say.welcomeBack }));
    expect(await step.findByText('Lesson v1')).toBeDefined();
    expect(step.getByRole('link', { name: say.start }).getAttribute('href')).toBe('/learn/m1');
  });

  it('says so when it could not be loaded, and can be asked for again', async () => {
    const server = startFakeCourse({ 'progress.progress': refuse('server_error') });
    const { user } = openApp('/dashboard', language);
    expect(await screen.findByText(say.error)).toBeDefined();
    server.answer('progress.progress', progressAfter(0));
    await user.click(screen.getByRole('button', { name: say.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: say.welcome })).toBeDefined();
  });
});

it('counts a subscription that could not be asked for as none', async () => {
  startFakeCourse({
    'progress.progress': progressAfter(4),
    'subscriptions.subscriptionStatus': refuse('server_error'),
  });
  openApp('/dashboard', 'en');
  expect(await screen.findByRole('link', { name: 'Upgrade: Title 5' })).toBeDefined();
});

it('opens the fifth milestone to a subscriber', async () => {
  startFakeCourse({
    'progress.progress': progressAfter(4),
    'subscriptions.subscriptionStatus': {
      plan: { id: 'annual', name: 'Annual' },
      end_date: '2030-01-01T00:00:00Z',
    },
  });
  openApp('/dashboard', 'en');
  expect((await screen.findByRole('link', { name: 'Continue: Title 5' })).getAttribute('href')).toBe(
    '/learn/m5',
  );
});

it('celebrates a completed milestone once, and the next one again', async () => {
  const server = startFakeCourse();
  const visit = async () => {
    const view = openApp('/dashboard', 'en');
    await screen.findByRole('heading', { level: 1, name: words.en.welcome });
    view.close();
  };
  await visit();
  expect(celebrate).not.toHaveBeenCalled();
  server.answer('progress.progress', progressAfter(1));
  await visit();
  await visit();
  expect(celebrate).toHaveBeenCalledTimes(1);
  server.answer('progress.progress', progressAfter(2));
  await visit();
  expect(celebrate).toHaveBeenCalledTimes(2);
});

it('shows a graduate the finished course and its certificate', async () => {
  startFakeCourse({ 'progress.progress': progressAfter(15) });
  openApp('/dashboard', 'en');
  expect((await screen.findByRole('link', { name: 'Your certificate' })).getAttribute('href')).toBe(
    '/certificate/course',
  );
  expect(screen.getByRole('region', { name: 'Your kolam is complete.' })).toBeDefined();
  expect(screen.queryByRole('region', { name: words.en.next })).toBeNull();
  // A learner whose subscription has ended may renew it.
  expect(screen.getByText(words.en.upgradeTitle)).toBeDefined();
});

const ofPrograms = {
  en: { heading: 'My programs', all: 'All my programs', start: 'Start a program', menu: /^kavin/ },
  ta: { heading: 'என் நிரல்கள்', all: 'என் எல்லா நிரல்களும்', start: 'நிரல் ஒன்றைத் தொடங்கு', menu: /^kavin/ },
};

describe.each(['en', 'ta'] as const)('the own programs on the dashboard (%s)', (language) => {
  const say = ofPrograms[language];

  it('are the two that were changed last, with what they show, and the way to all', async () => {
    const programs = ['One', 'Two', 'Three'].map((title, index) => ({
      ...listedProgram,
      id: `p${index}`,
      title,
      output: `shown by ${title}`,
    }));
    startFakeCourse({ 'programs.programs': programs });
    openApp('/dashboard', language);
    const section = within(await screen.findByRole('region', { name: say.heading }));
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/programs', '/programs/p0', '/programs/p1']);
    expect(section.getByText('shown by One')).toBeDefined();
    expect(section.getByRole('link', { name: say.all })).toBeDefined();
  });

  it.each([
    ['there are none', []],
    ['they did not load', networkFailure],
  ] as const)('are a way to start one where %s', async (_case, programs) => {
    startFakeCourse({ 'programs.programs': typeof programs === 'symbol' ? programs : [...programs] });
    openApp('/dashboard', language);
    const start = await screen.findByRole('link', { name: say.start });
    expect(start.getAttribute('href')).toBe('/programs');
    expect(screen.queryByRole('heading', { name: say.heading })).toBeNull();
  });

  it('are reached from the menu of the account', async () => {
    startFakeCourse();
    const { user, pathname } = openApp('/settings', language);
    await user.click(await screen.findByRole('button', { name: say.menu }));
    await user.click(screen.getByRole('link', { name: say.heading }));
    await waitFor(() => expect(pathname()).toBe('/programs'));
  });
});
