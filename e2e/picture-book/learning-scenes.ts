import { expect } from '@playwright/test';
import type { Progress } from '@python-learning/contract';
import { refuse } from '@python-learning/testing/fake-api';
import { firstStep } from '@python-learning/testing/samples';
import { milestones } from '../course.ts';
import type { LearnerAtBrowser } from '../learner.ts';
import { type Part, progressOf } from '../specification/standings.ts';
import { answers, fails, isOffline, neverAnswers } from './network.ts';
import type { Act, Scene, Visit } from './scene.ts';

/** The live lesson is played unless the video was chosen. */
const wantsVideo = { lesson_player: '{"wish":"video"}' };

const first = 'hello-python';
const twoWatched = { 'video_watched_m01-v1': 'true', 'video_watched_m01-v2': 'true' };

const callsOfDashboard = [
  'course.',
  'progress.',
  'badges.',
  'streak.',
  'practice.',
  'exercise.',
  'glossary.',
] as const;

export const dashboardScenes: readonly Scene[] = [
  { name: 'dashboard-new', audience: 'new', path: '/dashboard' },
  { name: 'dashboard-new-top', audience: 'new', path: '/dashboard', windowOnly: true },
  {
    name: 'dashboard-practice',
    audience: 'new',
    path: '/dashboard',
    arrange: has(inMilestone(3, ['video'])),
  },
  {
    name: 'dashboard-exercise',
    audience: 'new',
    path: '/dashboard',
    arrange: has(inMilestone(3, ['video', 'code'])),
  },
  { name: 'dashboard-halfway', audience: 'halfway', path: '/dashboard' },
  { name: 'dashboard-halfway-top', audience: 'halfway', path: '/dashboard', windowOnly: true },
  { name: 'dashboard-graduate', audience: 'graduate', path: '/dashboard' },
  {
    name: 'dashboard-reset',
    audience: 'halfway',
    path: '/dashboard',
    act: asksToStartOver,
    windowOnly: true,
  },
  {
    name: 'dashboard-loading',
    audience: 'new',
    path: '/dashboard',
    arrange: neverAnswers(...callsOfDashboard),
  },
  { name: 'dashboard-failed', audience: 'new', path: '/dashboard', arrange: fails('progress.progress') },
  {
    name: 'dashboard-empty',
    audience: 'new',
    path: '/dashboard',
    arrange: answers('course.milestones', []),
  },
  {
    name: 'dashboard-offline',
    audience: 'new',
    path: '/dashboard',
    arrange: isOffline(...callsOfDashboard),
  },
];

export const lessonScenes: readonly Scene[] = [
  { name: 'lesson', audience: 'new', path: `/learn/${first}` },
  { name: 'lesson-top', audience: 'new', path: `/learn/${first}`, windowOnly: true },
  {
    name: 'lesson-playing',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers({ ...wantsVideo, ...leftAt(0.12) }),
    act: playsVideo,
  },
  {
    name: 'lesson-saving-data',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers({ data_saving: 'on' }),
  },
  {
    name: 'lesson-lite',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers(liteWith(0.42)),
    act: seesLiteLesson,
  },
  {
    name: 'lesson-lite-playing',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers(liteWith(0.12)),
    act: plays,
    windowOnly: true,
  },
  {
    name: 'lesson-lite-missing',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: hasNoLiteLesson,
  },
  { name: 'lesson-forms', audience: 'new', path: `/learn/${first}`, act: opensForms },
  { name: 'lesson-slow', audience: 'new', path: `/learn/${first}`, arrange: holdsVideos, act: waitsForVideo },
  {
    name: 'lesson-moment',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers({ ...liteWith(0.39), lesson_player: '{"stops":false}' }),
    act: seesLiteLesson,
    windowOnly: true,
  },
  {
    name: 'lesson-try',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers(liteWith(0.39)),
    act: triesTheFirst,
  },
  {
    name: 'lesson-resumed',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers(leftAt(0.5)),
  },
  {
    name: 'lesson-skipped',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers(wantsVideo),
    act: skipsToTheEnd,
  },
  {
    name: 'lesson-watched',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: remembers({ 'video_watched_m01-v1': 'true' }),
    act: showsTheFirst,
  },
  { name: 'lesson-last', audience: 'new', path: `/learn/${first}`, arrange: remembers(twoWatched) },
  {
    name: 'lesson-badge',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: getsFirstStep,
    act: async ({ page }) => page.getByRole('dialog').waitFor(),
    windowOnly: true,
  },
  { name: 'lesson-not-saved', audience: 'new', path: `/learn/${first}`, arrange: canNotSave },
  {
    name: 'lesson-broken-video',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: breaksVideos,
  },
  {
    name: 'lesson-loading',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: neverAnswers('course.learnContents'),
  },
  { name: 'lesson-failed', audience: 'new', path: `/learn/${first}`, arrange: fails('course.learnContents') },
  {
    name: 'lesson-offline',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: isOffline('course.learnContents'),
  },
  {
    name: 'lesson-empty',
    audience: 'new',
    path: `/learn/${first}`,
    arrange: answers('course.learnContents', []),
  },
  { name: 'lesson-unknown', audience: 'new', path: '/learn/no-such-milestone' },
  { name: 'lesson-requires-upgrade', audience: 'halfway', path: '/learn/making-decisions' },
];

export const exerciseScenes: readonly Scene[] = [
  { name: 'exercise', audience: 'new', path: `/exercise/${first}` },
  { name: 'exercise-answered', audience: 'new', path: `/exercise/${first}`, act: answersAll('B') },
  { name: 'exercise-checking', audience: 'new', path: `/exercise/${first}`, act: checksWithoutEnd },
  { name: 'exercise-checked', audience: 'new', path: `/exercise/${first}`, act: checks('B') },
  {
    name: 'exercise-not-sent',
    audience: 'new',
    path: `/exercise/${first}`,
    arrange: isOffline('exercise.submitMcq'),
    act: checks('B'),
  },
  {
    name: 'exercise-all-right',
    audience: 'new',
    path: `/exercise/${first}`,
    arrange: allIsRight,
    act: checks('A'),
  },
  { name: 'exercise-done', audience: 'halfway', path: `/exercise/${first}` },
  { name: 'exercise-review', audience: 'halfway', path: `/exercise/${first}`, act: practisesAgain },
  { name: 'exercise-last-milestone', audience: 'graduate', path: '/exercise/capstone-sports-day' },
  {
    name: 'exercise-loading',
    audience: 'new',
    path: `/exercise/${first}`,
    arrange: neverAnswers('exercise.mcqQuestions'),
  },
  {
    name: 'exercise-failed',
    audience: 'new',
    path: `/exercise/${first}`,
    arrange: fails('exercise.mcqQuestions'),
  },
  {
    name: 'exercise-offline',
    audience: 'new',
    path: `/exercise/${first}`,
    arrange: isOffline('exercise.mcqQuestions'),
  },
  {
    name: 'exercise-empty',
    audience: 'new',
    path: `/exercise/${first}`,
    arrange: answers('exercise.mcqQuestions', []),
  },
  { name: 'exercise-requires-upgrade', audience: 'halfway', path: '/exercise/making-decisions' },
];

/** Sets entries of localStorage before the page is opened. */
function remembers(kept: Readonly<Record<string, string>>) {
  return async ({ page }: Visit): Promise<void> => {
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(kept));
  };
}

/** Progress of a learner with all earlier milestones and these parts of this one completed. */
function inMilestone(order: number, parts: readonly Part[]): Progress {
  return progressOf(milestones, { completed: order - 1, current: order, parts, badges: [firstStep] });
}

function has(progress: Progress) {
  return answers('progress.progress', progress);
}

async function getsFirstStep(visit: Visit): Promise<void> {
  await remembers({ ...twoWatched, 'video_watched_m01-v3': 'true' })(visit);
  await answers('progress.markVideoWatched', inMilestone(1, ['video']))(visit);
}

async function canNotSave(visit: Visit): Promise<void> {
  await remembers({ ...twoWatched, 'video_watched_m01-v3': 'true' })(visit);
  await answers('progress.markVideoWatched', refuse('content_not_available'))(visit);
}

/** Returns the saved position of a first lesson that was left at this share of it. */
function leftAt(share: number): Record<string, string> {
  const seen = share === 0 ? [] : [[0, share]];
  return { 'lesson_place_m01-v1': JSON.stringify({ at: share, seen }) };
}

/** The same, with the lite lesson chosen. */
function liteWith(share: number): Record<string, string> {
  return { lesson_player: '{"wish":"lite"}', ...leftAt(share) };
}

async function hasNoLiteLesson(visit: Visit): Promise<void> {
  await remembers(liteWith(0))(visit);
  await visit.page.route('**/media/*.json', (route) => route.fulfill({ status: 404, json: {} }));
}

async function holdsVideos(visit: Visit): Promise<void> {
  const { page } = visit;
  await remembers(wantsVideo)(visit);
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

async function breaksVideos(visit: Visit): Promise<void> {
  const { page } = visit;
  await remembers(wantsVideo)(visit);
  await page.route('**/*.mp4', (route) => route.abort('failed'));
}

/** Waits for the lite lesson. */
async function seesLiteLesson({ page }: LearnerAtBrowser): Promise<void> {
  await page.locator('.stage').waitFor();
}

/** Unfolds the transcript as well: video and transcript both move with the lesson. */
async function plays(child: LearnerAtBrowser): Promise<void> {
  await child.button('lesson_play').click();
  await child.button('lesson_transcript').click();
  await child.button('lesson_pause').waitFor();
}

async function playsVideo(child: LearnerAtBrowser): Promise<void> {
  const video = child.page.locator('video');
  const placeOf = () => video.evaluate((one: HTMLVideoElement) => one.currentTime);
  await video.evaluate(hasMetadata);
  const start = await placeOf();
  await plays(child);
  await expect.poll(placeOf).toBeGreaterThan(start);
}

/** Runs in the page. */
async function hasMetadata(element: Node): Promise<void> {
  const video = element as HTMLVideoElement;
  if (video.readyState >= 1) return;
  await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
}

async function waitsForVideo(child: LearnerAtBrowser): Promise<void> {
  await child.button('lesson_play').click();
  await child.button('lesson_transcript').click();
  const slow = child.page.getByText(
    new RegExp(child.t('lesson_slow_lite', { size: '.+' }).replace('?', '\\?')),
  );
  await slow.filter({ visible: true }).first().waitFor();
}

async function skipsToTheEnd({ page }: LearnerAtBrowser): Promise<void> {
  await page.locator('video').evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    const happens = (event: string) =>
      new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING) await happens('loadedmetadata');
    video.currentTime = video.duration - 0.5;
    const ended = happens('ended');
    await video.play();
    await ended;
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

function answersAll(option: string): Act {
  return async ({ page }) => {
    const choices = page.getByRole('combobox');
    await choices.first().waitFor();
    for (const choice of await choices.all()) await choice.selectOption(option);
  };
}

function checks(option: string): Act {
  return async (child, visit) => {
    await answersAll(option)(child, visit);
    await child.button('exercise_check').click();
    await child.button('exercise_check').waitFor({ state: 'hidden' });
    await child.button('exercise_stop').waitFor({ state: 'hidden' });
  };
}

async function checksWithoutEnd(child: LearnerAtBrowser, visit: Visit): Promise<void> {
  await answersAll('B')(child, visit);
  await neverAnswers('exercise.submitMcq')(visit);
  await child.button('exercise_check').click();
  await child.button('exercise_stop').waitFor();
}

async function allIsRight(visit: Visit): Promise<void> {
  await answers('exercise.submitMcq', { is_correct: true, explanation: '<p>…</p>' })(visit);
  await answers('progress.markExerciseCompleted', inMilestone(2, []))(visit);
}

async function practisesAgain(child: LearnerAtBrowser): Promise<void> {
  await child.button('exercise_practice_again').click();
}
