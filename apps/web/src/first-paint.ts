/**
 * Runs before the first paint, while the app is still loading. A classic script of its own, because the page allows no
 * inline scripts; `build/first-paint.ts` builds it.
 */
import { commonCalls } from './app/routes.ts';
import { readCsrfToken } from './lib/api/csrf-token.ts';
import { readLooks, showLooks } from './lib/settings/stored-settings.ts';
import { isStorageClaimed } from './lib/storage/learner-storage.ts';

/**
 * What the browser fetches early on the addresses of a pattern: the files of the screen, separated by spaces, then calls
 * of the api. The page waits for this script, so that each byte counts.
 */
export type RouteHint = readonly [pattern: string, files: string, ...calls: string[]];

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

const here = segmentsOf(location.pathname);
const [, files = '', ...calls] = routeHints.find(([pattern]) => isHere(segmentsOf(pattern))) ?? [];
for (const file of files.split(' ')) if (file !== '') preload(file);
window.earlyAnswers = Object.fromEntries(listCalls().map((path) => [`/api${path}`, ask(`/api${path}`)]));

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function isHere(pattern: readonly string[]): boolean {
  const isMatch = (segment: string, index: number) => segment.startsWith(':') || segment === here[index];
  return pattern.length === here.length && pattern.every(isMatch);
}

function preload(file: string): void {
  const link = document.createElement('link');
  const isFont = file.endsWith('.woff2');
  link.rel = isFont ? 'preload' : 'modulepreload';
  if (isFont) link.as = 'font';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

/** The calls of every page and those of this screen. A visitor makes only the first. */
function listCalls(): string[] {
  const ofLearner = isStorageClaimed() ? [...commonCalls.learner, ...calls] : [];
  return [...commonCalls.anyone, ...ofLearner].map((call) => call.replace(/:\w+/, here.at(-1) ?? ''));
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
