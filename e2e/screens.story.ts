import { expect, test } from '@playwright/test';
import { LearnerAtBrowser } from './learner.ts';
import type { Language } from './messages.ts';
import { expectSoundScreen } from './sound-screen.ts';

const publicScreens = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/subscription',
  '/policy/privacy-policy',
];
const learnerScreens = ['/dashboard', '/learn/hello-python', '/code/hello-python', '/exercise/hello-python'];

for (const theme of ['light', 'dark'] as const) {
  test.describe(`screens in ${theme}`, () => {
    // Without motion: a screen is judged as it stands, not half-way through a transition.
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    for (const screen of publicScreens) {
      test(`${screen} has nothing that axe objects to, and fits the width`, async ({ page }) => {
        await page.goto(screen);
        await expectSoundScreen(page);
      });
    }

    test('a learner’s screens have nothing that axe objects to, and fit the width', async ({
      page,
    }, info) => {
      const language: Language = info.project.name.includes('Tamil') ? 'ta' : 'en';
      const child = new LearnerAtBrowser(page, language, 'unused');
      await page.goto('/login');
      await child.logIn('halfway@demo.test', 'learn-python-1');
      for (const screen of learnerScreens) {
        await test.step(screen, async () => {
          await page.goto(screen);
          await expectSoundScreen(page);
        });
      }
    });
  });
}

test('no page asks anything of another site', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
      elsewhere.push(request.url());
  });
  for (const screen of publicScreens) await page.goto(screen, { waitUntil: 'networkidle' });
  expect(elsewhere).toEqual([]);
});

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
