import { refuse } from '@python-learning/testing/fake-api';
import type { LearnerAtBrowser } from '../learner.ts';
import { codeScenes } from './code-scenes.ts';
import { deckScenes } from './deck-scenes.ts';
import { faultScenes } from './fault-scenes.ts';
import { freeTaskScenes } from './free-task-scenes.ts';
import { dashboardScenes, exerciseScenes, lessonScenes } from './learning-scenes.ts';
import { longTextScenes } from './long-text-scenes.ts';
import { answers } from './network.ts';
import { personalizedScenes } from './personalized-scenes.ts';
import { programScenes } from './program-scenes.ts';
import { publicScenes } from './public-scenes.ts';
import type { Scene } from './scene.ts';
import { secondHalfScenes } from './second-half-scenes.ts';
import { settingsScenes } from './settings-scenes.ts';
import { sharedScenes } from './shared-scenes.ts';
import { stepsScenes } from './steps-scenes.ts';

/** Every screen in every state that is worth a picture. A new screen or state is a line here. */
export const scenes: readonly Scene[] = [
  ...publicScenes,
  { name: 'login', audience: 'visitor', path: '/login' },
  { name: 'login-shared-phone', audience: 'visitor', path: '/login', act: choosesSharedPhone },
  {
    name: 'login-paused',
    audience: 'visitor',
    path: '/login',
    arrange: answers('auth.login', refuse('login_paused', { retryAfterS: 900 })),
    act: logInWrongly,
  },
  { name: 'login-refused', audience: 'visitor', path: '/login', act: logInWrongly },
  { name: 'signup', audience: 'visitor', path: '/signup' },
  { name: 'signup-refused', audience: 'visitor', path: '/signup', act: signUpWrongly },
  { name: 'forgot-password', audience: 'visitor', path: '/forgot-password' },
  ...dashboardScenes,
  ...secondHalfScenes,
  ...lessonScenes,
  ...codeScenes,
  ...freeTaskScenes,
  ...deckScenes,
  ...stepsScenes,
  ...exerciseScenes,
  ...personalizedScenes,
  ...programScenes,
  ...sharedScenes,
  ...settingsScenes,
  ...longTextScenes,
  ...faultScenes,
];

async function logInWrongly({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByLabel(t('auth_email'), { exact: true }).fill('nobody@demo.test');
  await page.getByLabel(t('auth_password'), { exact: true }).fill('wrong-password-1');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth_login_submit') })
    .click();
  await page.getByRole('alert').first().waitFor();
}

async function choosesSharedPhone({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByRole('switch', { name: t('auth_shared_phone'), exact: true }).check();
}

async function signUpWrongly({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByLabel(t('auth_username'), { exact: true }).fill('a');
  await page.getByLabel(t('auth_email'), { exact: true }).fill('new@demo.test');
  await page.getByLabel(t('auth_password'), { exact: true }).fill('short');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth_signup_submit') })
    .click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}
