import type { Page } from '@playwright/test';
import { curriculum } from './course.ts';
import { settled } from './settled.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

const publicScreens = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/subscription',
  '/subscription/cancel',
  '/contact',
  '/parents',
  '/policy/return-policy',
  '/policy/privacy-policy',
  '/policy/terms-conditions',
];

const milestone = curriculum.milestones[0]?.id ?? '';

const learnerScreens = [
  '/dashboard',
  `/learn/${milestone}`,
  `/code/${milestone}`,
  `/exercise/${milestone}`,
  '/personalized-exercises',
  '/programs',
  '/settings',
  '/today',
  '/certificate/starter',
  '/certificate/course',
  '/subscription',
];

/** Records requests to other origins from now on. */
function askedElsewhere(page: Page, ownOrigin: string): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin) elsewhere.push(request.url());
  });
  return elsewhere;
}

/** What browsers report of our own pages when these do something that their policy refuses. */
function refusedByPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  return refused;
}

async function openAll(page: Page, screens: readonly string[]): Promise<void> {
  for (const screen of screens) {
    await page.goto(screen);
    await settled(page, { mayMove: true });
  }
}

test('no page asks anything of another site (privacy 6)', async ({ page, baseURL }) => {
  const elsewhere = askedElsewhere(page, new URL(baseURL ?? '').origin);
  const refused = refusedByPolicy(page);
  await openAll(page, publicScreens);
  expect(elsewhere).toEqual([]);
  expect(refused).toEqual([]);
});

test('no page of a learner asks anything of another site (privacy 6)', async ({ page, baseURL }) => {
  await page.context().addCookies(await cookiesOf('graduate', baseURL ?? ''));
  const elsewhere = askedElsewhere(page, new URL(baseURL ?? '').origin);
  const refused = refusedByPolicy(page);
  await openAll(page, learnerScreens);
  expect(elsewhere).toEqual([]);
  expect(refused).toEqual([]);
});

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('the licences of what others made can be read as the texts that they are', async ({ request }) => {
  const software = await request.get('/third-party-licenses.txt');
  expect(software.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await software.text();
  for (const name of ['react-dom', '@codemirror/view', 'canvas-confetti']) expect(text).toContain(name);
  expect(text).toContain('Permission is hereby granted, free of charge');
  const fonts = await request.get('/fonts-license.txt');
  expect(await fonts.text()).toContain('SIL OPEN FONT LICENSE');
});
