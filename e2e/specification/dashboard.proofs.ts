import type { CodingExercise, LearnContent, Milestone } from '@python-learning/contract';
import { watchConfetti } from './confetti-watch.ts';
import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import { annualSubscription, firstStep, progressOf, type Standing } from './standings.ts';

const secondBadge = { ...firstStep, id: 'loop-friend', title: 'Friend of Loops' };

export const welcomesByName: Proof = async (stage) => {
  await stage.logIn({ account: 'halfway' });
  await stage.open('/dashboard');
  await expect(stage.main.getByRole('heading', { name: /^Welcome.*demo_halfway/ })).toBeVisible();
};

export const showsPoints: Proof = async (stage) => {
  await opens(stage, { completed: 1, score: 4321 });
  await expect(figure(stage, stage.t('dashboard_points'))).toContainText('4321');
};

export const countsBadges: Proof = async (stage) => {
  await opens(stage, { completed: 1, badges: [firstStep, secondBadge] });
  await expect(figure(stage, stage.t('dashboard_badges'))).toContainText('2');
};

export const listsAchievements: Proof = async (stage) => {
  await opens(stage, { completed: 1, badges: [firstStep, secondBadge] });
  await stage.reads(stage.t('dashboard_achievements_heading'), 'First Step', 'Friend of Loops');
};

export const listsFifteenMilestones: Proof = async (stage) => {
  await opens(stage, { completed: 1 });
  await expect(stage.main.getByRole('listitem').filter({ has: stage.page.getByRole('heading') })).toHaveCount(
    15,
  );
  for (const { order } of stage.course) await expect(item(stage, order)).toBeVisible();
};

export const hasFifteenMilestones: Proof = async (stage) => {
  expect(stage.course.map(({ order }) => order)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
};

export const tellsAFunFact: Proof = async (stage) => {
  await opens(stage, { completed: 0 });
  const heading = stage.main.getByRole('heading', { name: stage.t('dashboard_fact_heading') });
  await expect(heading.locator('..')).toContainText(/.{40}/);
};

export const offersUpgradeAfterFour: Proof = async (stage) => {
  await opens(stage, { completed: 4 }, null);
  const banner = stage.main
    .locator('section')
    .filter({ hasText: stage.t('dashboard_upgrade_title') })
    .last();
  await banner.locator('a[href="/subscription"]').click();
  await stage.isAt('/subscription');
};

export const offersNoUpgrade: Proof = async (stage) => {
  const offer = stage.main.getByText(stage.t('dashboard_upgrade_title'));
  await opens(stage, { completed: 3 }, null);
  await expect(offer).toHaveCount(0);
  await opens(stage, { completed: 5 }, annualSubscription);
  await expect(offer).toHaveCount(0);
};

/** The state of a milestone in words, and the button that fits it. */
export function milestoneIs(
  order: number,
  expected: { at: Standing; isSubscribed?: boolean; state: string; button: string },
): Proof {
  return async (stage) => {
    await opens(stage, expected.at, expected.isSubscribed === true ? annualSubscription : null);
    await expect(item(stage, order).getByText(expected.state, { exact: true })).toBeVisible();
    await expect(action(stage, order, expected.button)).toBeVisible();
    await expect(action(stage, order, expected.button)).toContainText(expected.button);
  };
}

export function buttonLeadsTo(order: number, name: string, at: Standing, path: string): Proof {
  return async (stage) => {
    await opens(stage, at, null);
    await action(stage, order, name).click();
    await stage.isAt(path.replace(':id', stage.milestone(order).id));
  };
}

export const lockedButtonIsDisabled: Proof = async (stage) => {
  await opens(stage, { completed: 1 }, null);
  await expect(item(stage, 4).getByRole('button', { name: /^Start\b(?! over)/ })).toBeDisabled();
};

/** Who had a subscription once may have done a later milestone before an earlier one. */
export const continueLeadsToUpgrade: Proof = async (stage) => {
  await opens(stage, { completed: [1, 2, 3, 5], current: 4 }, null);
  await action(stage, 4, 'Continue').click();
  await stage.isAt('/subscription');
};

export const confettiFliesOnce: Proof = async (stage) => {
  const throws = await watchConfetti(stage.page);
  await opens(stage, { completed: 1 });
  await expect.poll(async () => (await throws()).length).toBe(1);
  await stage.header.getByRole('link', { name: 'Home', exact: true }).click();
  await stage.isAt('/');
  await stage.header.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await stage.reads(/^Welcome/);
  await stage.settled();
  expect(await throws()).toHaveLength(1);
};

export const confettiWaitsForAMilestone: Proof = async (stage) => {
  const throws = await watchConfetti(stage.page);
  await opens(stage, { completed: 0 });
  await stage.settled();
  expect(await throws()).toEqual([]);
};

export const confettiIsAHundredScraps: Proof = async (stage) => {
  const throws = await watchConfetti(stage.page);
  await opens(stage, { completed: 1 });
  await expect.poll(async () => (await throws()).length).toBe(1);
  const [first] = await throws();
  expect(first?.scraps).toBe(100);
  // 35 degrees to either side, and a little more where the weight has already pulled at the slow ones.
  expect(first?.widestDegrees).toBeGreaterThan(28);
  expect(first?.widestDegrees).toBeLessThan(42);
};

/** Only the marks that are set are sent; what this browser remembers of the milestone goes with them. */
export const startsMilestoneOver: Proof = async (stage) => {
  const { id } = stage.milestone(1);
  const after = progressOf(stage.course, { completed: 0 });
  await stage.logIn();
  for (const mark of ['video-watched', 'code-completed', 'exercise-completed'] as const)
    stage.calls.answer(`POST /learn/milestones/:id/mark-${mark}/`, after);
  stage.calls.answer('GET /learn/progress/', {
    ...progressOf(stage.course, { completed: 1, current: 2 }),
    completed_exercises: [],
  });
  const keys = await keysOf(stage, id);
  await stage.remembers(Object.fromEntries(keys.map((key) => [key, 'true'])));
  await stage.open('/dashboard');
  await item(stage, 1)
    .getByRole('button', { name: new RegExp(stage.t('dashboard_reset_action')) })
    .click();
  const dialog = stage.page.getByRole('dialog');
  await dialog.getByRole('button', { name: stage.t('dashboard_reset_confirm') }).click();
  await expect(dialog).toBeHidden();
  const marks = stage.calls.sentWith('POST /learn/milestones/:id/**/');
  expect(marks.map(({ path, body }) => [path, body])).toEqual([
    [`/learn/milestones/${id}/mark-video-watched/`, { reset: true }],
    [`/learn/milestones/${id}/mark-code-completed/`, { reset: true }],
  ]);
  for (const key of keys) expect([key, await stage.stored(key)]).toEqual([key, null]);
};

export const failedProgressIsNotShownOnOtherPages: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.answer('GET /learn/progress/', { detail: 'Broken.' }, 500);
  stage.calls.answer('GET /subscriptions/status/', { detail: 'Broken.' }, 500);
  for (const path of ['/', '/contact', '/learn/hello-python']) {
    await stage.open(path);
    await expect(stage.header.getByRole('button', { name: 'demo_graduate' })).toBeVisible();
    await expect(stage.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stage.page.getByRole('alert')).toHaveCount(0);
  }
};

async function opens(
  stage: Stage,
  at: Standing,
  subscription: typeof annualSubscription | null = null,
): Promise<void> {
  await stage.logIn({ at, subscription });
  await stage.open('/dashboard');
  await stage.reads(/^Welcome/);
}

function item(stage: Stage, order: number) {
  const { title }: Milestone = stage.milestone(order);
  return stage.main.getByRole('listitem').filter({ has: stage.page.getByRole('heading', { name: title }) });
}

function action(stage: Stage, order: number, name: string) {
  const named = { name: new RegExp(`^${name}\\b(?! over)`) };
  return item(stage, order).getByRole('link', named).or(item(stage, order).getByRole('button', named));
}

function figure(stage: Stage, name: string) {
  return stage.main.getByText(name, { exact: true }).locator('..').first();
}

async function keysOf(stage: Stage, milestoneId: string): Promise<string[]> {
  const lessons = await stage.real<LearnContent[]>(`/learn/milestones/${milestoneId}/learn-contents/`);
  const { questions } = await stage.real<CodingExercise>(`/learn/milestones/${milestoneId}/questions/`);
  return [
    ...lessons.map(({ id }) => `video_watched_${id}`),
    ...questions.flatMap(({ id }) => [`code_success_${id}`, `code_output_${id}`, `points_awarded_${id}`]),
    `exercise_completed_${milestoneId}`,
  ];
}
