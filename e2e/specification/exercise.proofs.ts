import type { LearnContent, McqQuestion } from '@python-learning/contract';
import { watchConfetti } from './confetti-watch.ts';
import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import { progressOf, type Standing } from './standings.ts';

const questions = 'GET /learn/milestones/:id/mcq-questions/';
const submit = 'POST /learn/mcq-questions/:id/submit/';
const mark = 'POST /learn/milestones/:id/mark-exercise-completed/';
const first = '/exercise/hello-python';
const right = { is_correct: true, explanation: '<p>Because it <em>prints</em>.</p>' };
const wrong = { is_correct: false, explanation: '<p>Look at the <em>quotes</em>.</p>' };

export const hasTitleAndIntro: Proof = async (stage) => {
  await opens(stage);
  await expect(stage.main.getByRole('heading', { level: 1, name: stage.milestone(1).title })).toBeVisible();
  await stage.reads(stage.t('exercise_intro'));
};

export const canBeMuted: Proof = async (stage) => {
  await opens(stage);
  await stage.button(stage.t('exercise_mute')).click();
  await stage.button(stage.t('exercise_unmute')).click();
  await expect(stage.button(stage.t('exercise_mute'))).toBeVisible();
};

export const congratulates: Proof = async (stage) => {
  await opens(stage, { at: { completed: 1 } });
  await stage.reads(/Congratulations/);
  await expect(stage.button('Practice Again')).toBeVisible();
};

export const tellsOfReviewMode: Proof = async (stage) => {
  await opens(stage, { at: { completed: 1 } });
  await stage.button('Practice Again').click();
  await stage.reads("You're reviewing this exercise. Your answers won't affect your progress.");
};

export const showsQuestionsWithDropdowns: Proof = async (stage) => {
  const asked = await opens(stage, {
    change: (question) => ({ ...question, question_text: '<p>What does <code>print</code> do?</p>' }),
  });
  await expect(stage.main.locator('code', { hasText: 'print' }).first()).toBeVisible();
  const dropdowns = stage.main.getByRole('combobox');
  await expect(dropdowns).toHaveCount(asked.length);
  const options = await dropdowns.first().getByRole('option').allInnerTexts();
  expect(options[0]).toBe('Select');
  expect(options.slice(1).map((text) => text.slice(0, 1))).toEqual(['A', 'B', 'C', 'D']);
  await expect(dropdowns.first()).toHaveValue('');
};

export const showsResults: Proof = async (stage) => {
  const [one] = await opens(stage);
  stage.calls.answer(submit, right);
  stage.calls.answer(`POST /learn/mcq-questions/${one?.id}/submit/`, wrong);
  await checksAll(stage);
  const cards = stage.main.getByRole('listitem').filter({ has: stage.page.getByRole('combobox') });
  const verdicts = [cards.first().getByText('Incorrect'), cards.nth(1).getByText('Correct', { exact: true })];
  for (const verdict of verdicts) await expect(verdict.locator('svg').first()).toBeVisible();
  await expect(cards.first()).toContainText('Look at the quotes.');
  await expect(cards.nth(1).locator('em', { hasText: 'prints' })).toBeVisible();
};

export const explainsTheFirstAloud: Proof = async (stage) => {
  await stage.logIn();
  const [lesson] = await stage.real<LearnContent[]>('/learn/milestones/hello-python/learn-contents/');
  await opens(stage, {
    change: (question, index) => ({
      ...question,
      audio_url_2: index === 0 ? (lesson?.audio_url ?? null) : null,
    }),
  });
  stage.calls.answer(submit, wrong);
  await checksAll(stage);
  await stage.button(stage.t('exercise_audio_play')).click();
  await stage.button(stage.t('exercise_audio_pause')).click();
  await expect(stage.button(stage.t('exercise_audio_play'))).toHaveCount(1);
};

export const audioIsOptional: Proof = async (stage) => {
  await opens(stage, { change: (question) => ({ ...question, audio_url_2: null }) });
  stage.calls.answer(submit, wrong);
  await checksAll(stage);
  await stage.reads('Incorrect');
  await expect(stage.button(stage.t('exercise_audio_play'))).toHaveCount(0);
};

export const previousLeadsToPractice: Proof = async (stage) => {
  await opens(stage);
  await stage.link('Previous').or(stage.button('Previous')).click();
  await stage.isAt('/code/hello-python');
};

export const checkNeedsEveryAnswer: Proof = async (stage) => {
  await opens(stage);
  const dropdowns = await stage.main.getByRole('combobox').all();
  for (const dropdown of dropdowns) {
    await expect(stage.button('Check')).toBeDisabled();
    await dropdown.selectOption('B');
  }
  await expect(stage.button('Check')).toBeEnabled();
  await dropdowns[0]?.selectOption('');
  await expect(stage.button('Check')).toBeDisabled();
};

export const sendsEachAnswer: Proof = async (stage) => {
  const asked = await opens(stage);
  stage.calls.answer(submit, wrong);
  await checksAll(stage, 'C');
  await stage.reads('Incorrect');
  const sent = stage.calls.sentWith(submit).map(({ path, body }) => ({ path, body }));
  const expected = asked.map(({ id }) => ({
    path: `/learn/mcq-questions/${id}/submit/`,
    body: { selected_option: 'C' },
  }));
  expect(sent.toSorted(byPath)).toEqual(expected.toSorted(byPath));
};

export const checkLocksDropdowns: Proof = async (stage) => {
  await opens(stage);
  stage.calls.answer(submit, wrong);
  await checksAll(stage);
  await stage.reads('Incorrect');
  for (const dropdown of await stage.main.getByRole('combobox').all()) await expect(dropdown).toBeDisabled();
};

export const nextMilestoneComesAfterAllRight: Proof = async (stage) => {
  await completes(stage);
  await finish(stage, 'Next Milestone').click();
  await stage.isAt('/dashboard');
};

export const allRightIsStoredAndCelebrated: Proof = async (stage) => {
  const throws = await watchConfetti(stage.page);
  await completes(stage);
  await expect.poll(() => stage.stored('exercise_completed_hello-python')).toBe('true');
  await expect.poll(async () => (await throws()).length).toBeGreaterThan(0);
  expect(stage.calls.sentWith(mark).map(({ path }) => path)).toEqual([
    '/learn/milestones/hello-python/mark-exercise-completed/',
  ]);
};

export const allRightMovesOn: Proof = async (stage) => {
  await completes(stage);
  await expect
    .poll(() => stage.calls.sentWith('POST /learn/progress/update-milestone/').map(({ body }) => body))
    .toEqual([{ milestone_id: stage.milestone(2).id }]);
};

export const oneWrongCompletesNothing: Proof = async (stage) => {
  const [one] = await opens(stage);
  stage.calls.answer(submit, right);
  stage.calls.answer(`POST /learn/mcq-questions/${one?.id}/submit/`, wrong);
  await checksAll(stage);
  await stage.reads('Incorrect');
  expect(stage.calls.sentWith(mark)).toEqual([]);
  expect(await stage.stored('exercise_completed_hello-python')).toBeNull();
  await expect(finish(stage, 'Next Milestone')).toHaveCount(0);
};

export const practiceAgainChangesNothing: Proof = async (stage) => {
  await opens(stage, { at: { completed: 1 } });
  await stage.button('Practice Again').click();
  for (const dropdown of await stage.main.getByRole('combobox').all()) await expect(dropdown).toHaveValue('');
  stage.calls.answer(submit, right);
  await checksAll(stage);
  await stage.reads('Correct');
  await stage.settled();
  expect(stage.calls.sentWith('POST /learn/milestones/:id/**/')).toEqual([]);
  expect(stage.calls.sentWith('POST /learn/progress/update-milestone/')).toEqual([]);
};

export const lastMilestoneCompletesTheCourse: Proof = async (stage) => {
  await opensLast(stage);
  await expect(finish(stage, 'Complete Course')).toBeVisible();
};

export const courseLeadsToPersonalizedExercises: Proof = async (stage) => {
  await opensLast(stage);
  await finish(stage, 'Complete Course').click();
  await stage.isAt('/personalized-exercises');
};

export const failedAnswerCountsAsIncorrect: Proof = async (stage) => {
  const [one, ...others] = await opens(stage);
  stage.calls.answer(submit, right);
  stage.calls.answer(`POST /learn/mcq-questions/${one?.id}/submit/`, { detail: 'Broken.' }, 400);
  await checksAll(stage);
  await expect(stage.main.getByText('Incorrect', { exact: true })).toHaveCount(1);
  await expect(stage.main.getByText('Correct', { exact: true })).toHaveCount(others.length);
  expect(stage.calls.sentWith(mark)).toEqual([]);
};

export const unknownMilestoneIsTold: Proof = async (stage) => {
  await stage.logIn();
  await stage.open('/exercise/no-such-milestone');
  await stage.reads('Milestone not found');
};

export const missingQuestionsAreTold: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.answer(questions, []);
  await stage.open(first);
  await stage.reads('No questions available for this milestone');
};

export const failedQuestionsAreTold: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.answer(questions, { detail: 'Broken.' }, 500);
  await stage.open(first);
  await stage.reads('Failed to load exercise questions. Please try again later.');
};

type Opening = { at?: Standing; change?: (question: McqQuestion, index: number) => McqQuestion };

/** The exercise of the first milestone. @returns its questions */
async function opens(stage: Stage, { at, change }: Opening = {}): Promise<McqQuestion[]> {
  await stage.logIn({ at: at ?? { completed: 0, parts: ['video', 'code'] } });
  const real = await stage.real<McqQuestion[]>('/learn/milestones/hello-python/mcq-questions/');
  const asked = real.map((question, index) => change?.(question, index) ?? question);
  stage.calls.answer(questions, asked);
  await stage.open(first);
  await expect(stage.main.getByRole('heading', { level: 1 })).toBeVisible();
  return asked;
}

/** The exercise of the last milestone, done. */
async function opensLast(stage: Stage): Promise<void> {
  await stage.logIn({ at: { completed: 15, current: 15 } });
  stage.calls.answer(questions, await stage.real('/learn/milestones/hello-python/mcq-questions/'));
  await stage.open(`/exercise/${stage.milestone(15).id}`);
}

/** Answers everything right, and the milestone is done. */
async function completes(stage: Stage): Promise<void> {
  await opens(stage);
  stage.calls.answer(submit, right);
  stage.calls.answer(mark, progressOf(stage.course, { completed: 1, current: 1 }));
  const moved = progressOf(stage.course, { completed: 1, current: 2 });
  stage.calls.answer('POST /learn/progress/update-milestone/', moved);
  await checksAll(stage);
  await expect(finish(stage, 'Next Milestone')).toBeVisible();
}

async function checksAll(stage: Stage, option = 'A'): Promise<void> {
  for (const dropdown of await stage.main.getByRole('combobox').all()) await dropdown.selectOption(option);
  await stage.button('Check').click();
}

function finish(stage: Stage, name: string) {
  return stage.link(name).or(stage.button(name));
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path.localeCompare(b.path);
}
