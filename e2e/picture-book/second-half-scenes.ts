import type { Streak } from '@python-learning/contract';
import { weekOf } from '@python-learning/testing/samples';
import type { LearnerAtBrowser } from '../learner.ts';
import { answers, fails, neverAnswers } from './network.ts';
import type { Arrange, Scene, Visit } from './scene.ts';

/** A week with three learning days, in a streak of four. */
const fullWeek = weekOf('2026-11-16', { current_weeks: 4, best_weeks: 6, rest_weeks_left: 6 }, [0, 1, 3]);

/** Pictures of badges, weeks, rest and the note about a pause. */
export const secondHalfScenes: readonly Scene[] = [
  { name: 'dashboard-badges', audience: 'halfway', path: '/dashboard', act: unfoldsBadges },
  {
    name: 'dashboard-new-badge',
    audience: 'halfway',
    path: '/dashboard',
    arrange: hasSeenOneBadge,
    act: hasGoals,
  },
  {
    name: 'dashboard-week-full',
    audience: 'halfway',
    path: '/dashboard',
    arrange: hasWeek(fullWeek),
    act: hasGoals,
  },
  {
    name: 'dashboard-resting',
    audience: 'halfway',
    path: '/dashboard',
    arrange: hasWeek({ ...fullWeek, resting: true, rest_weeks: ['2026-11-16', '2026-11-23'] }),
  },
  { name: 'dashboard-rest', audience: 'halfway', path: '/dashboard', act: wantsRest, windowOnly: true },
  {
    name: 'dashboard-welcome-back',
    audience: 'halfway',
    path: '/dashboard',
    arrange: hasWeek({ ...fullWeek, welcome_back: true }),
    windowOnly: true,
  },
  {
    name: 'dashboard-parts-loading',
    audience: 'halfway',
    path: '/dashboard',
    arrange: partsAre(neverAnswers),
  },
  {
    name: 'dashboard-parts-failed',
    audience: 'halfway',
    path: '/dashboard',
    arrange: partsAre(fails),
    act: scrollsToGoals,
  },
  {
    name: 'dashboard-pause',
    audience: 'halfway',
    path: '/dashboard',
    arrange: hasLearnedForAnHour,
    act: waitsForPause,
    windowOnly: true,
    stopsClock: true,
  },
];

function hasWeek(week: Streak) {
  return answers('streak.streak', week);
}

function partsAre(state: (...calls: readonly ['badges.', 'streak.']) => Arrange): Arrange {
  return state('badges.', 'streak.');
}

async function hasSeenOneBadge({ page }: Visit): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('seen_badges', 'first-step'));
}

async function hasLearnedForAnHour({ page }: Visit): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const nowMs = Date.now();
    localStorage.setItem('sitting', `${nowMs - 3_660_000} ${nowMs - 60_000} 0`);
  });
}

async function waitsForPause({ page, t }: LearnerAtBrowser): Promise<void> {
  // The count begins a minute after the page.
  await page.clock.fastForward('01:00');
  await page.getByText(t('core_pause_title')).waitFor();
}

async function unfoldsBadges(child: LearnerAtBrowser): Promise<void> {
  await hasGoals(child);
  const { page } = child;
  const folded = page.getByRole('main').locator('[aria-expanded="false"]:visible');
  await folded.first().waitFor();
  for (const button of (await folded.all()).toReversed()) await button.click();
}

/** Scrolls to the badges not awarded yet, which load when near, and waits for them. */
async function hasGoals({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByRole('heading', { name: t('dashboard_goals_heading') }).scrollIntoViewIfNeeded();
  await page.getByRole('progressbar').first().waitFor();
}

/** Scrolls to the badges not awarded yet, which load when near. */
async function scrollsToGoals({ page }: LearnerAtBrowser): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

async function wantsRest(child: LearnerAtBrowser): Promise<void> {
  await child.button('dashboard_rest_begin').click();
  await child.page.getByRole('dialog').waitFor();
}
