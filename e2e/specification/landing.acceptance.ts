import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import type { Standing } from './standings.ts';

export const startLeadsToSignup: Proof = (app) => startLeadsTo(app, '/signup');

export const startLeadsToCurrentMilestone: Proof = async (app) => {
  await app.logIn({ at: { completed: 2 } });
  await startLeadsTo(app, `/learn/${app.milestone(3).id}`);
};

export const startLeadsToDashboard: Proof = async (app) => {
  const atTheEnd: Standing = { completed: 15, current: null };
  await app.logIn({ at: atTheEnd });
  await startLeadsTo(app, '/dashboard');
};

export const isWrittenInTamil: Proof = async (app) => {
  await app.open('/');
  const words = ((await app.main.textContent()) ?? '').match(/[\p{L}\p{M}]+/gu) ?? [];
  const tamil = words.filter((word) => /[\u0b80-\u0bff]/.test(word));
  expect(tamil.length).toBeGreaterThan(words.length / 2);
  expect(words.some((word) => /^[A-Za-z]+$/.test(word))).toBe(true);
};

export const answersFiveQuestions: Proof = async (app) => {
  await app.open('/');
  const entries = app.main.locator('details');
  await expect(entries).toHaveCount(5);
  for (const entry of await entries.all()) {
    const answer = entry.getByRole('paragraph');
    await expect(answer).toBeHidden();
    await entry.locator('summary').click();
    await expect(answer).toBeVisible();
  }
};

export const showsSixFeatures: Proof = async (app) => {
  await app.open('/');
  const features = app.main.locator('section').filter({
    has: app.page.getByRole('heading', { level: 2, name: app.t('landing_features_title') }),
  });
  await expect(features.getByRole('heading', { level: 3 })).toHaveCount(6);
};

export const playsTheDemo: Proof = async (app) => {
  await app.open('/');
  await app.button(new RegExp(app.t('landing_demo_play'))).click();
  await expect(app.main.locator('.stage .card')).toBeVisible();
  const sound = app.main.locator('audio');
  await expect.poll(() => sound.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0);
};

export const saysWhatAnUpgradeHas: Proof = async (app) => {
  for (const page of ['/', '/subscription']) {
    await app.open(page);
    await app.reads(
      /all 15 milestones/i,
      /unlimited personalized exercises/i,
      /advanced coding challenges/i,
      /priority support/i,
      /progress/i,
      /certificate/i,
      /cancel anytime/i,
      /secure payments/i,
    );
  }
};

export const tellsForWhichAge: Proof = async (app) => {
  await app.open('/');
  await app.reads(/\b11\b.{1,4}\b16\b/);
};

async function startLeadsTo(app: AcceptancePage, path: string): Promise<void> {
  await app.open('/');
  const names = [app.t('landing_start'), app.t('landing_continue')];
  const start = app.link(new RegExp(`^(${names.join('|')})$`));
  await expect(start).not.toHaveCount(0);
  for (const one of await start.all()) await expect(one).toHaveAttribute('href', path);
  await start.first().click();
  await app.isAt(path);
}
