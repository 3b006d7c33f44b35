import { useRef } from 'react';
import { addSeen, isWatched } from './seen-ranges.ts';
import type { SavedPosition } from './use-lesson-position.ts';

/** Records what is played between two moments, unless the learner seeks in between. */
export function useSeenTrack(position: SavedPosition, wholeS: number, onWatched: () => void) {
  const last = useRef<number | null>(null);
  return {
    begin: (atS: number) => {
      last.current = atS;
    },
    /** The `playing` event may come late; what was played until then counts. */
    goOn: (atS: number) => {
      last.current ??= atS;
    },
    interrupt: () => {
      last.current = null;
    },
    /** Returns the moment from which the lesson was played up to this one; null right after a seek. */
    reach: (atS: number): number | null => {
      const from = last.current;
      if (from === null) {
        return null;
      }
      last.current = atS;
      position.move(({ seen }) => {
        const more = addSeen(seen, from / wholeS, atS / wholeS);
        if (isWatched(more)) {
          onWatched();
        }
        return { at: Math.min(1, atS / wholeS), seen: more };
      });
      return from;
    },
  };
}
