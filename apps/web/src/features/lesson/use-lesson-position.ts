import { useCallback, useEffect, useRef, useState } from 'react';
import { type LessonPosition, lessonStart, readPlace, savePosition } from './lesson-position.ts';

/** Share of a lesson between two saves of the position; lost at most when a browser is killed. */
const keptEvery = 0.05;
/** After this share of a lesson, the next visit begins at the start. */
const nearEnd = 0.97;

export type SavedPosition = {
  place: LessonPosition;
  /** Changes the position. It is saved at intervals and whenever the page is left. */
  move: (change: (before: LessonPosition) => LessonPosition) => void;
  keep: () => void;
};

/** The learner's position in a lesson, restored on the next visit. */
export function useLessonPosition(lessonId: string): SavedPosition {
  const [place, setPlace] = useState(() => beginOf(readPlace(lessonId)));
  const latest = useRef(place);
  const kept = useRef(place.at);
  const keep = useCallback(() => {
    if (latest.current !== lessonStart) {
      savePosition(lessonId, latest.current);
      kept.current = latest.current.at;
    }
  }, [lessonId]);
  const move = useCallback(
    (change: (before: LessonPosition) => LessonPosition) => {
      latest.current = change(latest.current);
      setPlace(latest.current);
      if (Math.abs(latest.current.at - kept.current) >= keptEvery) {
        keep();
      }
    },
    [keep],
  );
  useEffect(() => {
    const keepWhenLeft = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', keepWhenLeft);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenLeft);
      keep();
    };
  }, [keep]);
  return { place, move, keep };
}

function beginOf(kept: LessonPosition): LessonPosition {
  if (kept.at === 0 && kept.seen.length === 0) {
    return lessonStart;
  }
  return kept.at > nearEnd ? { ...kept, at: 0 } : kept;
}
