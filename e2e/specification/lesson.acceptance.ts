import type { LearnContent } from '@python-learning/contract';
import { refuse } from '@python-learning/testing/fake-api';
import { firstStep } from '@python-learning/testing/samples';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { watchConfetti } from './confetti-watch.ts';
import { progressOf, type Standing } from './standings.ts';

const contents = 'course.learnContents';
const first = '/learn/hello-python';

export const learnLeadsOn: Proof = async (app) => {
  await app.logIn({ at: { completed: 2 } });
  await app.open('/learn');
  await app.isAt(`/learn/${app.milestone(3).id}`);
};

export const learnLeadsToDashboardAtTheEnd: Proof = async (app) => {
  await app.logIn({ at: { completed: 15, current: null } });
  await app.open('/learn');
  await app.isAt('/dashboard');
};

export const learnNeedsALogin: Proof = async (app) => {
  await app.open('/learn');
  await app.isAt('/login');
};

export const showsAVideoWithItsNeighbours: Proof = async (app) => {
  await opens(app);
  const [lesson] = await lessons(app);
  await expect(app.main.locator('video')).toHaveAttribute('src', lesson?.video_url ?? '');
  await expect(previous(app)).toBeVisible();
  await expect(next(app)).toBeVisible();
};

export const goesFromVideoToVideo: Proof = async (app) => {
  const [one, two] = await knownLessons(app);
  await app.remembers({ [`video_watched_${one.id}`]: 'true' });
  await opens(app);
  await expect(lessonHeading(app, two)).toBeVisible();
  await previous(app).click();
  await expect(lessonHeading(app, one)).toBeVisible();
  await next(app).click();
  await expect(lessonHeading(app, two)).toBeVisible();
};

export const hasATranscript: Proof = async (app) => {
  await opens(app);
  const transcript = app.main.getByRole('region', { name: app.t('lesson_transcript') });
  const [lesson] = await lessons(app);
  const words = lesson?.transcript.match(/\w{6,}/g)?.slice(0, 5) ?? [];
  expect(words).toHaveLength(5);
  for (const word of words) await expect(transcript).toContainText(word);
};

export const canBeHeardInstead: Proof = async (app) => {
  await app.logIn({ at: { completed: 0 } });
  await app.open(first);
  const [lesson] = await lessons(app);
  await expect(app.main.locator('audio')).toHaveAttribute('src', lesson?.audio_url ?? '');
  await expect(app.main.locator('video')).toHaveCount(0);
};

export const audioIsOptional: Proof = async (app) => {
  await app.logIn({ at: { completed: 0 } });
  changeLessons(app, (lesson) => ({ ...lesson, audio_url: null }));
  await app.open(first);
  await expect(app.main.locator('.stage')).toBeVisible();
  await expect(app.main.locator('audio')).toHaveCount(0);
};

export const endOfVideoEnablesNext: Proof = async (app) => {
  await opens(app);
  const [lesson] = await knownLessons(app);
  await expect(next(app)).toBeDisabled();
  await watch(app);
  await expect(next(app)).toBeEnabled();
  expect(await app.stored(`video_watched_${lesson.id}`)).toBe('true');
};

export const nextNeedsTheEnd: Proof = async (app) => {
  await opens(app);
  await expect(app.main.locator('video')).toBeVisible();
  await expect(next(app)).toBeDisabled();
};

export const watchedBeforeEnablesNext: Proof = async (app) => {
  await opens(app, { completed: 0, parts: ['video'] });
  await expect(next(app)).toBeEnabled();
};

export const storedAsWatchedEnablesNext: Proof = async (app) => {
  const [one] = await knownLessons(app);
  await app.remembers({ [`video_watched_${one.id}`]: 'true' });
  await opens(app);
  await previous(app).click();
  await expect(lessonHeading(app, one)).toBeVisible();
  await expect(next(app)).toBeEnabled();
};

export const firstBadgeIsCelebrated: Proof = async (app) => {
  const throws = await watchConfetti(app.page);
  await reachLast(app);
  await watch(app);
  const popup = app.page.getByRole('dialog');
  await expect(popup).toContainText('New Badge Earned!');
  await expect(popup).toContainText('First Step');
  await expect.poll(async () => (await throws()).length).toBeGreaterThan(0);
  expect(app.api.requests('progress.markVideoWatched')).toHaveLength(1);
};

/** In the second milestone, completing the videos does not award the first step. */
export const laterMilestonesHaveNoPopup: Proof = async (app) => {
  await app.logIn({ at: { completed: 1, current: 2 } });
  const { id } = app.milestone(2);
  const known = await app.real('course.learnContents', { id });
  await app.remembers(Object.fromEntries(known.map((lesson) => [`video_watched_${lesson.id}`, 'true'])));
  answerMark(app, 2);
  await app.open(`/learn/${id}`);
  await expect.poll(() => app.marks().length).toBe(1);
  await expect(next(app)).toBeEnabled();
  await expect(app.page.getByRole('dialog')).toHaveCount(0);
};

export const lastVideoLeadsToPractice: Proof = async (app) => {
  await opens(app, { completed: 0, parts: ['video'] });
  for (const _ of await lessons(app)) await next(app).click();
  await app.isAt('/code/hello-python');
};

export const firstVideoLeadsBackToDashboard: Proof = async (app) => {
  await opens(app);
  await previous(app).click();
  await app.isAt('/dashboard');
};

export const unknownMilestoneIsTold: Proof = async (app) => {
  await app.logIn();
  await app.open('/learn/no-such-milestone');
  await app.reads('Milestone not found');
};

export const missingLessonsAreTold: Proof = async (app) => {
  await app.logIn();
  app.api.answer(contents, []);
  await app.open(first);
  await app.reads('No learning content available');
};

export const failedLessonsAreTold: Proof = async (app) => {
  await app.logIn();
  app.api.answer(contents, refuse('server_error'));
  await app.open(first);
  await app.reads('Failed to load learning content. Please try again later.');
};

export const missingContentIsTold: Proof = async (app) => {
  await app.logIn({ at: { completed: 0 } });
  const nothing = { video_url: '', lite_url: '', audio_url: null, transcript: '' };
  changeLessons(app, (lesson) => ({ ...lesson, ...nothing }));
  await app.open(first);
  await app.reads('Content not available');
};

/** Expects that the rest of the lesson can be read, and left, as usual. */
export const brokenVideoDoesNoHarm: Proof = async (app) => {
  await app.page.route('**/*.mp4', (route) => route.abort('failed'));
  await opens(app);
  await expect(app.main.getByRole('region', { name: app.t('lesson_transcript') })).toBeVisible();
  await expect(app.main.getByText('Failed to load learning content')).toHaveCount(0);
  await previous(app).click();
  await app.isAt('/dashboard');
};

/** Opens the lessons as videos. */
async function opens(app: AcceptancePage, at: Standing = { completed: 0 }): Promise<void> {
  await app.remembers({ lesson_player: '{"wish":"video"}' });
  await app.logIn({ at });
  answerMark(app, 1);
  await app.open(first);
  await expect(next(app)).toBeVisible();
}

/** Opens the page with all lessons but the last watched. */
async function reachLast(app: AcceptancePage): Promise<void> {
  const known = await knownLessons(app);
  const watched = known.slice(0, -1).map(({ id }) => [`video_watched_${id}`, 'true']);
  await app.remembers(Object.fromEntries(watched));
  await opens(app);
}

function answerMark(app: AcceptancePage, order: number): void {
  app.api.answer('progress.markVideoWatched', {
    ...progressOf(app.course, { completed: order - 1, parts: ['video'], badges: [firstStep] }),
  });
}

function changeLessons(app: AcceptancePage, change: (lesson: LearnContent) => LearnContent): void {
  app.api.change(contents, (all) => all.map(change));
}

function lessons(app: AcceptancePage): Promise<LearnContent[]> {
  return app.real('course.learnContents', { id: 'hello-python' });
}

async function knownLessons(app: AcceptancePage): Promise<[LearnContent, LearnContent, ...LearnContent[]]> {
  await app.logIn();
  const [one, two, ...more] = await lessons(app);
  if (one === undefined || two === undefined) throw new Error('There are less than two lessons');
  return [one, two, ...more];
}

function lessonHeading(app: AcceptancePage, { title }: LearnContent) {
  return app.main.getByRole('heading', { name: title, exact: true });
}

function previous(app: AcceptancePage) {
  return app.button(/^Previous/).or(app.link(/^Previous/));
}

function next(app: AcceptancePage) {
  return app.button(/^Next/).or(app.link(/^Next/));
}

/** Plays the video to its end at 16 times the speed, because skipped parts do not count. */
async function watch(app: AcceptancePage): Promise<void> {
  // The lesson stops to ask what a program will show, and where one can be tried.
  const onward = app
    .button(app.t('lesson_guess_unknown'))
    .or(app.button(app.t('lesson_guess_on')))
    .first();
  const pass = (): Promise<void> => onward.click().then(pass);
  pass().catch(() => undefined);
  await app.main.locator('video').evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    video.muted = true;
    if (video.readyState < 1)
      await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
    const ended = new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
    const begun = new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    await video.play();
    await begun;
    video.playbackRate = 16;
    await ended;
  });
}
