import type { Page, Route } from '@playwright/test';

const call = (path: string) => (url: URL) => url.pathname.startsWith('/api') && url.pathname.includes(path);

/** The call never gets its answer: what is shown while one waits. */
export function neverAnswers(path: string) {
  return (page: Page): Promise<void> => hold(page, path, () => new Promise(() => undefined));
}

/** The call fails in the server. */
export function fails(path: string, status = 500) {
  const body = { detail: 'Something went wrong.', code: 'internal' };
  return (page: Page) => hold(page, path, (route) => route.fulfill({ status, json: body }));
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
