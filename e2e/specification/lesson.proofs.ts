import type { LearnContent } from '@python-learning/contract';
import { watchConfetti } from './confetti-watch.ts';
import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import { firstStep, progressOf, type Standing } from './standings.ts';

const contents = 'GET /learn/milestones/:id/learn-contents/';
const first = '/learn/hello-python';

export const learnLeadsOn: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 2 } });
  await stage.open('/learn');
  await stage.isAt(`/learn/${stage.milestone(3).id}`);
};

export const learnLeadsToDashboardAtTheEnd: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 15, current: null } });
  await stage.open('/learn');
  await stage.isAt('/dashboard');
};

export const learnNeedsALogin: Proof = async (stage) => {
  await stage.open('/learn');
  await stage.isAt('/login');
};

export const showsAVideoWithItsNeighbours: Proof = async (stage) => {
  await opens(stage);
  const [lesson] = await lessons(stage);
  await expect(stage.main.locator('video')).toHaveAttribute('src', lesson?.video_url ?? '');
  await expect(previous(stage)).toBeVisible();
  await expect(next(stage)).toBeVisible();
};

export const goesFromVideoToVideo: Proof = async (stage) => {
  const [one, two] = await knownLessons(stage);
  await stage.remembers({ [`video_watched_${one.id}`]: 'true' });
  await opens(stage);
  await expect(lessonHeading(stage, two)).toBeVisible();
  await previous(stage).click();
  await expect(lessonHeading(stage, one)).toBeVisible();
  await next(stage).click();
  await expect(lessonHeading(stage, two)).toBeVisible();
};

export const hasATranscript: Proof = async (stage) => {
  await opens(stage);
  const transcript = stage.main.getByRole('region', { name: stage.t('lesson_transcript') });
  const [lesson] = await lessons(stage);
  const words = lesson?.transcript.match(/\w{6,}/g)?.slice(0, 5) ?? [];
  expect(words).toHaveLength(5);
  for (const word of words) await expect(transcript).toContainText(word);
};

export const canBeHeardInstead: Proof = async (stage) => {
  await opens(stage);
  const [lesson] = await lessons(stage);
  await stage.main.getByText(stage.t('lesson_form_audio'), { exact: true }).click();
  await expect(stage.main.locator('audio')).toHaveAttribute('src', lesson?.audio_url ?? '');
};

export const audioIsOptional: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 0 } });
  changeLessons(stage, (lesson) => ({ ...lesson, audio_url: null }));
  await stage.open(first);
  await expect(stage.main.locator('video')).toBeVisible();
  await expect(stage.main.getByText(stage.t('lesson_form_audio'), { exact: true })).toHaveCount(0);
};

export const endOfVideoEnablesNext: Proof = async (stage) => {
  await opens(stage);
  const [lesson] = await knownLessons(stage);
  await expect(next(stage)).toBeDisabled();
  await watch(stage);
  await expect(next(stage)).toBeEnabled();
  expect(await stage.stored(`video_watched_${lesson.id}`)).toBe('true');
};

export const nextNeedsTheEnd: Proof = async (stage) => {
  await opens(stage);
  await expect(stage.main.locator('video')).toBeVisible();
  await expect(next(stage)).toBeDisabled();
};

export const watchedBeforeEnablesNext: Proof = async (stage) => {
  await opens(stage, { completed: 0, parts: ['video'] });
  await expect(next(stage)).toBeEnabled();
};

export const storedAsWatchedEnablesNext: Proof = async (stage) => {
  const [one] = await knownLessons(stage);
  await stage.remembers({ [`video_watched_${one.id}`]: 'true' });
  await opens(stage);
  await previous(stage).click();
  await expect(lessonHeading(stage, one)).toBeVisible();
  await expect(next(stage)).toBeEnabled();
};

export const firstBadgeIsCelebrated: Proof = async (stage) => {
  const throws = await watchConfetti(stage.page);
  await reachLast(stage);
  await watch(stage);
  const popup = stage.page.getByRole('dialog');
  await expect(popup).toContainText('New Badge Earned!');
  await expect(popup).toContainText('First Step');
  await expect.poll(async () => (await throws()).length).toBeGreaterThan(0);
  expect(stage.calls.sentWith('POST /learn/milestones/:id/mark-video-watched/')).toHaveLength(1);
};

/** In the second milestone the end of the videos is no first step. */
export const laterMilestonesHaveNoPopup: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 1, current: 2 } });
  const { id } = stage.milestone(2);
  const known = await stage.real<LearnContent[]>(`/learn/milestones/${id}/learn-contents/`);
  await stage.remembers(Object.fromEntries(known.map((lesson) => [`video_watched_${lesson.id}`, 'true'])));
  answerMark(stage, 2);
  await stage.open(`/learn/${id}`);
  await expect.poll(() => stage.calls.sentWith('POST /learn/milestones/:id/**/').length).toBe(1);
  await expect(next(stage)).toBeEnabled();
  await expect(stage.page.getByRole('dialog')).toHaveCount(0);
};

export const lastVideoLeadsToPractice: Proof = async (stage) => {
  await opens(stage, { completed: 0, parts: ['video'] });
  for (const _ of await lessons(stage)) await next(stage).click();
  await stage.isAt('/code/hello-python');
};

export const firstVideoLeadsBackToDashboard: Proof = async (stage) => {
  await opens(stage);
  await previous(stage).click();
  await stage.isAt('/dashboard');
};

export const unknownMilestoneIsTold: Proof = async (stage) => {
  await stage.logIn();
  await stage.open('/learn/no-such-milestone');
  await stage.reads('Milestone not found');
};

export const missingLessonsAreTold: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.answer(contents, []);
  await stage.open(first);
  await stage.reads('No learning content available');
};

export const failedLessonsAreTold: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.answer(contents, { detail: 'Broken.' }, 500);
  await stage.open(first);
  await stage.reads('Failed to load learning content. Please try again later.');
};

export const missingContentIsTold: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 0 } });
  const nothing = { video_url: '', light_video_url: '', lite_url: '', audio_url: null, transcript: '' };
  changeLessons(stage, (lesson) => ({ ...lesson, ...nothing }));
  await stage.open(first);
  await stage.reads('Content not available');
};

/** The rest of the lesson can be read and left as before. */
export const brokenVideoDoesNoHarm: Proof = async (stage) => {
  await stage.page.route('**/*.mp4', (route) => route.abort('failed'));
  await opens(stage);
  await expect(stage.main.getByRole('region', { name: stage.t('lesson_transcript') })).toBeVisible();
  await expect(stage.main.getByText('Failed to load learning content')).toHaveCount(0);
  await previous(stage).click();
  await stage.isAt('/dashboard');
};

async function opens(stage: Stage, at: Standing = { completed: 0 }): Promise<void> {
  await stage.logIn({ at });
  answerMark(stage, 1);
  await stage.open(first);
  await expect(next(stage)).toBeVisible();
}

/** All lessons but the last are watched. */
async function reachLast(stage: Stage): Promise<void> {
  const known = await knownLessons(stage);
  const watched = known.slice(0, -1).map(({ id }) => [`video_watched_${id}`, 'true']);
  await stage.remembers(Object.fromEntries(watched));
  await opens(stage);
}

function answerMark(stage: Stage, order: number): void {
  stage.calls.answer('POST /learn/milestones/:id/mark-video-watched/', {
    ...progressOf(stage.course, { completed: order - 1, parts: ['video'], badges: [firstStep] }),
  });
}

function changeLessons(stage: Stage, change: (lesson: LearnContent) => LearnContent): void {
  stage.calls.change<LearnContent[]>(contents, (all) => all.map(change));
}

function lessons(stage: Stage): Promise<LearnContent[]> {
  return stage.real('/learn/milestones/hello-python/learn-contents/');
}

async function knownLessons(stage: Stage): Promise<[LearnContent, LearnContent, ...LearnContent[]]> {
  await stage.logIn();
  const [one, two, ...more] = await lessons(stage);
  if (one === undefined || two === undefined) throw new Error('There are less than two lessons');
  return [one, two, ...more];
}

function lessonHeading(stage: Stage, { title }: LearnContent) {
  return stage.main.getByRole('heading', { name: title, exact: true });
}

function previous(stage: Stage) {
  return stage.button(/^Previous/).or(stage.link(/^Previous/));
}

function next(stage: Stage) {
  return stage.button(/^Next/).or(stage.link(/^Next/));
}

/** Plays the video on screen to its end, sixteen times as fast: what is skipped does not count. */
async function watch(stage: Stage): Promise<void> {
  await stage.main.locator('video').evaluate(async (element) => {
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
