import { matches, useMedia } from '../../ui/use-media.ts';

const wideWindow = '(min-width: 1024px)';

/** True when there is room beside the picture. */
export function isWide(): boolean {
  return matches(wideWindow);
}

/** `isWide()`, also after the window has changed. */
export function useWide(): boolean {
  return useMedia(wideWindow);
}
