import { useEffect } from 'react';
import { matchPath } from 'react-router';
import type { ScreenName } from '../../lib/paths.ts';
import { getLocalSettings } from '../../lib/settings/local-settings.ts';
import type { Screen } from './screen.tsx';

type PrefetchedRoute = { name: ScreenName; path: string; screen: Screen; next?: ScreenName };

/** Events that announce the use of a link. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a screen when a finger, a pointer or the focus reaches a link to it. */
export function usePrefetchOnAim(routes: readonly PrefetchedRoute[]): void {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) findRoute(routes, link.pathname)?.screen.prefetch();
    };
    for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, [routes]);
}

/** Prefetches the next screen when the browser is idle, unless data saving is on. */
export function usePrefetchOfNext(routes: readonly PrefetchedRoute[], pathname: string): void {
  useEffect(() => {
    const next = findRoute(routes, pathname)?.next;
    if (next === undefined || getLocalSettings().dataSaving || typeof requestIdleCallback !== 'function')
      return;
    // Long enough for this screen to fetch its own files and data.
    const timer = setTimeout(
      () => requestIdleCallback(() => routes.find(({ name }) => name === next)?.screen.prefetch()),
      4000,
    );
    return () => clearTimeout(timer);
  }, [routes, pathname]);
}

/** Starts to fetch the screen of this address at once. */
export function prefetchScreen(routes: readonly PrefetchedRoute[], pathname: string): void {
  findRoute(routes, pathname)?.screen.prefetch();
}

function findRoute(routes: readonly PrefetchedRoute[], pathname: string): PrefetchedRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}
