import type { Page, Route } from '@playwright/test';
import { type Draft, type ErrorCode, messageByCode, statusByCode } from '@python-learning/contract';
import type { Language } from '../messages.ts';

const call = (path: string) => (url: URL) => url.pathname.startsWith('/api') && url.pathname.includes(path);

/** The call never gets its answer: what is shown while one waits. */
export function neverAnswers(path: string) {
  return (page: Page): Promise<void> => hold(page, path, () => new Promise(() => undefined));
}

/** The call fails in the server. */
export function fails(path: string) {
  return refuses(path, 'server_error');
}

/** The server refuses the call in the language of the picture, and says for how long where it knows. */
export function refuses(path: string, code: ErrorCode, seconds?: number) {
  const status = statusByCode[code];
  const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  return (page: Page) =>
    hold(page, path, (route) => {
      const detail = messageByCode[code][languageOf(route)].replace('{seconds}', String(seconds));
      return route.fulfill({ status, headers, json: { detail, code } });
    });
}

/** The app asks in the language of the picture. */
export function languageOf(route: Route): Language {
  return route.request().headers()['accept-language']?.startsWith('ta') === true ? 'ta' : 'en';
}

/** What a learner chooses in one scene is not kept for the account: the next scene begins as the first did. */
export async function keepsChoicesHere(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/settings/',
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ contentType: 'application/json', body: route.request().postData() ?? '{}' })
        : route.fallback(),
  );
}

/** Questions come without what was typed for other pictures, and what is typed here comes to no other. */
export async function startsAfresh(page: Page): Promise<void> {
  await page.context().route(
    (url) => url.pathname.endsWith('/draft/'),
    (route) => {
      const { code, written_at } = route.request().postDataJSON() as Draft;
      return route.fulfill({ json: { code, written_at } });
    },
  );
  await page.route(
    (url) => url.pathname.endsWith('/questions/'),
    async (route) => {
      const response = await route.fetch();
      const exercise = (await response.json()) as { questions: object[] };
      const questions = exercise.questions.map((question) => ({
        ...question,
        draft_code: null,
        draft_written_at: null,
        is_solved: false,
      }));
      await route.fulfill({ response, json: { ...exercise, questions } });
    },
  );
}

/** There is no connection for this call. */
export function isOffline(path: string) {
  return (page: Page) => hold(page, path, (route) => route.abort('internetdisconnected'));
}

/** The call gets this answer. */
export function answers(path: string, json: unknown) {
  return (page: Page) => hold(page, path, (route) => route.fulfill({ json }));
}

async function hold(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(call(path), answer);
}
