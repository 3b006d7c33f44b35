import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const storageKey = 'scroll_positions';
/** More history entries than anybody goes back. */
const maxPositions = 50;
/** Maximum wait for the page to reach its old height, in milliseconds. */
const growthMs = 3000;

const places = new Map<string, number>(readPlaces());
/** The router's key of every history entry that it did not make: all pages that were opened by a full load share it. */
const sharedKey = 'default';

/**
 * Scrolls a new page to its top, and a page reached by Back or reload to where it was left. A document that the browser
 * loads for a link, a typed address or another site shows a new page. An address with a `#part` shows that part. A
 * screen that only replaces its own entry of the history stays where it is: the learner may be about to press something.
 */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  const action = useNavigationType();
  const address = `${pathname}${search}`;
  const place = key === sharedKey ? `${key} ${address}` : key;
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const isSameScreen = action === NavigationType.Replace && shown.current === pathname;
    const isFirst = shown.current === undefined;
    const isNewPage = isFirst ? !isLoadedAgain() : action !== NavigationType.Pop;
    shown.current = pathname;
    if (isNewPage) places.delete(place);
    if (isSameScreen) places.set(place, window.scrollY);
    // A document begins at its top. Where a learner has scrolled its outline meanwhile, they are not sent back.
    const isAtPlace = isSameScreen || (isFirst && isNewPage && hash === '');
    const stop = isAtPlace ? () => undefined : arrive(places.get(place), hash);
    // The place is known from the events: asking for it here would have the page that is left laid out once more.
    window.addEventListener('pagehide', writePlaces);
    const watch = () => places.set(place, window.scrollY);
    window.addEventListener('scroll', watch, { passive: true });
    return () => {
      stop();
      window.removeEventListener('pagehide', writePlaces);
      window.removeEventListener('scroll', watch);
      writePlaces();
    };
  }, [place, pathname, hash, action]);
}

/** True when the browser loaded this document by a reload, or by Back or Forward from another site. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** @returns a function that ends the wait for content */
function arrive(kept: number | undefined, hash: string): () => void {
  if (kept !== undefined) return scrollWhenLongEnough(kept);
  const part = partAt(hash);
  if (part !== null) part.scrollIntoView();
  else window.scrollTo(0, 0);
  return () => undefined;
}

/** @returns null where the address names no part of this page; anybody may have written it */
function partAt(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Content may still be loading: scrolls as soon as the page is long enough. */
function scrollWhenLongEnough(top: number): () => void {
  window.scrollTo(0, top);
  if (typeof ResizeObserver !== 'function' || reaches(top)) return () => undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (reaches(top)) stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => stop(), growthMs);
  // Scrolling by hand ends the wait.
  const scrollEvents = ['wheel', 'touchmove', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of scrollEvents) window.removeEventListener(type, stop);
  };
  for (const type of scrollEvents) window.addEventListener(type, stop, { passive: true });
  return stop;
}

function reaches(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top;
}

function readPlaces(): [string, number][] {
  if (typeof document === 'undefined') return [];
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function writePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-maxPositions)));
  } catch {
    // Without storage the positions last until the page is reloaded.
  }
}
