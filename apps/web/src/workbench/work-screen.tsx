import { type ReactNode, useLayoutEffect } from 'react';

/** Below this height, in CSS pixels, a window is low: a keyboard is open, or a phone lies on its side. */
const lowPx = 416;

/**
 * The frame of a program with its task and result. On a narrow screen it is as high as the part of the window that the keyboard leaves free;
 * task, code and result share it without scrolling the page (`bench:` in `styles/app.css`).
 */
export function WorkScreen({ children }: { children: ReactNode }) {
  useWindowHeight();
  return (
    <div className="work-screen mx-auto grid w-full max-w-6xl grid-cols-1 gap-3 px-4 pt-3 bench:flex bench:flex-1 bench:flex-col bench:gap-0 bench:p-0 md:gap-4 md:pt-5">
      {children}
    </div>
  );
}

/**
 * Tells the styles the height that is visible: many browsers lay a keyboard over the page and resize nothing. A page opens
 * without a keyboard, and asking for its height would have it laid out before its first picture.
 */
export function useWindowHeight(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const viewport = window.visualViewport;
    const measure = () => {
      // A zoomed page shows less, too, but has no keyboard.
      const isZoomed = viewport !== null && viewport !== undefined && viewport.scale > 1.05;
      const height = isZoomed ? window.innerHeight : (viewport?.height ?? window.innerHeight);
      root.style.setProperty('--window-height', `${Math.round(height)}px`);
      root.toggleAttribute('data-low-window', height < lowPx);
    };
    const opensLow = globalThis.matchMedia?.(`(max-height: ${lowPx - 1}px)`).matches === true;
    root.toggleAttribute('data-low-window', opensLow);
    const sources = [window, viewport];
    for (const source of sources) source?.addEventListener('resize', measure);
    return () => {
      for (const source of sources) source?.removeEventListener('resize', measure);
      root.style.removeProperty('--window-height');
      root.removeAttribute('data-low-window');
    };
  }, []);
}
