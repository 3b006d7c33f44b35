import { settled } from './settled.ts';
import { expect, test } from './story.ts';

const publicScreens = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/subscription',
  '/subscription/cancel',
  '/contact',
  '/policy/return-policy',
  '/policy/privacy-policy',
  '/policy/terms-conditions',
];

test('no page asks anything of another site (privacy 6)', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
      elsewhere.push(request.url());
  });
  for (const screen of publicScreens) {
    await page.goto(screen);
    await settled(page, { mayMove: true });
  }
  expect(elsewhere).toEqual([]);
});

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
