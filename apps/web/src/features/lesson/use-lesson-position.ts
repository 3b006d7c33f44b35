import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LessonPosition, lessonStart, readPlace, savePosition } from './lesson-position.ts';
import type { SeenRange } from './seen-ranges.ts';

/** Share of a lesson between two saves of the position; lost at most when a browser is killed. */
const keptEvery = 0.05;
/** After this share of a lesson, the next visit begins at the start. */
const nearEnd = 0.97;

/**
 * The learner's position in a lesson, which changes several times a second while it plays. It is no state of a component:
 * only the components that show something of it render again (`usePosition`).
 */
export class SavedPosition {
  readonly #lessonId: string;
  readonly #listeners = new Set<() => void>();
  #place: LessonPosition;
  #keptAt: number;

  constructor(lessonId: string) {
    this.#lessonId = lessonId;
    this.#place = beginOf(readPlace(lessonId));
    this.#keptAt = this.#place.at;
  }

  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The position as a share of the length, with the parts that were seen. */
  read(): LessonPosition {
    return this.#place;
  }

  /** Changes the position. It is saved at intervals and whenever the page is left. */
  move(change: (before: LessonPosition) => LessonPosition): void {
    this.#place = change(this.#place);
    for (const listener of this.#listeners) listener();
    if (Math.abs(this.#place.at - this.#keptAt) >= keptEvery) this.keep();
  }

  /** Saves the position in this browser. */
  keep(): void {
    if (this.#place === lessonStart) return;
    savePosition(this.#lessonId, this.#place);
    this.#keptAt = this.#place.at;
  }
}

/** The learner's position in a lesson, restored on the next visit. The same object as long as the lesson is open. */
export function useLessonPosition(lessonId: string): SavedPosition {
  const [position] = useState(() => new SavedPosition(lessonId));
  useEffect(() => {
    const keepWhenLeft = () => document.visibilityState === 'hidden' && position.keep();
    document.addEventListener('visibilitychange', keepWhenLeft);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenLeft);
      position.keep();
    };
  }, [position]);
  return position;
}

/** A lesson's position, and its length in seconds. */
type Positioned = { position: SavedPosition; durationS: number };

/**
 * What a component shows of the position; the component renders again only when that changes.
 * @param select gets the position in seconds and the parts that were seen; returns a primitive or an object that it
 *   returns again while nothing has changed
 */
export function usePosition<T>(
  { position, durationS }: Positioned,
  select: (atS: number, seen: readonly SeenRange[]) => T,
): T {
  return useSyncExternalStore(position.subscribe, () => {
    const { at, seen } = position.read();
    return select(at * durationS, seen);
  });
}

function beginOf(kept: LessonPosition): LessonPosition {
  if (kept.at === 0 && kept.seen.length === 0) {
    return lessonStart;
  }
  return kept.at > nearEnd ? { ...kept, at: 0 } : kept;
}
