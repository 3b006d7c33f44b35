import type { Page, Route } from '@playwright/test';
import { curriculum } from './course.ts';
import { hostileMarkup, InertPage } from './inert-page.ts';
import { hideWrittenAnswers } from './page-api.ts';
import { callServer } from './server-calls.ts';
import { settled } from './settled.ts';
import { logIn } from './specification/demo-sessions.ts';
import { seedLearner } from './staff.ts';
import { expect, test } from './story.ts';

const [milestone] = curriculum.milestones;
const id = milestone?.id ?? '';

/** Screens that show texts of users and of the course, and a learner's data. */
const screens = [
  '/dashboard',
  `/learn/${id}`,
  `/code/${id}`,
  `/exercise/${id}`,
  '/personalized-exercises',
  '/settings',
  '/certificate/course',
  '/subscription',
  '/contact',
];

/** Addresses that contain markup and scripts. */
const reflected = [
  `/verify/${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  `/learn/${encodeURIComponent('<script>alert(1)</script>')}`,
  `/policy/${encodeURIComponent(hostileMarkup).slice(0, 300)}`,
  '/login?next=javascript:alert(1)',
  `/subscription/success?order_id=${encodeURIComponent(hostileMarkup)}`,
  `/?q=${encodeURIComponent(hostileMarkup)}#${encodeURIComponent(hostileMarkup)}`,
];

/** Response fields that screens show. */
const shown = new Set(
  (
    'username email title description goal question hint hints open solution_note question_text explanation text next_step ' +
    'python_says transcript summary how name shown_name project_sentence detail meaning output encouragement focus_area A B C D'
  ).split(' '),
);

/** Returns the response with hostile markup in every text that is shown. */
function poisoned(value: unknown, isShown = false): unknown {
  if (typeof value === 'string') return isShown ? `${value}${hostileMarkup}` : value;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, isShown));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, inner]) => [name, poisoned(inner, shown.has(name))]));
}

async function answerPoisoned(route: Route): Promise<void> {
  const response = await route.fetch();
  const isJson = response.headers()['content-type']?.startsWith('application/json') === true;
  if (!isJson) return route.fulfill({ response });
  const body: unknown = await response.json();
  await route.fulfill({ response, json: poisoned(body) });
}

async function appearance(page: Page, inert: InertPage, screen: string): Promise<void> {
  await page.goto(screen);
  await settled(page, { mayMove: true });
  await inert.expectInert();
}

test.describe('a learner who has completed the course', () => {
  test.beforeEach(async ({ page, child, baseURL }) => {
    await seedLearner(child.email, child.password, 15);
    await page.context().addCookies(await logIn(child.email, child.password, baseURL ?? ''));
  });

  test('what people write and programs print stays text in every place that shows it (security 52)', async ({
    page,
    child,
  }) => {
    const inert = await InertPage.watch(page);
    const api = page.context().request;
    const name = '<img src=x onerror=alert(1)>';
    await callServer(
      api,
      'certificates.changeCertificate',
      { kind: 'course' },
      { is_public: true, shown_name: name },
    );
    const question = `A game in which one guesses a number ${hostileMarkup}`;
    await callServer(api, 'personalized.createPersonalized', { difficulty: 'easy', question });
    const message = { full_name: name, email: child.email, message: hostileMarkup };
    await callServer(api, 'contact.submit', message);
    const { award } = await callServer(api, 'certificates.certificate', { kind: 'course' });
    for (const screen of [...screens, `/verify/${award?.code}`, ...reflected])
      await appearance(page, inert, screen);

    await page.goto(`/code/${id}`);
    await child.writeProgram(
      `print(${JSON.stringify(hostileMarkup)})\nraise ValueError(${JSON.stringify(name)})`,
    );
    await child.runButton.click();
    await expect(page.getByText('<svg onload=').first()).toBeVisible();
    await settled(page, { mayMove: true });
    await inert.expectInert();
  });

  test('even an answer of the server that is full of markup brings nothing to life (security 52)', async ({
    page,
  }) => {
    const inert = await InertPage.watch(page);
    await hideWrittenAnswers(page);
    await page.route('**/api/**', answerPoisoned);
    const shownOn: string[] = [];
    for (const screen of screens) {
      await appearance(page, inert, screen);
      const text = await page.locator('body').textContent();
      if (text?.includes('<svg onload=') === true) shownOn.push(screen);
    }
    // Ensures that the markup arrived: these screens show it as text.
    expect(shownOn).toEqual(expect.arrayContaining(['/dashboard', `/exercise/${id}`, '/settings']));
  });
});

test('markup that does become an element is noticed', async ({ page }) => {
  const inert = await InertPage.watch(page);
  await page.goto('/contact');
  await settled(page, { mayMove: true });
  await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), hostileMarkup);
  await expect(inert.expectInert()).rejects.toThrow('onerror');
});
