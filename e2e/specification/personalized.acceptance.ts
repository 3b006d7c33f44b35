import type { PersonalizedExercise, PersonalizedFinished } from '@python-learning/contract';
import { foreign, refuse } from '@python-learning/testing/fake-api';
import { waitingRun } from '@python-learning/testing/samples';
import { mangoesIn, rightRunIn, wrongRunIn } from '../picture-book/personalized-fixtures.ts';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { watchConfetti } from './confetti-watch.ts';

const list = 'personalized.personalizedExercises';
const create = 'personalized.createPersonalized';
const submit = 'personalized.submitPersonalized';
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
const waiting = waitingRun('How many?');

export const isClosedBeforeTheEnd: Proof = async (app) => {
  await app.logIn({ at: { completed: 14 } });
  await app.open(screen);
  await app.isAt('/dashboard');
};

export const needsALogin: Proof = async (app) => {
  await app.open(screen);
  await app.isAt('/login');
};

export const dashboardOffersThem: Proof = async (app) => {
  await app.logIn({ at: { completed: 15, current: null } });
  await app.open('/dashboard');
  await app.main.locator(`a[href="${screen}"]`).first().click();
  await app.isAt(screen);
};

export const listsExercises: Proof = async (app) => {
  await opens(app, [mangoes, done]);
  await expect(app.main.getByRole('heading', { name: 'Your Exercises' })).toBeVisible();
  const item = app.main.getByRole('listitem').filter({ hasText: mangoes.summary });
  await expect(item).toContainText(/medium/i);
  await expect(item).toContainText(/21/);
};

export const listHasANewButton: Proof = async (app) => {
  await opens(app, [mangoes]);
  await expect(app.button(/new/i)).toBeVisible();
};

export const listTicksWhatIsCompleted: Proof = async (app) => {
  await opens(app, [mangoes, done]);
  const item = app.main.getByRole('listitem').filter({ hasText: done.summary });
  await expect(item.getByText(/completed/i).or(item.getByRole('img', { name: /completed/i }))).toBeVisible();
};

export const customFormHasItsFields: Proof = async (app) => {
  await opensCustomForm(app);
  await expect(app.field('Custom Question')).toBeVisible();
  const levels = await app.field('Difficulty').getByRole('option').allInnerTexts();
  expect(levels.map((level) => level.toLowerCase())).toEqual(['easy', 'medium', 'hard']);
  await expect(app.button('Cancel')).toBeVisible();
  await expect(app.button('Create')).toBeVisible();
};

export const customQuestionIsRequired: Proof = async (app) => {
  await opensCustomForm(app);
  await expect(app.button('Create')).toBeDisabled();
  await app.field('Custom Question').fill(mangoes.summary);
  await expect(app.button('Create')).toBeEnabled();
};

export const creatingIsShown: Proof = async (app) => {
  await opensCustomForm(app);
  app.api.hold(create);
  await app.field('Custom Question').fill(mangoes.summary);
  await app.button('Create').click();
  await expect(app.button('Creating...')).toBeVisible();
  expect(app.api.requests(create).at(-1)?.body).toMatchObject({ question: mangoes.summary });
};

export const showsStats: Proof = async (app) => {
  await opens(app, [mangoes, done]);
  await app.reads('Your Stats');
};

export const showsNothingSelected: Proof = async (app) => {
  await opens(app, []);
  await app.reads('No Exercise Selected');
};

export const generatesByDifficulty: Proof = async (app) => {
  await opens(app, []);
  app.api.hold(create);
  await app.main.getByRole('radio', { name: /^hard/i }).check();
  await app.button('Generate Exercise').click();
  await expect(app.button('Generating...')).toBeVisible();
  expect(app.api.requests(create).at(-1)?.body).toMatchObject({ difficulty: 'hard' });
};

export const showsTheSelectedExercise: Proof = async (app) => {
  await selects(app, mangoes);
  await app.reads(mangoes.summary, /medium/i, /attempts/i, mangoes.focus_area ?? '');
  await expect(app.button('Run Code')).toBeVisible();
};

export const completedRunIsCelebrated: Proof = async (app) => {
  const throws = await watchConfetti(app.page);
  await selects(app, mangoes);
  app.api.answer(submit, { ...rightRunIn('en'), output: '12' });
  await app.button('Run Code').click();
  await app.reads('Completed');
  await expect.poll(async () => (await throws()).length).toBeGreaterThan(0);
  expect(await app.stored(`personalized_success_${mangoes.id}`)).toBe('true');
};

export const runShowsHintsAndSuggestions: Proof = async (app) => {
  await selects(app, mangoes);
  app.api.answer(submit, { ...ran, hints: ['Count again.', ...ran.hints], suggestions: ['Use a loop.'] });
  await app.button('Run Code').click();
  await app.reads('11', 'Count again.', 'Use a loop.');
};

export const inputsAreResent: Proof = async (app) => {
  await selects(app, mangoes);
  app.api.answer(submit, waiting);
  await app.button('Run Code').click();
  // By its label: while a line is being sent the box is gone, and the last field of the screen is the editor.
  const box = app.main.getByLabel(app.t('practice_input_label'));
  for (const line of ['3', '4']) {
    await box.fill(line);
    await box.press('Enter');
  }
  await expect.poll(() => app.api.requests(submit).at(-1)?.body).toMatchObject({ inputs: ['3', '4'] });
};

export const blankInputIsIgnored: Proof = async (app) => {
  await selects(app, mangoes);
  app.api.answer(submit, waiting);
  await app.button('Run Code').click();
  const box = app.main.getByLabel(app.t('practice_input_label'));
  await box.fill('   ');
  await box.press('Enter');
  await app.settled();
  expect(app.api.requests(submit)).toHaveLength(1);
};

export const failedListIsTold: Proof = async (app) => {
  await app.logIn({ at: { completed: 15, current: null } });
  app.api.answer(list, refuse('server_error'));
  await app.open(screen);
  await app.reads('Failed to load exercises. Please try again later.');
};

export const failedGenerationIsTold: Proof = async (app) => {
  await opens(app, []);
  app.api.answer(create, foreign({ status: 500 }));
  await app.button('Generate Exercise').click();
  await app.reads('Failed to generate exercise. Please try again.');
};

export const failedCreationIsTold: Proof = async (app) => {
  await opensCustomForm(app);
  app.api.answer(create, foreign({ status: 500 }));
  await app.field('Custom Question').fill(mangoes.summary);
  await app.button('Create').click();
  await app.reads('Failed to create exercise. Please try again.');
};

async function opens(app: AcceptancePage, exercises: PersonalizedExercise[]): Promise<void> {
  await app.logIn({ at: { completed: 15, current: null } });
  app.api.answer(list, exercises);
  await app.open(screen);
  await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible();
}

async function selects(app: AcceptancePage, exercise: PersonalizedExercise): Promise<void> {
  await opens(app, [exercise]);
  await app.main.getByText(exercise.summary).first().click();
  await expect(app.button('Run Code')).toBeVisible();
}

async function opensCustomForm(app: AcceptancePage): Promise<void> {
  await opens(app, []);
  await app.main.getByText('Create a custom exercise', { exact: true }).click();
}
