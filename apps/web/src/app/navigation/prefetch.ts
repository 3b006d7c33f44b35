import { useEffect } from 'react';
import { getLocalSettings } from '../../lib/settings/local-settings.ts';
import { fetchedScreens, findScreen } from '../router.tsx';

/** Events after which a link is likely to be followed. */
const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a screen when a finger, a pointer or the focus reaches a link to it. */
export function usePrefetchOnAim(): void {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) findScreen(link.pathname)?.screen.prefetch();
    };
    for (const type of intentEvents) document.addEventListener(type, fetchAhead, { passive: true });
    return () => {
      for (const type of intentEvents) document.removeEventListener(type, fetchAhead);
    };
  }, []);
}

/** Prefetches the next screen when the browser is idle, unless data saving is on. */
export function usePrefetchOfNext(pathname: string): void {
  useEffect(() => {
    const next = findScreen(pathname)?.next;
    if (next === undefined || getLocalSettings().dataSaving || typeof requestIdleCallback !== 'function')
      return;
    // Long enough for this screen to fetch its own files and data.
    const timer = setTimeout(
      () => requestIdleCallback(() => fetchedScreens.find(({ name }) => name === next)?.screen.prefetch()),
      4000,
    );
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** Starts to fetch the screen of this address at once. */
export function prefetchScreen(pathname: string): void {
  findScreen(pathname)?.screen.prefetch();
}
