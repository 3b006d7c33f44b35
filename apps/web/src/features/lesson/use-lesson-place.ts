import { useCallback, useEffect, useRef, useState } from 'react';
import { keepPlace, type LessonPlace, lessonStart, readPlace } from './lesson-place.ts';

/** So much of a lesson may be lost when a browser is killed, as a share of it. */
const keptEvery = 0.05;
/** Nearer to the end than this a visit begins at the start. */
const nearEnd = 0.97;

export type KeptPlace = {
  place: LessonPlace;
  /** Moves on. It is written down now and then, and whenever the page is left. */
  move: (change: (before: LessonPlace) => LessonPlace) => void;
  /** Writes it down now. */
  keep: () => void;
};

/** Where the learner is in a lesson, found again on the next visit. */
export function useLessonPlace(lessonId: string): KeptPlace {
  const [place, setPlace] = useState(() => beginOf(readPlace(lessonId)));
  const latest = useRef(place);
  const kept = useRef(place.at);
  const keep = useCallback(() => {
    if (latest.current !== lessonStart) {
      keepPlace(lessonId, latest.current);
      kept.current = latest.current.at;
    }
  }, [lessonId]);
  const move = useCallback(
    (change: (before: LessonPlace) => LessonPlace) => {
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

function beginOf(kept: LessonPlace): LessonPlace {
  if (kept.at === 0 && kept.seen.length === 0) {
    return lessonStart;
  }
  return kept.at > nearEnd ? { ...kept, at: 0 } : kept;
}
