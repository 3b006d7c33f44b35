import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import { annualSubscription, type Standing } from './standings.ts';

const learnerPaths = [
  '/dashboard',
  '/learn',
  '/learn/hello-python',
  '/code/hello-python',
  '/exercise/hello-python',
];

export const waitsWithASpinner: Proof = async (stage) => {
  const { release } = stage.calls.hold('GET /auth/user/');
  await stage.open('/dashboard');
  await expect(stage.main.getByRole('status').locator('svg')).toBeVisible();
  await stage.isAt('/dashboard');
  release();
  await stage.isAt('/login');
};

export const sendsStrangersToLogin: Proof = async (stage) => {
  for (const path of learnerPaths) {
    await stage.open(path);
    await stage.isAt('/login');
  }
};

export const visitorSeesNavigation: Proof = async (stage) => {
  await stage.open('/');
  for (const name of ['Home', 'Learn', 'Upgrade', 'Login'])
    await expect(headerLink(stage, name)).toBeVisible();
  await expect(stage.header.getByRole('button', { name: 'Policy' })).toBeVisible();
  await expect(headerLink(stage, 'Dashboard')).toHaveCount(0);
};

export const learnerSeesNavigation: Proof = async (stage) => {
  await stage.logIn({ account: 'new' });
  await stage.open('/');
  for (const name of ['Home', 'Dashboard', 'Learn', 'Upgrade'])
    await expect(headerLink(stage, name)).toBeVisible();
  await expect(stage.header.getByRole('button', { name: 'Policy' })).toBeVisible();
  await expect(headerLink(stage, 'Login')).toHaveCount(0);
};

export const userMenuTellsAll: Proof = async (stage) => {
  await stage.logIn({ subscription: annualSubscription });
  await stage.open('/');
  await stage.header.getByRole('button', { name: 'demo_graduate' }).click();
  const date = stage.header.getByText(/^Upgraded until .*31.*2031/).filter({ visible: true });
  await expect(date).toHaveCount(1);
  await expect(stage.header.getByRole('button', { name: 'Logout' })).toBeVisible();
};

export const userMenuSaysNothingOfAnUpgrade: Proof = async (stage) => {
  await stage.logIn({ account: 'new' });
  await stage.open('/dashboard');
  await stage.header.getByRole('button', { name: 'demo_new' }).click();
  await expect(stage.header.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(stage.header.getByText(/Upgraded until/)).toHaveCount(0);
};

/** Narrow screens have a menu behind a button; from 768 pixels on everything stands in the header. */
export const menuChangesAt768: Proof = async (stage) => {
  const menu = stage.header.getByRole('button', { name: stage.t('core_menu'), exact: true });
  const home = headerLink(stage, stage.t('core_home'));
  await stage.page.setViewportSize({ width: 767, height: 900 });
  await stage.open('/');
  await expect(menu).toBeVisible();
  await expect(home).toHaveCount(0);
  await menu.click();
  await expect(home).toBeVisible();
  await stage.page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toHaveCount(0);
  await expect(home).toBeVisible();
};

export const mobileMenuHasEverything: Proof = async (stage) => {
  const { t } = stage;
  await stage.page.setViewportSize({ width: 360, height: 740 });
  await stage.open('/');
  await stage.header.getByRole('button', { name: t('core_menu'), exact: true }).click();
  const names = ['home', 'learn', 'policy_return', 'policy_privacy', 'policy_terms', 'upgrade', 'login'];
  for (const name of names) await expect(headerLink(stage, t(`core_${name}`))).toBeVisible();
  await headerLink(stage, t('core_login')).click();
  await stage.isAt('/login');
};

export const footerHasTheYear: Proof = async (stage) => {
  for (const path of ['/', '/login', '/contact']) {
    await stage.open(path);
    const footer = stage.page.getByRole('contentinfo');
    await expect(footer).toContainText('Python Learning. All rights reserved.');
    await expect(footer).toContainText(String(new Date().getFullYear()));
  }
};

export const learnLeadsToLogin: Proof = (stage) => learnLeadsTo(stage, '/login');

export const learnLeadsToCurrentMilestone: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 2 } });
  await learnLeadsTo(stage, `/learn/${stage.milestone(3).id}`);
};

export const learnLeadsToDashboard: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 15, current: null } });
  await learnLeadsTo(stage, '/dashboard');
};

export const upgradePulsesAfterFour: Proof = async (stage) => {
  await stage.logIn({ at: { completed: 4 }, subscription: null });
  await stage.open('/dashboard');
  await expect(headerLink(stage, 'Upgrade')).not.toHaveCSS('animation-name', 'none');
};

export function upgradeKeepsStill(at: Standing, isSubscribed: boolean): Proof {
  return async (stage) => {
    await stage.logIn({ at, subscription: isSubscribed ? annualSubscription : null });
    await stage.open('/dashboard');
    await expect(stage.main.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(headerLink(stage, 'Upgrade')).toHaveCSS('animation-name', 'none');
  };
}

export function headerLink(stage: Stage, name: string) {
  return stage.header.getByRole('link', { name, exact: true });
}

async function learnLeadsTo(stage: Stage, path: string): Promise<void> {
  await stage.open('/contact');
  await expect(headerLink(stage, 'Learn')).toHaveAttribute('href', path);
  await headerLink(stage, 'Learn').click();
  await stage.isAt(path);
}
