import {
  accountLimits,
  type CertificateProof,
  certificateLimits,
  type Plan,
} from '@python-learning/contract';
import { monthlyPlan, subscriptionTo } from '@python-learning/testing/samples';
import type { LearnerAtBrowser } from '../learner.ts';
import { answers } from './network.ts';
import type { Scene, Visit } from './scene.ts';

/** A username of the maximum length with one place to break it and the widest letters. */
const username = 'Meenakshi_'.padEnd(accountLimits.maxUsernameLength, 'MW');
const email = `${'kavitha.meenakshisundaram'.repeat(2)}@example-of-a-school.test`;
const fullName = 'மீனாட்சிசுந்தரம் சிவசுப்பிரமணியம் கிருஷ்ணமூர்த்தி ஆ. Meenakshi'.slice(
  0,
  certificateLimits.maxNameLength,
);

const plan: Plan = {
  ...monthlyPlan,
  id: 'picture-long',
  name: 'Half-yearly subscription for schools and reading rooms',
  price: 1234.56,
  duration_days: 1460,
};
const proof: CertificateProof = { kind: 'course', awarded_on: '2026-11-21', name: fullName };

/** Pictures with names, texts and prices of the maximum length. */
export const longTextScenes: readonly Scene[] = [
  { name: 'long-name-dashboard', audience: 'halfway', path: '/dashboard', arrange: hasLongName },
  {
    name: 'long-name-menu',
    audience: 'graduate',
    path: '/contact',
    arrange: hasLongName,
    act: opensMenu,
    windowOnly: true,
  },
  {
    name: 'long-name-deletion',
    audience: 'graduate',
    path: '/settings',
    arrange: hasLongName,
    act: opensDeletion,
    windowOnly: true,
  },
  { name: 'long-name-certificate', audience: 'graduate', path: '/certificate/course', act: namesCertificate },
  {
    name: 'long-name-verify',
    audience: 'visitor',
    path: '/verify/7KQ2-X0MD-4T8V-PW31-HJ9C',
    arrange: answers('certificates.verify', proof),
  },
  { name: 'long-plan', audience: 'halfway', path: '/subscription', arrange: hasLongPlan },
];

function hasLongName({ api }: Visit): void {
  api.answer('auth.user', { id: 'picture-long', username, email });
}

function hasLongPlan({ api }: Visit): void {
  const longer = { ...plan, id: 'picture-longer', duration_days: 30 };
  api.answer('subscriptions.plans', [plan, longer]);
  api.answer('subscriptions.subscriptionStatus', subscriptionTo(plan, '2030-09-30T00:00:00Z'));
}

async function opensMenu({ page, t }: LearnerAtBrowser): Promise<void> {
  const menu = page.getByRole('button', { name: t('core_menu'), exact: true });
  const account = page.getByRole('banner').getByRole('button', { name: username });
  await menu.or(account).filter({ visible: true }).click();
}

async function opensDeletion(child: LearnerAtBrowser): Promise<void> {
  await child.button('settings_delete_open').click();
}

async function namesCertificate({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByLabel(t('certificates_name'), { exact: true }).fill(fullName);
}
