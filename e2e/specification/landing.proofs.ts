import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import type { Standing } from './standings.ts';

export const startLeadsToSignup: Proof = (stage) => startLeadsTo(stage, '/signup');

export const startLeadsToCurrentMilestone: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 2 } });
  await startLeadsTo(stage, `/learn/${stage.milestone(3).id}`);
};

export const startLeadsToDashboard: Proof = async (stage) => {
  const atTheEnd: Standing = { completed: 15, current: null };
  await stage.logIn({ at: atTheEnd });
  await startLeadsTo(stage, '/dashboard');
};

export const isWrittenInTamil: Proof = async (stage) => {
  await stage.open('/');
  const words = ((await stage.main.textContent()) ?? '').match(/[\p{L}\p{M}]+/gu) ?? [];
  const tamil = words.filter((word) => /[\u0b80-\u0bff]/.test(word));
  expect(tamil.length).toBeGreaterThan(words.length / 2);
  expect(words.some((word) => /^[A-Za-z]+$/.test(word))).toBe(true);
};

export const answersFiveQuestions: Proof = async (stage) => {
  await stage.open('/');
  const entries = stage.main.locator('details');
  await expect(entries).toHaveCount(5);
  for (const entry of await entries.all()) {
    const answer = entry.getByRole('paragraph');
    await expect(answer).toBeHidden();
    await entry.locator('summary').click();
    await expect(answer).toBeVisible();
  }
};

export const showsSixFeatures: Proof = async (stage) => {
  await stage.open('/');
  const features = stage.main.locator('section').filter({
    has: stage.page.getByRole('heading', { level: 2, name: stage.t('landing_features_title') }),
  });
  await expect(features.getByRole('heading', { level: 3 })).toHaveCount(6);
};

export const playsTheDemo: Proof = async (stage) => {
  await stage.open('/');
  await stage.button(new RegExp(stage.t('landing_demo_play'))).click();
  const video = stage.main.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(1);
};

export const saysWhatAnUpgradeHas: Proof = async (stage) => {
  for (const page of ['/', '/subscription']) {
    await stage.open(page);
    await stage.reads(
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

export const tellsForWhichAge: Proof = async (stage) => {
  await stage.open('/');
  await stage.reads(/\b11\b.{1,4}\b16\b/);
};

async function startLeadsTo(stage: Stage, path: string): Promise<void> {
  await stage.open('/');
  const names = [stage.t('landing_start'), stage.t('landing_continue')];
  const start = stage.link(new RegExp(`^(${names.join('|')})$`));
  await expect(start).not.toHaveCount(0);
  for (const one of await start.all()) await expect(one).toHaveAttribute('href', path);
  await start.first().click();
  await stage.isAt(path);
}
