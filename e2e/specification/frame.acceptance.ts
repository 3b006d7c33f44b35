import { annualSubscription } from '@python-learning/testing/samples';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import type { Standing } from './standings.ts';

const learnerPaths = [
  '/dashboard',
  '/learn',
  '/learn/hello-python',
  '/code/hello-python',
  '/exercise/hello-python',
];

export const waitsWithASpinner: Proof = async (app) => {
  const { release } = app.api.hold('auth.user');
  await app.open('/dashboard');
  await expect(app.main.getByRole('status').locator('svg')).toBeVisible();
  await app.isAt('/dashboard');
  release();
  await app.isAt('/login');
};

export const sendsStrangersToLogin: Proof = async (app) => {
  for (const path of learnerPaths) {
    await app.open(path);
    await app.isAt('/login');
  }
};

export const visitorSeesNavigation: Proof = async (app) => {
  await app.open('/');
  for (const name of ['Home', 'Learn', 'Upgrade', 'Login']) await expect(headerLink(app, name)).toBeVisible();
  await expect(app.header.getByRole('button', { name: 'Policy' })).toBeVisible();
  await expect(headerLink(app, 'Dashboard')).toHaveCount(0);
};

export const learnerSeesNavigation: Proof = async (app) => {
  await app.logIn({ account: 'new' });
  await app.open('/');
  for (const name of ['Home', 'Dashboard', 'Learn', 'Upgrade'])
    await expect(headerLink(app, name)).toBeVisible();
  await expect(app.header.getByRole('button', { name: 'Policy' })).toBeVisible();
  await expect(headerLink(app, 'Login')).toHaveCount(0);
};

export const userMenuTellsAll: Proof = async (app) => {
  await app.logIn({ subscription: annualSubscription });
  await app.open('/');
  await app.header.getByRole('button', { name: 'demo_graduate' }).click();
  const date = app.header.getByText(/^Upgraded until .*31.*2031/).filter({ visible: true });
  await expect(date).toHaveCount(1);
  await expect(app.header.getByRole('button', { name: 'Logout' })).toBeVisible();
};

export const userMenuSaysNothingOfAnUpgrade: Proof = async (app) => {
  await app.logIn({ account: 'new' });
  await app.open('/dashboard');
  await app.header.getByRole('button', { name: 'demo_new' }).click();
  await expect(app.header.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(app.header.getByText(/Upgraded until/)).toHaveCount(0);
};

/** Expects a menu button on narrow screens, and all links in the header from 768 pixels. */
export const menuChangesAt768: Proof = async (app) => {
  const menu = app.header.getByRole('button', { name: app.t('core_menu'), exact: true });
  const home = headerLink(app, app.t('core_home'));
  await app.page.setViewportSize({ width: 767, height: 900 });
  await app.open('/');
  await expect(menu).toBeVisible();
  await expect(home).toHaveCount(0);
  await menu.click();
  await expect(home).toBeVisible();
  await app.page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toHaveCount(0);
  await expect(home).toBeVisible();
};

export const mobileMenuHasEverything: Proof = async (app) => {
  const { t } = app;
  await app.page.setViewportSize({ width: 360, height: 740 });
  await app.open('/');
  await app.header.getByRole('button', { name: t('core_menu'), exact: true }).click();
  const names = ['home', 'learn', 'policy_return', 'policy_privacy', 'policy_terms', 'upgrade', 'login'];
  for (const name of names) await expect(headerLink(app, t(`core_${name}`))).toBeVisible();
  await headerLink(app, t('core_login')).click();
  await app.isAt('/login');
};

export const footerHasTheYear: Proof = async (app) => {
  for (const path of ['/', '/login', '/contact']) {
    await app.open(path);
    const footer = app.page.getByRole('contentinfo');
    await expect(footer).toContainText('Python Learning. All rights reserved.');
    await expect(footer).toContainText(String(new Date().getFullYear()));
  }
};

export const learnLeadsToLogin: Proof = (app) => learnLeadsTo(app, '/login');

export const learnLeadsToCurrentMilestone: Proof = async (app) => {
  await app.logIn({ at: { completed: 2 } });
  await learnLeadsTo(app, `/learn/${app.milestone(3).id}`);
};

export const learnLeadsToDashboard: Proof = async (app) => {
  await app.logIn({ at: { completed: 15, current: null } });
  await learnLeadsTo(app, '/dashboard');
};

export const upgradePulsesAfterFour: Proof = async (app) => {
  await app.logIn({ at: { completed: 4 }, subscription: null });
  await app.open('/dashboard');
  await expect(headerLink(app, 'Upgrade')).not.toHaveCSS('animation-name', 'none');
};

export function upgradeKeepsStill(at: Standing, isSubscribed: boolean): Proof {
  return async (app) => {
    await app.logIn({ at, subscription: isSubscribed ? annualSubscription : null });
    await app.open('/dashboard');
    await expect(app.main.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(headerLink(app, 'Upgrade')).toHaveCSS('animation-name', 'none');
  };
}

export function headerLink(app: AcceptancePage, name: string) {
  return app.header.getByRole('link', { name, exact: true });
}

async function learnLeadsTo(app: AcceptancePage, path: string): Promise<void> {
  await app.open('/contact');
  await expect(headerLink(app, 'Learn')).toHaveAttribute('href', path);
  await headerLink(app, 'Learn').click();
  await app.isAt(path);
}
