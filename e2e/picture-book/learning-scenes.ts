import type { Page } from '@playwright/test';
import type { Progress } from '@python-learning/contract';
import { curriculum } from '../course.ts';
import type { LearnerAtBrowser } from '../learner.ts';
import { answers, fails, isOffline, neverAnswers, refuses } from './network.ts';
import type { Scene } from './scene.ts';

const first = 'hello-python';
const twoWatched = { 'video_watched_m01-v1': 'true', 'video_watched_m01-v2': 'true' };

const firstStep = {
  id: 'first-step',
  title: 'First Step',
  description: 'You know what a program is and how to read its first errors.',
  awarded_at: '2026-11-20T10:00:00Z',
};

export const dashboardScenes: readonly Scene[] = [
  { name: 'dashboard-new', viewer: 'new', path: '/dashboard' },
  { name: 'dashboard-new-top', viewer: 'new', path: '/dashboard', windowOnly: true },
  { name: 'dashboard-practice', viewer: 'new', path: '/dashboard', arrange: has(inMilestone(3, ['video'])) },
  {
    name: 'dashboard-exercise',
    viewer: 'new',
    path: '/dashboard',
    arrange: has(inMilestone(3, ['video', 'code'])),
  },
  { name: 'dashboard-halfway', viewer: 'halfway', path: '/dashboard' },
  { name: 'dashboard-halfway-top', viewer: 'halfway', path: '/dashboard', windowOnly: true },
  { name: 'dashboard-graduate', viewer: 'graduate', path: '/dashboard' },
  { name: 'dashboard-reset', viewer: 'halfway', path: '/dashboard', act: asksToStartOver, windowOnly: true },
  { name: 'dashboard-loading', viewer: 'new', path: '/dashboard', arrange: neverAnswers('/learn/') },
  { name: 'dashboard-failed', viewer: 'new', path: '/dashboard', arrange: fails('/learn/progress/') },
  { name: 'dashboard-empty', viewer: 'new', path: '/dashboard', arrange: answers('/learn/milestones/', []) },
  { name: 'dashboard-offline', viewer: 'new', path: '/dashboard', arrange: isOffline('/learn/') },
];

export const lessonScenes: readonly Scene[] = [
  { name: 'lesson', viewer: 'new', path: `/learn/${first}` },
  { name: 'lesson-top', viewer: 'new', path: `/learn/${first}`, windowOnly: true },
  { name: 'lesson-playing', viewer: 'new', path: `/learn/${first}`, act: playsFor(9_000) },
  { name: 'lesson-audio', viewer: 'new', path: `/learn/${first}`, act: listens },
  {
    name: 'lesson-saving-data',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: remembers({ data_saving: 'on' }),
  },
  {
    name: 'lesson-lite',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: remembers(liteWith(0.42)),
    act: waits(800),
  },
  {
    name: 'lesson-lite-playing',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: remembers(liteWith(0)),
    act: playsFor(9_000),
    windowOnly: true,
  },
  {
    name: 'lesson-lite-missing',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: hasNoLiteLesson,
    act: waits(500),
  },
  { name: 'lesson-forms', viewer: 'new', path: `/learn/${first}`, act: opensForms },
  { name: 'lesson-slow', viewer: 'new', path: `/learn/${first}`, arrange: holdsVideos, act: playsFor(900) },
  {
    name: 'lesson-moment',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: remembers(liteWith(0.39)),
    act: waits(800),
    windowOnly: true,
  },
  {
    name: 'lesson-try',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: remembers(liteWith(0.39)),
    act: triesTheFirst,
  },
  {
    name: 'lesson-resumed',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: remembers({ 'lesson_place_m01-v1': '{"at":0.5,"seen":[[0,0.5]]}' }),
  },
  { name: 'lesson-skipped', viewer: 'new', path: `/learn/${first}`, act: skipsToTheEnd },
  {
    name: 'lesson-watched',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: remembers({ 'video_watched_m01-v1': 'true' }),
    act: showsTheFirst,
  },
  { name: 'lesson-last', viewer: 'new', path: `/learn/${first}`, arrange: remembers(twoWatched) },
  {
    name: 'lesson-badge',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: earnsFirstStep,
    act: waits(800),
    windowOnly: true,
  },
  { name: 'lesson-not-saved', viewer: 'new', path: `/learn/${first}`, arrange: canNotSave, act: waits(500) },
  {
    name: 'lesson-broken-video',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: breaksVideos,
    act: waits(500),
  },
  {
    name: 'lesson-loading',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: neverAnswers('/learn-contents/'),
  },
  { name: 'lesson-failed', viewer: 'new', path: `/learn/${first}`, arrange: fails('/learn-contents/') },
  { name: 'lesson-offline', viewer: 'new', path: `/learn/${first}`, arrange: isOffline('/learn-contents/') },
  { name: 'lesson-empty', viewer: 'new', path: `/learn/${first}`, arrange: answers('/learn-contents/', []) },
  { name: 'lesson-unknown', viewer: 'new', path: '/learn/no-such-milestone' },
  { name: 'lesson-requires-upgrade', viewer: 'halfway', path: '/learn/making-decisions' },
];

export const exerciseScenes: readonly Scene[] = [
  { name: 'exercise', viewer: 'new', path: `/exercise/${first}` },
  { name: 'exercise-answered', viewer: 'new', path: `/exercise/${first}`, act: answersAll('B') },
  { name: 'exercise-checking', viewer: 'new', path: `/exercise/${first}`, act: checksWithoutEnd },
  { name: 'exercise-checked', viewer: 'new', path: `/exercise/${first}`, act: checks('B') },
  {
    name: 'exercise-not-sent',
    viewer: 'new',
    path: `/exercise/${first}`,
    arrange: isOffline('/submit/'),
    act: checks('B'),
  },
  {
    name: 'exercise-all-right',
    viewer: 'new',
    path: `/exercise/${first}`,
    arrange: allIsRight,
    act: checks('A'),
  },
  { name: 'exercise-done', viewer: 'halfway', path: `/exercise/${first}` },
  { name: 'exercise-review', viewer: 'halfway', path: `/exercise/${first}`, act: practisesAgain },
  { name: 'exercise-last-milestone', viewer: 'graduate', path: '/exercise/capstone-sports-day' },
  {
    name: 'exercise-loading',
    viewer: 'new',
    path: `/exercise/${first}`,
    arrange: neverAnswers('/mcq-questions/'),
  },
  { name: 'exercise-failed', viewer: 'new', path: `/exercise/${first}`, arrange: fails('/mcq-questions/') },
  {
    name: 'exercise-offline',
    viewer: 'new',
    path: `/exercise/${first}`,
    arrange: isOffline('/mcq-questions/'),
  },
  {
    name: 'exercise-empty',
    viewer: 'new',
    path: `/exercise/${first}`,
    arrange: answers('/mcq-questions/', []),
  },
  { name: 'exercise-requires-upgrade', viewer: 'halfway', path: '/exercise/making-decisions' },
];

/** What a browser remembers when it comes to the page. */
function remembers(kept: Readonly<Record<string, string>>) {
  return async (page: Page): Promise<void> => {
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(kept));
  };
}

type Part = 'video' | 'code' | 'exercise';

/** The progress of who did all milestones before that one, and these parts of it. */
function inMilestone(order: number, parts: readonly Part[]): Progress {
  const done = curriculum.milestones.filter((milestone) => milestone.order < order);
  const current = curriculum.milestones.find((milestone) => milestone.order === order);
  const ids = done.map(({ id }) => id);
  const also = (part: Part) => (current !== undefined && parts.includes(part) ? [...ids, current.id] : ids);
  return {
    score: 137 * done.length,
    current_milestone: current === undefined ? null : { id: current.id, order },
    completed_milestones: done.map(({ id, title, order: place }) => ({ id, title: title.ta, order: place })),
    watched_videos: also('video'),
    completed_code: also('code'),
    completed_exercises: also('exercise'),
    badges: [firstStep],
  };
}

function has(progress: Progress) {
  return answers('/learn/progress/', progress);
}

async function earnsFirstStep(page: Page): Promise<void> {
  await remembers({ ...twoWatched, 'video_watched_m01-v3': 'true' })(page);
  await answers('/mark-video-watched/', inMilestone(1, ['video']))(page);
}

async function canNotSave(page: Page): Promise<void> {
  await remembers({ ...twoWatched, 'video_watched_m01-v3': 'true' })(page);
  await refuses('/mark-video-watched/', 'content_not_available')(page);
}

/** The lite lesson was chosen, and left at this share of it. */
function liteWith(at: number): Record<string, string> {
  const place = JSON.stringify({ at, seen: at === 0 ? [] : [[0, at]] });
  return { lesson_player: '{"wish":"lite"}', 'lesson_place_m01-v1': place };
}

async function hasNoLiteLesson(page: Page): Promise<void> {
  await remembers(liteWith(0))(page);
  await page.route('**/media/*.json', (route) => route.fulfill({ status: 404, json: {} }));
}

async function holdsVideos(page: Page): Promise<void> {
  await page.route('**/*.mp4', () => new Promise(() => undefined));
}

async function opensForms({ page, t }: LearnerAtBrowser): Promise<void> {
  const choice = page.getByRole('button', { name: new RegExp(`${t('lesson_form_change')}$`) }).last();
  if ((await choice.getAttribute('aria-expanded')) === 'false') await choice.click();
}

async function triesTheFirst({ page, t }: LearnerAtBrowser): Promise<void> {
  await page
    .getByRole('region', { name: t('lesson_try') })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.getByText(t('lesson_try_ran')).waitFor();
}

async function breaksVideos(page: Page): Promise<void> {
  await page.route('**/*.mp4', (route) => route.abort('failed'));
}

function waits(ms: number) {
  return ({ page }: LearnerAtBrowser): Promise<void> => page.waitForTimeout(ms);
}

function playsFor(ms: number) {
  return async (child: LearnerAtBrowser): Promise<void> => {
    await child.button('lesson_play').click();
    await child.button('lesson_transcript').click();
    await child.page.waitForTimeout(ms);
  };
}

async function listens(child: LearnerAtBrowser): Promise<void> {
  const { page, t } = child;
  await opensForms(child);
  await page.getByText(t('lesson_form_audio'), { exact: true }).click();
  await page.waitForTimeout(500);
}

async function skipsToTheEnd({ page }: LearnerAtBrowser): Promise<void> {
  await page.locator('video').evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    video.currentTime = video.duration - 0.5;
    await video.play();
    await new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
  });
}

async function showsTheFirst({ page }: LearnerAtBrowser): Promise<void> {
  await page.getByRole('list').getByRole('button').first().click();
}

async function asksToStartOver({ page, t }: LearnerAtBrowser): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(t('dashboard_reset_action')) })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

function answersAll(option: string) {
  return async ({ page }: LearnerAtBrowser): Promise<void> => {
    const choices = page.getByRole('combobox');
    await choices.first().waitFor();
    for (const choice of await choices.all()) await choice.selectOption(option);
  };
}

function checks(option: string) {
  return async (child: LearnerAtBrowser): Promise<void> => {
    await answersAll(option)(child);
    await child.button('exercise_check').click();
    await child.button('exercise_check').waitFor({ state: 'hidden' });
    await child.button('exercise_stop').waitFor({ state: 'hidden' });
    await child.page.waitForTimeout(300);
  };
}

async function checksWithoutEnd(child: LearnerAtBrowser): Promise<void> {
  await answersAll('B')(child);
  await neverAnswers('/submit/')(child.page);
  await child.button('exercise_check').click();
  await child.button('exercise_stop').waitFor();
}

async function allIsRight(page: Page): Promise<void> {
  await answers('/submit/', { is_correct: true, explanation: '<p>…</p>' })(page);
  await answers('/mark-exercise-completed/', inMilestone(2, []))(page);
}

async function practisesAgain(child: LearnerAtBrowser): Promise<void> {
  await child.button('exercise_practice_again').click();
}
