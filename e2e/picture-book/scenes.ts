import type { LearnerAtBrowser } from '../learner.ts';
import { answers, fails, isOffline, neverAnswers } from './network.ts';
import type { Scene } from './scene.ts';

const first = 'hello-python';

/** Every screen in every state that is worth a look. A new screen or state is a line here. */
export const scenes: readonly Scene[] = [
  { name: 'landing', viewer: 'visitor', path: '/' },
  { name: 'landing-menu', viewer: 'visitor', path: '/', act: openMenu, windowOnly: true },
  { name: 'landing-logged-in', viewer: 'halfway', path: '/' },
  { name: 'login', viewer: 'visitor', path: '/login' },
  { name: 'login-refused', viewer: 'visitor', path: '/login', act: logInWrongly },
  { name: 'signup', viewer: 'visitor', path: '/signup' },
  { name: 'signup-refused', viewer: 'visitor', path: '/signup', act: signUpWrongly },
  { name: 'forgot-password', viewer: 'visitor', path: '/forgot-password' },
  { name: 'policy-return', viewer: 'visitor', path: '/policy/return-policy' },
  { name: 'policy-privacy', viewer: 'visitor', path: '/policy/privacy-policy' },
  { name: 'policy-terms', viewer: 'visitor', path: '/policy/terms-conditions' },
  { name: 'subscription', viewer: 'visitor', path: '/subscription' },
  { name: 'subscription-halfway', viewer: 'halfway', path: '/subscription' },
  { name: 'subscription-active', viewer: 'graduate', path: '/subscription' },
  { name: 'dashboard-new', viewer: 'new', path: '/dashboard' },
  { name: 'dashboard-halfway', viewer: 'halfway', path: '/dashboard' },
  { name: 'dashboard-graduate', viewer: 'graduate', path: '/dashboard' },
  { name: 'dashboard-loading', viewer: 'new', path: '/dashboard', arrange: neverAnswers('/learn/') },
  { name: 'dashboard-offline', viewer: 'new', path: '/dashboard', arrange: isOffline('/learn/') },
  { name: 'lesson', viewer: 'new', path: `/learn/${first}` },
  {
    name: 'lesson-loading',
    viewer: 'new',
    path: `/learn/${first}`,
    arrange: neverAnswers('/learn-contents/'),
  },
  { name: 'lesson-failed', viewer: 'new', path: `/learn/${first}`, arrange: fails('/learn-contents/') },
  { name: 'lesson-empty', viewer: 'new', path: `/learn/${first}`, arrange: answers('/learn-contents/', []) },
  { name: 'code', viewer: 'new', path: `/code/${first}` },
  { name: 'code-loading', viewer: 'new', path: `/code/${first}`, arrange: neverAnswers('/questions/') },
  { name: 'code-failed', viewer: 'new', path: `/code/${first}`, arrange: fails('/questions/') },
  {
    name: 'code-with-an-error',
    viewer: 'new',
    path: `/code/${first}`,
    act: runs('# prediction: Idli\nPrint("Idli")'),
  },
  {
    name: 'code-wrong-output',
    viewer: 'new',
    path: `/code/${first}`,
    act: runs('# prediction: x\nprint("Tea  with milk")'),
  },
  {
    name: 'code-asks-for-input',
    viewer: 'new',
    path: `/code/${first}`,
    act: runs('name = input("Your name? ")'),
  },
  {
    name: 'code-endless',
    viewer: 'new',
    path: `/code/${first}`,
    act: runs('while True:\n    print("again")'),
  },
  { name: 'code-running', viewer: 'new', path: `/code/${first}`, act: runsWithoutEnd },
  { name: 'code-solved', viewer: 'halfway', path: `/code/${first}` },
  { name: 'exercise', viewer: 'new', path: `/exercise/${first}` },
  {
    name: 'exercise-loading',
    viewer: 'new',
    path: `/exercise/${first}`,
    arrange: neverAnswers('/mcq-questions/'),
  },
  { name: 'exercise-failed', viewer: 'new', path: `/exercise/${first}`, arrange: fails('/mcq-questions/') },
  { name: 'exercise-checked', viewer: 'new', path: `/exercise/${first}`, act: checkAnswers },
  { name: 'exercise-done', viewer: 'halfway', path: `/exercise/${first}` },
];

async function openMenu({ page, t }: LearnerAtBrowser): Promise<void> {
  const menu = page.getByRole('button', { name: t('core_menu'), exact: true });
  if (await menu.isVisible()) await menu.click();
}

async function logInWrongly({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByLabel(t('account_email'), { exact: true }).fill('nobody@demo.test');
  await page.getByLabel(t('account_password'), { exact: true }).fill('wrong-password-1');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account_login_submit') })
    .click();
  await page.getByRole('alert').first().waitFor();
}

async function signUpWrongly({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByLabel(t('account_username'), { exact: true }).fill('a');
  await page.getByLabel(t('account_email'), { exact: true }).fill('new@demo.test');
  await page.getByLabel(t('account_password'), { exact: true }).fill('short');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account_signup_submit') })
    .click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

function runs(source: string) {
  return async (child: LearnerAtBrowser): Promise<void> => {
    await child.writeProgram(source);
    await child.run();
    await child.button('practice_stop').waitFor({ state: 'hidden', timeout: 20_000 });
    await child.page.waitForTimeout(600);
  };
}

async function runsWithoutEnd(child: LearnerAtBrowser): Promise<void> {
  await neverAnswers('/submit/')(child.page);
  await child.writeProgram('print("Hello")');
  await child.run();
  await child.button('practice_stop').waitFor();
}

async function checkAnswers(child: LearnerAtBrowser): Promise<void> {
  const choices = child.page.getByRole('combobox');
  for (const choice of await choices.all()) await choice.selectOption('B');
  await child.button('exercise_check').click();
  await child.button('exercise_check').waitFor({ state: 'hidden' });
}
