import type { McqQuestion } from '@python-learning/contract';
import { byId, refuse } from '@python-learning/testing/fake-api';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { watchConfetti } from './confetti-watch.ts';
import { progressOf, type Standing } from './standings.ts';

const questions = 'exercise.mcqQuestions';
const submit = 'exercise.submitMcq';
const mark = 'progress.markExerciseCompleted';
const first = '/exercise/hello-python';
const right = { is_correct: true, explanation: '<p>Because it <em>prints</em>.</p>' };
const wrong = { is_correct: false, explanation: '<p>Look at the <em>quotes</em>.</p>' };

export const hasTitleAndIntro: Proof = async (app) => {
  await opens(app);
  await expect(app.main.getByRole('heading', { level: 1, name: app.milestone(1).title })).toBeVisible();
  await app.reads(app.t('exercise_intro'));
};

export const canBeMuted: Proof = async (app) => {
  await opens(app);
  await app.button(app.t('exercise_mute')).click();
  await app.button(app.t('exercise_unmute')).click();
  await expect(app.button(app.t('exercise_mute'))).toBeVisible();
};

export const congratulates: Proof = async (app) => {
  await opens(app, { at: { completed: 1 } });
  await app.reads(/Congratulations/);
  await expect(app.button('Practice Again')).toBeVisible();
};

export const tellsOfReviewMode: Proof = async (app) => {
  await opens(app, { at: { completed: 1 } });
  await app.button('Practice Again').click();
  await app.reads("You're reviewing this exercise. Your answers won't affect your progress.");
};

export const showsQuestionsWithDropdowns: Proof = async (app) => {
  const asked = await opens(app, {
    change: (question) => ({ ...question, question_text: '<p>What does <code>print</code> do?</p>' }),
  });
  await expect(app.main.locator('code', { hasText: 'print' }).first()).toBeVisible();
  const dropdowns = app.main.getByRole('combobox');
  await expect(dropdowns).toHaveCount(asked.length);
  const options = await dropdowns.first().getByRole('option').allInnerTexts();
  expect(options[0]).toBe('Select');
  expect(options.slice(1).map((text) => text.slice(0, 1))).toEqual(['A', 'B', 'C', 'D']);
  await expect(dropdowns.first()).toHaveValue('');
};

export const showsResults: Proof = async (app) => {
  const [one] = await opens(app);
  app.api.answer(submit, right);
  app.api.answer(submit, byId({ [one?.id ?? '']: wrong }));
  await checksAll(app);
  const cards = app.main.getByRole('listitem').filter({ has: app.page.getByRole('combobox') });
  const verdicts = [cards.first().getByText('Incorrect'), cards.nth(1).getByText('Correct', { exact: true })];
  for (const verdict of verdicts) await expect(verdict.locator('svg').first()).toBeVisible();
  await expect(cards.first()).toContainText('Look at the quotes.');
  await expect(cards.nth(1).locator('em', { hasText: 'prints' })).toBeVisible();
};

export const explainsTheFirstAloud: Proof = async (app) => {
  const asked = await opens(app);
  expect(asked.map(({ audio_url_2: url }) => url !== null)).toEqual(asked.map((_, index) => index === 0));
  app.api.answer(submit, wrong);
  await checksAll(app);
  await app.button(/^Question 1:/).click();
  await app.button(app.t('exercise_audio_play')).click();
  await app.button(app.t('exercise_audio_pause')).click();
  await expect(app.button(app.t('exercise_audio_play'))).toHaveCount(1);
};

export const audioIsOptional: Proof = async (app) => {
  await opens(app, { change: (question) => ({ ...question, audio_url_2: null }) });
  app.api.answer(submit, wrong);
  await checksAll(app);
  await app.reads('Incorrect');
  await expect(app.button(app.t('exercise_audio_play'))).toHaveCount(0);
};

export const previousLeadsToPractice: Proof = async (app) => {
  await opens(app);
  await app.link('Previous').or(app.button('Previous')).click();
  await app.isAt('/code/hello-python');
};

export const checkNeedsEveryAnswer: Proof = async (app) => {
  await opens(app);
  const dropdowns = await app.main.getByRole('combobox').all();
  for (const dropdown of dropdowns) {
    await expect(app.button('Check')).toBeDisabled();
    await dropdown.selectOption('B');
  }
  await expect(app.button('Check')).toBeEnabled();
  await dropdowns[0]?.selectOption('');
  await expect(app.button('Check')).toBeDisabled();
};

export const sendsEachAnswer: Proof = async (app) => {
  const asked = await opens(app);
  app.api.answer(submit, wrong);
  await checksAll(app, 'C');
  await app.reads('Incorrect');
  const sent = app.api.requests(submit).map(({ path, body }) => ({ path, body }));
  const expected = asked.map(({ id }) => ({
    path: `/learn/mcq-questions/${id}/submit/`,
    body: { selected_option: 'C' },
  }));
  expect(sent.toSorted(byPath)).toEqual(expected.toSorted(byPath));
};

export const checkLocksDropdowns: Proof = async (app) => {
  await opens(app);
  app.api.answer(submit, wrong);
  await checksAll(app);
  await app.reads('Incorrect');
  for (const dropdown of await app.main.getByRole('combobox').all()) await expect(dropdown).toBeDisabled();
};

export const nextMilestoneComesAfterAllRight: Proof = async (app) => {
  await completes(app);
  await finish(app, 'Next Milestone').click();
  await app.isAt('/dashboard');
};

export const allRightIsStoredAndCelebrated: Proof = async (app) => {
  const throws = await watchConfetti(app.page);
  await completes(app);
  await expect.poll(() => app.stored('exercise_completed_hello-python')).toBe('true');
  await expect.poll(async () => (await throws()).length).toBeGreaterThan(0);
  expect(app.api.requests(mark).map(({ path }) => path)).toEqual([
    '/learn/milestones/hello-python/mark-exercise-completed/',
  ]);
};

export const allRightMovesOn: Proof = async (app) => {
  await completes(app);
  await expect
    .poll(() => app.api.requests('progress.updateMilestone').map(({ body }) => body))
    .toEqual([{ milestone_id: app.milestone(2).id }]);
};

export const oneWrongCompletesNothing: Proof = async (app) => {
  const [one] = await opens(app);
  app.api.answer(submit, right);
  app.api.answer(submit, byId({ [one?.id ?? '']: wrong }));
  await checksAll(app);
  await app.reads('Incorrect');
  expect(app.api.requests(mark)).toEqual([]);
  expect(await app.stored('exercise_completed_hello-python')).toBeNull();
  await expect(finish(app, 'Next Milestone')).toHaveCount(0);
};

export const practiceAgainChangesNothing: Proof = async (app) => {
  await opens(app, { at: { completed: 1 } });
  await app.button('Practice Again').click();
  for (const dropdown of await app.main.getByRole('combobox').all()) await expect(dropdown).toHaveValue('');
  app.api.answer(submit, right);
  await checksAll(app);
  await app.reads('Correct');
  await app.settled();
  expect(app.marks()).toEqual([]);
  expect(app.api.requests('progress.updateMilestone')).toEqual([]);
};

export const lastMilestoneCompletesTheCourse: Proof = async (app) => {
  await opensLast(app);
  await expect(finish(app, 'Complete Course')).toBeVisible();
};

export const courseLeadsToPersonalizedExercises: Proof = async (app) => {
  await opensLast(app);
  await finish(app, 'Complete Course').click();
  await app.isAt('/personalized-exercises');
};

export const failedAnswerCountsAsIncorrect: Proof = async (app) => {
  const [one, ...others] = await opens(app);
  app.api.answer(submit, right);
  app.api.answer(submit, byId({ [one?.id ?? '']: refuse('validation_failed') }));
  await checksAll(app);
  await expect(app.main.getByText('Incorrect', { exact: true })).toHaveCount(1);
  await expect(app.main.getByText('Correct', { exact: true })).toHaveCount(others.length);
  expect(app.api.requests(mark)).toEqual([]);
};

export const unknownMilestoneIsTold: Proof = async (app) => {
  await app.logIn();
  await app.open('/exercise/no-such-milestone');
  await app.reads('Milestone not found');
};

export const missingQuestionsAreTold: Proof = async (app) => {
  await app.logIn();
  app.api.answer(questions, []);
  await app.open(first);
  await app.reads('No questions available for this milestone');
};

export const failedQuestionsAreTold: Proof = async (app) => {
  await app.logIn();
  app.api.answer(questions, refuse('server_error'));
  await app.open(first);
  await app.reads('Failed to load exercise questions. Please try again later.');
};

type Opening = { at?: Standing; change?: (question: McqQuestion, index: number) => McqQuestion };

/** Opens the exercise of the first milestone. Returns its questions. */
async function opens(app: AcceptancePage, { at, change }: Opening = {}): Promise<McqQuestion[]> {
  await app.logIn({ at: at ?? { completed: 0, parts: ['video', 'code'] } });
  const real = await app.real('exercise.mcqQuestions', { id: 'hello-python' });
  const asked = real.map((question, index) => change?.(question, index) ?? question);
  app.api.answer(questions, asked);
  await app.open(first);
  await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible();
  return asked;
}

/** Opens the exercise of the last milestone, already completed. */
async function opensLast(app: AcceptancePage): Promise<void> {
  await app.logIn({ at: { completed: 15, current: 15 } });
  app.api.answer(questions, await app.real('exercise.mcqQuestions', { id: 'hello-python' }));
  await app.open(`/exercise/${app.milestone(15).id}`);
}

/** Answers every question correctly, which completes the milestone. */
async function completes(app: AcceptancePage): Promise<void> {
  await opens(app);
  app.api.answer(submit, right);
  app.api.answer(mark, progressOf(app.course, { completed: 1, current: 1 }));
  const moved = progressOf(app.course, { completed: 1, current: 2 });
  app.api.answer('progress.updateMilestone', moved);
  await checksAll(app);
  await expect(finish(app, 'Next Milestone')).toBeVisible();
}

async function checksAll(app: AcceptancePage, option = 'A'): Promise<void> {
  for (const dropdown of await app.main.getByRole('combobox').all()) await dropdown.selectOption(option);
  await app.button('Check').click();
}

function finish(app: AcceptancePage, name: string) {
  return app.link(name).or(app.button(name));
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path.localeCompare(b.path);
}
