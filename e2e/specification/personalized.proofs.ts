import type { PersonalizedExercise, PersonalizedFinished, PersonalizedRun } from '@python-learning/contract';
import { mangoesIn, wrongRunIn } from '../picture-book/personalized-fixtures.ts';
import { watchConfetti } from './confetti-watch.ts';
import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';

const list = 'GET /learn/personalized-exercises/';
const create = 'POST /learn/personalized-exercises/';
const submit = 'POST /learn/personalized-exercises/:id/submit/';
const screen = '/personalized-exercises';

const mangoes = mangoesIn('en');
const done: PersonalizedExercise = {
  ...mangoes,
  id: 'exercise-2',
  title: 'Runs',
  question: '<p>Add two runs.</p>',
  summary: 'Add two runs.',
  is_completed: true,
};
const ran: PersonalizedFinished = { ...wrongRunIn('en'), output: '11' };
const waiting: PersonalizedRun = { status: 'input_required', stdout_so_far: 'How many?', inputs: [] };

export const isClosedBeforeTheEnd: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 14 } });
  await stage.open(screen);
  await stage.isAt('/dashboard');
};

export const needsALogin: Proof = async (stage) => {
  await stage.open(screen);
  await stage.isAt('/login');
};

export const dashboardOffersThem: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 15, current: null } });
  await stage.open('/dashboard');
  await stage.main.locator(`a[href="${screen}"]`).first().click();
  await stage.isAt(screen);
};

export const listsExercises: Proof = async (stage) => {
  await opens(stage, [mangoes, done]);
  await expect(stage.main.getByRole('heading', { name: 'Your Exercises' })).toBeVisible();
  const item = stage.main.getByRole('listitem').filter({ hasText: mangoes.summary });
  await expect(item).toContainText(/medium/i);
  await expect(item).toContainText(/21/);
};

export const listHasANewButton: Proof = async (stage) => {
  await opens(stage, [mangoes]);
  await expect(stage.button(/new/i)).toBeVisible();
};

export const listTicksWhatIsCompleted: Proof = async (stage) => {
  await opens(stage, [mangoes, done]);
  const item = stage.main.getByRole('listitem').filter({ hasText: done.summary });
  await expect(item.getByText(/completed/i).or(item.getByRole('img', { name: /completed/i }))).toBeVisible();
};

export const customFormHasItsFields: Proof = async (stage) => {
  await opensCustomForm(stage);
  await expect(stage.field('Custom Question')).toBeVisible();
  const levels = await stage.field('Difficulty').getByRole('option').allInnerTexts();
  expect(levels.map((level) => level.toLowerCase())).toEqual(['easy', 'medium', 'hard']);
  await expect(stage.button('Cancel')).toBeVisible();
  await expect(stage.button('Create')).toBeVisible();
};

export const customQuestionIsRequired: Proof = async (stage) => {
  await opensCustomForm(stage);
  await expect(stage.button('Create')).toBeDisabled();
  await stage.field('Custom Question').fill(mangoes.summary);
  await expect(stage.button('Create')).toBeEnabled();
};

export const creatingIsShown: Proof = async (stage) => {
  await opensCustomForm(stage);
  stage.calls.hold(create);
  await stage.field('Custom Question').fill(mangoes.summary);
  await stage.button('Create').click();
  await expect(stage.button('Creating...')).toBeVisible();
  expect(stage.calls.sentWith(create).at(-1)?.body).toMatchObject({ question: mangoes.summary });
};

export const showsStats: Proof = async (stage) => {
  await opens(stage, [mangoes, done]);
  await stage.reads('Your Stats');
};

export const showsNothingSelected: Proof = async (stage) => {
  await opens(stage, []);
  await stage.reads('No Exercise Selected');
};

export const generatesByDifficulty: Proof = async (stage) => {
  await opens(stage, []);
  stage.calls.hold(create);
  await stage.main.getByRole('radio', { name: /^hard/i }).check();
  await stage.button('Generate Exercise').click();
  await expect(stage.button('Generating...')).toBeVisible();
  expect(stage.calls.sentWith(create).at(-1)?.body).toMatchObject({ difficulty: 'hard' });
};

export const showsTheSelectedExercise: Proof = async (stage) => {
  await selects(stage, mangoes);
  await stage.reads(mangoes.summary, /medium/i, /attempts/i, mangoes.focus_area ?? '');
  await expect(stage.button('Run Code')).toBeVisible();
};

export const completedRunIsCelebrated: Proof = async (stage) => {
  const throws = await watchConfetti(stage.page);
  await selects(stage, mangoes);
  stage.calls.answer(submit, { ...ran, is_completed: true, is_correct: true, output: '12' });
  await stage.button('Run Code').click();
  await stage.reads('Completed');
  await expect.poll(async () => (await throws()).length).toBeGreaterThan(0);
  expect(await stage.stored(`personalized_success_${mangoes.id}`)).toBe('true');
};

export const runShowsHintsAndSuggestions: Proof = async (stage) => {
  await selects(stage, mangoes);
  stage.calls.answer(submit, { ...ran, hints: ['Count again.'], suggestions: ['Use a loop.'] });
  await stage.button('Run Code').click();
  await stage.reads('11', 'Count again.', 'Use a loop.');
};

export const inputsAreResent: Proof = async (stage) => {
  await selects(stage, mangoes);
  stage.calls.answer(submit, waiting);
  await stage.button('Run Code').click();
  // By its name: while a line is on its way the box is gone, and the last field of the screen is the editor.
  const box = stage.main.getByLabel(stage.t('practice_input_label'));
  for (const line of ['3', '4']) {
    await box.fill(line);
    await box.press('Enter');
  }
  await expect.poll(() => stage.calls.sentWith(submit).at(-1)?.body).toMatchObject({ inputs: ['3', '4'] });
};

export const blankInputIsIgnored: Proof = async (stage) => {
  await selects(stage, mangoes);
  stage.calls.answer(submit, waiting);
  await stage.button('Run Code').click();
  const box = stage.main.getByLabel(stage.t('practice_input_label'));
  await box.fill('   ');
  await box.press('Enter');
  await stage.settled();
  expect(stage.calls.sentWith(submit)).toHaveLength(1);
};

export const failedListIsTold: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 15, current: null } });
  stage.calls.answer(list, { detail: 'Broken.' }, 500);
  await stage.open(screen);
  await stage.reads('Failed to load exercises. Please try again later.');
};

export const failedGenerationIsTold: Proof = async (stage) => {
  await opens(stage, []);
  stage.calls.answer(create, {}, 500);
  await stage.button('Generate Exercise').click();
  await stage.reads('Failed to generate exercise. Please try again.');
};

export const failedCreationIsTold: Proof = async (stage) => {
  await opensCustomForm(stage);
  stage.calls.answer(create, {}, 500);
  await stage.field('Custom Question').fill(mangoes.summary);
  await stage.button('Create').click();
  await stage.reads('Failed to create exercise. Please try again.');
};

async function opens(stage: Stage, exercises: readonly PersonalizedExercise[]): Promise<void> {
  await stage.logIn({ at: { completed: 15, current: null } });
  stage.calls.answer(list, exercises);
  await stage.open(screen);
  await expect(stage.main.getByRole('heading', { level: 1 })).toBeVisible();
}

async function selects(stage: Stage, exercise: PersonalizedExercise): Promise<void> {
  await opens(stage, [exercise]);
  await stage.main.getByText(exercise.summary).first().click();
  await expect(stage.button('Run Code')).toBeVisible();
}

async function opensCustomForm(stage: Stage): Promise<void> {
  await opens(stage, []);
  await stage.main.getByText('Create a custom exercise', { exact: true }).click();
}
