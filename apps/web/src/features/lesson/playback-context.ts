import { createContext, useContext } from 'react';
import type { Playback } from './use-lesson-playback.ts';

/** The lesson that is open, for all parts of its view. It is new with each render of the view, which the position does not cause. */
export const PlaybackContext = createContext<Playback | null>(null);

/** @throws TypeError outside of the view of a lesson */
export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (playback === null) throw new TypeError('usePlayback needs a PlaybackContext above it');
  return playback;
}
