import type { Milestone } from '@python-learning/contract';
import { refuse } from '@python-learning/testing/fake-api';
import { annualSubscription, firstStep } from '@python-learning/testing/samples';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { watchConfetti } from './confetti-watch.ts';
import { progressOf, type Standing } from './standings.ts';

const secondBadge = { ...firstStep, id: 'loop-friend', title: 'Friend of Loops' };

export const welcomesByName: Proof = async (app) => {
  await app.logIn({ account: 'halfway' });
  await app.open('/dashboard');
  await expect(app.main.getByRole('heading', { name: /^Welcome.*demo_halfway/ })).toBeVisible();
};

export const showsPoints: Proof = async (app) => {
  await opens(app, { completed: 1, score: 4321 });
  await expect(figure(app, app.t('dashboard_points'))).toContainText('4321');
};

export const countsBadges: Proof = async (app) => {
  await opens(app, { completed: 1, badges: [firstStep, secondBadge] });
  await expect(figure(app, app.t('dashboard_badges'))).toContainText('2');
};

export const listsBadges: Proof = async (app) => {
  await opens(app, { completed: 1, badges: [firstStep, secondBadge] });
  await app.reads(app.t('dashboard_badges_heading'), 'First Step', 'Friend of Loops');
};

export const listsFifteenMilestones: Proof = async (app) => {
  await opens(app, { completed: 1 });
  await expect(app.main.getByRole('listitem').filter({ has: app.page.getByRole('heading') })).toHaveCount(15);
  for (const { order } of app.course) await expect(item(app, order)).toBeVisible();
};

export const hasFifteenMilestones: Proof = async (app) => {
  expect(app.course.map(({ order }) => order)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
};

export const tellsAFunFact: Proof = async (app) => {
  await opens(app, { completed: 0 });
  const heading = app.main.getByRole('heading', { name: app.t('dashboard_fact_heading') });
  await expect(heading.locator('..')).toContainText(/.{40}/);
};

export const offersUpgradeAfterFour: Proof = async (app) => {
  await opens(app, { completed: 4 }, null);
  const banner = app.main
    .locator('section')
    .filter({ hasText: app.t('dashboard_upgrade_title') })
    .last();
  await banner.locator('a[href="/subscription"]').click();
  await app.isAt('/subscription');
};

export const offersNoUpgrade: Proof = async (app) => {
  const offer = app.main.getByText(app.t('dashboard_upgrade_title'));
  await opens(app, { completed: 3 }, null);
  await expect(offer).toHaveCount(0);
  await opens(app, { completed: 5 }, annualSubscription);
  await expect(offer).toHaveCount(0);
};

/** Expects the state of a milestone in words, and its button. */
export function milestoneIs(
  order: number,
  expected: { at: Standing; isSubscribed?: boolean; state: string; button: string },
): Proof {
  return async (app) => {
    await opens(app, expected.at, expected.isSubscribed === true ? annualSubscription : null);
    await expect(item(app, order).getByText(expected.state, { exact: true })).toBeVisible();
    await expect(action(app, order, expected.button)).toBeVisible();
    await expect(action(app, order, expected.button)).toContainText(expected.button);
  };
}

export function buttonLeadsTo(order: number, name: string, at: Standing, path: string): Proof {
  return async (app) => {
    await opens(app, at, null);
    await action(app, order, name).click();
    await app.isAt(path.replace(':id', app.milestone(order).id));
  };
}

export const lockedButtonIsDisabled: Proof = async (app) => {
  await opens(app, { completed: 1 }, null);
  await expect(item(app, 4).getByRole('button', { name: /^Start\b(?! over)/ })).toBeDisabled();
};

/** A former subscriber may have completed a later milestone before an earlier one. */
export const continueLeadsToUpgrade: Proof = async (app) => {
  await opens(app, { completed: [1, 2, 3, 5], current: 4 }, null);
  await action(app, 4, 'Continue').click();
  await app.isAt('/subscription');
};

export const confettiFliesOnce: Proof = async (app) => {
  const throws = await watchConfetti(app.page);
  await opens(app, { completed: 1 });
  await expect.poll(async () => (await throws()).length).toBe(1);
  await app.header.getByRole('link', { name: 'Home', exact: true }).click();
  await app.isAt('/');
  await app.header.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await app.reads(/^Welcome/);
  await app.settled();
  expect(await throws()).toHaveLength(1);
};

export const confettiWaitsForAMilestone: Proof = async (app) => {
  const throws = await watchConfetti(app.page);
  await opens(app, { completed: 0 });
  await app.settled();
  expect(await throws()).toEqual([]);
};

export const confettiIsAHundredScraps: Proof = async (app) => {
  const throws = await watchConfetti(app.page);
  await opens(app, { completed: 1 });
  await expect.poll(async () => (await throws()).length).toBe(1);
  const [first] = await throws();
  expect(first?.scraps).toBe(100);
  // 35 degrees to either side, and slightly more where gravity has already pulled slow pieces down.
  expect(first?.widestDegrees).toBeGreaterThan(28);
  expect(first?.widestDegrees).toBeLessThan(42);
};

/** Resets only the marks that are set, and removes this browser's entries of the milestone. */
export const startsMilestoneOver: Proof = async (app) => {
  const { id } = app.milestone(1);
  const after = progressOf(app.course, { completed: 0 });
  await app.logIn();
  app.api.answerAll({
    'progress.markVideoWatched': after,
    'progress.markCodeCompleted': after,
    'progress.markExerciseCompleted': after,
  });
  app.api.answer('progress.progress', {
    ...progressOf(app.course, { completed: 1, current: 2 }),
    completed_exercises: [],
  });
  const keys = await keysOf(app, id);
  await app.remembers(Object.fromEntries(keys.map((key) => [key, 'true'])));
  await app.open('/dashboard');
  await item(app, 1)
    .getByRole('button', { name: new RegExp(app.t('dashboard_reset_action')) })
    .click();
  const dialog = app.page.getByRole('dialog');
  await dialog.getByRole('button', { name: app.t('dashboard_reset_confirm') }).click();
  await expect(dialog).toBeHidden();
  const marks = app.marks();
  expect(marks.map(({ path, body }) => [path, body])).toEqual([
    [`/learn/milestones/${id}/mark-video-watched/`, { reset: true }],
    [`/learn/milestones/${id}/mark-code-completed/`, { reset: true }],
  ]);
  for (const key of keys) expect([key, await app.stored(key)]).toEqual([key, null]);
};

export const failedProgressIsNotShownOnOtherPages: Proof = async (app) => {
  await app.logIn();
  app.api.answer('progress.progress', refuse('server_error'));
  app.api.answer('subscriptions.subscriptionStatus', refuse('server_error'));
  for (const path of ['/', '/contact', '/learn/hello-python']) {
    await app.open(path);
    await expect(app.header.getByRole('button', { name: 'demo_graduate' })).toBeVisible();
    await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(app.page.getByRole('alert')).toHaveCount(0);
  }
};

async function opens(
  app: AcceptancePage,
  at: Standing,
  subscription: typeof annualSubscription | null = null,
): Promise<void> {
  await app.logIn({ at, subscription });
  await app.open('/dashboard');
  await app.reads(/^Welcome/);
}

function item(app: AcceptancePage, order: number) {
  const { title }: Milestone = app.milestone(order);
  return app.main.getByRole('listitem').filter({ has: app.page.getByRole('heading', { name: title }) });
}

function action(app: AcceptancePage, order: number, name: string) {
  const named = { name: new RegExp(`^${name}\\b(?! over)`) };
  return item(app, order).getByRole('link', named).or(item(app, order).getByRole('button', named));
}

function figure(app: AcceptancePage, name: string) {
  return app.main.getByText(name, { exact: true }).locator('..').first();
}

async function keysOf(app: AcceptancePage, milestoneId: string): Promise<string[]> {
  const lessons = await app.real('course.learnContents', { id: milestoneId });
  const { questions } = await app.real('practice.questions', { id: milestoneId });
  return [
    ...lessons.map(({ id }) => `video_watched_${id}`),
    ...questions.flatMap(({ id }) => [`code_success_${id}`, `code_output_${id}`, `points_awarded_${id}`]),
    `exercise_completed_${milestoneId}`,
  ];
}
