import type { Page } from '@playwright/test';
import type { Streak, WarmUp, WarmUpAnswered } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { type FakeRequest, languageOf } from '@python-learning/testing/fake-api';
import { weekOf } from '@python-learning/testing/samples';
import { curriculum, milestones } from '../course.ts';
import type { LearnerAtBrowser } from '../learner.ts';
import { callServer } from '../server-calls.ts';
import { progressOf } from '../specification/standings.ts';
import { answers, fails, neverAnswers } from './network.ts';
import type { Arrange, Scene, Visit } from './scene.ts';
import { changeTimers } from './timers.ts';

const second = 'names-for-values';

/** A week with three learning days, in a streak of four. */
const fullWeek = weekOf('2026-11-16', { current_weeks: 4, best_weeks: 6, rest_weeks_left: 6 }, [0, 1, 3]);

/** Pictures of badges, weeks, rest, the warm-up before a milestone and the note about a pause. */
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
  { name: 'warm-up', audience: 'new', path: `/learn/${second}`, arrange: warmsUp, act: isInvited },
  {
    name: 'warm-up-question',
    audience: 'new',
    path: `/learn/${second}`,
    arrange: warmsUp,
    act: answersWith('A'),
  },
  {
    name: 'warm-up-right',
    audience: 'new',
    path: `/learn/${second}`,
    arrange: warmsUp,
    act: checks('right'),
  },
  {
    name: 'warm-up-wrong',
    audience: 'new',
    path: `/learn/${second}`,
    arrange: warmsUp,
    act: checks('wrong'),
  },
  { name: 'warm-up-end', audience: 'new', path: `/learn/${second}`, arrange: warmsUp, act: comesToTheEnd },
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

async function isInvited(child: LearnerAtBrowser): Promise<void> {
  await child.button('warm_up_start').waitFor();
}

async function wantsRest(child: LearnerAtBrowser): Promise<void> {
  await child.button('dashboard_rest_begin').click();
  await child.page.getByRole('dialog').waitFor();
}

/** A learner at the second milestone. No answer is stored, so that every picture begins alike. */
async function warmsUp({ api, page }: Visit): Promise<void> {
  // On a busy machine the lesson would open without it.
  await changeTimers(page, 2_000, 'never');
  api.answer('progress.progress', progressOf(milestones, { completed: 1 }));
  api.answer('warmUp.warmUp', (request) => offersQuestions(page, languageOf(request)));
  api.answer('warmUp.answerWarmUp', checksAnswer);
}

/** Offers the first questions of the first milestone, as the server words them. */
async function offersQuestions(page: Page, language: Language): Promise<WarmUp> {
  const { id } = firstMilestone();
  const questions = await callServer(page.request, 'exercise.mcqQuestions', { id }, language);
  return { status: 'offered', answered: 0, questions: questions.slice(0, 3) };
}

function checksAnswer(request: FakeRequest<'warmUp.answerWarmUp'>): WarmUpAnswered {
  const language = languageOf(request);
  const { answers: given = [] } = request.body;
  const results = given.map(({ id, selected_option: option }) => {
    const mcq = firstMilestone().mcqs.find((one) => one.id === id);
    const explanation = `<p>${mcq?.explanation[language] ?? ''}</p>`;
    return { id, is_correct: mcq?.right === option, explanation };
  });
  return { status: 'offered', answered: given.length, questions: [], results };
}

function firstMilestone() {
  const first = curriculum.milestones.find(({ order }) => order === 1);
  if (first === undefined) throw new Error('The course has no first milestone.');
  return first;
}

function answersWith(letter: string) {
  return async (child: LearnerAtBrowser): Promise<void> => {
    await child.button('warm_up_start').click();
    await choice(child, letter).check({ force: true });
  };
}

/** Finds an option by its letter, because the text of another option may begin with that letter. */
function choice({ page }: LearnerAtBrowser, letter: string) {
  return page.getByRole('radio').and(page.locator(`[value="${letter}"]`));
}

function checks(wanted: 'right' | 'wrong') {
  return async (child: LearnerAtBrowser): Promise<void> => {
    const right = firstMilestone().mcqs[0]?.right ?? 'A';
    const wrong = right === 'A' ? 'B' : 'A';
    await answersWith(wanted === 'right' ? right : wrong)(child);
    await child.button('warm_up_check').click();
    await child.button('warm_up_next').waitFor();
  };
}

async function comesToTheEnd(child: LearnerAtBrowser): Promise<void> {
  await checks('right')(child);
  for (const after of ['warm_up_next', 'warm_up_finish']) {
    await child.button('warm_up_next').click();
    await choice(child, 'A').check({ force: true });
    await child.button('warm_up_check').click();
    await child.button(after).waitFor();
  }
  await child.button('warm_up_finish').click();
  await child.page.getByText(child.t('warm_up_end'), { exact: true }).waitFor();
}
