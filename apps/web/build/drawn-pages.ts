import type { PageManifest } from '@python-learning/contract';
import { commonCalls, pageFacts } from '../src/app/page-facts.ts';
import { paths, policySlugs } from '../src/lib/paths.ts';
import { type ScreenName, screens } from '../src/lib/screens.ts';

/** A page with an outline: the path of its addresses, its files without language and ending, and its screen. */
export type DrawnPageEntry = { path: string; file: string; screen?: ScreenName };

const outlined = (Object.keys(screens) as ScreenName[]).filter((screen) => screen !== 'home');

/** All pages with an outline. The first that has the path of an address opens there; the last one opens anywhere. */
export const drawnPages: readonly DrawnPageEntry[] = [
  // The frame marks where its own links lead to.
  ...policySlugs.map((slug) => ({
    path: paths.policy(slug),
    file: `outline${paths.policy(slug)}`,
    screen: 'policy' as const,
  })),
  ...outlined.map((screen) => ({ path: screens[screen].path, file: `outline/${screen}`, screen })),
  { path: '/*', file: 'outline/any' },
];

/** Returns what the server has to know of these pages. */
export function listPages(): PageManifest {
  return drawnPages.map(({ path, file, screen }) => {
    const { calls = [], isUnlisted = false } = (screen && pageFacts[screen]) ?? {};
    const firstCalls = screen ? [...commonCalls.anyone, ...commonCalls.learner, ...calls] : [];
    return { path, file, calls: firstCalls, isUnlisted };
  });
}
