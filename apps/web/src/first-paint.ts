/**
 * Runs before the first paint, while the app is still loading. A classic script of its own, because the page allows no
 * inline scripts; `build/first-paint.ts` builds it.
 */
import { commonCalls } from './app/page-facts.ts';
import { readCsrfToken } from './lib/api/csrf-token.ts';
import type { WrittenAnswer } from './lib/api/early-answers.ts';
import { isPathOf, segmentsOf } from './lib/path-pattern.ts';
import { readLooks, showLooks } from './lib/settings/stored-settings.ts';
import { isStorageClaimed } from './lib/storage/learner-storage.ts';
import { fillOutline } from './outline-facts.ts';

/**
 * Calls of the api that the screen of a pattern needs first. The page waits for this script, so that each byte counts.
 */
export type RouteHint = readonly [pattern: string, ...calls: string[]];

/** The hints of all screens; the build puts them here. */
declare const routeHints: readonly RouteHint[];

const root = document.documentElement;
const drawnIn = root.lang;
// Prevents a flash of wrong colours, language or sizes.
showLooks(readLooks());
// Markup that the server rendered in another language stays hidden until the app has rendered it again.
if (root.lang !== drawnIn) root.dataset['wrongLanguage'] = '';
// Prevents that a learner sees the visitors' home page first.
if (isStorageClaimed()) root.dataset['learner'] = '';

/** The value of the address's parameter. */
const parameter = segmentsOf(location.pathname).at(-1) ?? '';
const [, ...calls] = routeHints.find(([pattern]) => isPathOf(pattern, location.pathname)) ?? [];
const written = takeWritten();
const missing = listCalls()
  .map((path) => `/api${path}`)
  .filter((address) => written[address] === undefined);
window.earlyAnswers = {
  ...Object.fromEntries(missing.map((address) => [address, ask(address)])),
  ...written,
};
// At the end of the page and before its first paint, for which the styles are awaited.
document.addEventListener('readystatechange', () => fillOutline(written, parameter), {
  once: true,
});

/**
 * Takes the answers out of the page, where they would outlive the session. Those of a page in another language than the
 * chosen one are in that language, too, and are not used.
 */
function takeWritten(): Record<string, WrittenAnswer> {
  const element = document.getElementById('answers');
  element?.remove();
  const text = root.lang === drawnIn ? element?.textContent : '';
  return text ? (JSON.parse(text) as Record<string, WrittenAnswer>) : {};
}

/** The calls of every page and those of this screen. A visitor makes only the first. */
function listCalls(): string[] {
  const ofLearner = isStorageClaimed() ? [...commonCalls.learner, ...calls] : [];
  return [...commonCalls.anyone, ...ofLearner].map((call) => call.replace(/:\w+/, parameter));
}

/** The app takes the answer (`lib/api/early-answers.ts`). */
function ask(address: string): Promise<Response> {
  const token = readCsrfToken();
  const csrf = token === null ? undefined : { 'X-CSRFToken': token };
  const headers = { Accept: 'application/json', 'Accept-Language': root.lang, ...csrf };
  const answer = fetch(address, { credentials: 'same-origin', headers });
  // The code that takes the answer handles its failure; this avoids an unhandled rejection.
  answer.catch(() => undefined);
  return answer;
}
