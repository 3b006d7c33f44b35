import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { getLocalSettings } from '../../lib/settings/local-settings.ts';
import type { Screen } from './screen.tsx';

type PrefetchedRoute = { path: string; screen: Screen; next?: string };

/** Signs that somebody is about to follow a link. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches a screen as soon as a finger, a pointer or the focus is on a link to it, so that it is there on the press. */
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

/** Fetches the screen that comes after this one when the browser has nothing else to do, unless data is to be saved. */
export function usePrefetchOfNext(routes: readonly PrefetchedRoute[], pathname: string): void {
  useEffect(() => {
    const next = findRoute(routes, pathname)?.next;
    if (next === undefined || getLocalSettings().dataSaving || typeof requestIdleCallback !== 'function')
      return;
    // Long enough for what this screen still fetches for itself.
    const timer = setTimeout(
      () => requestIdleCallback(() => routes.find(({ path }) => path === next)?.screen.prefetch()),
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
