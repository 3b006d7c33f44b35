import type { LearnContent, Progress } from '@python-learning/contract';
import { paths } from '../../lib/paths.ts';

/** Which videos of a milestone count as watched. */
export type LessonCourse = {
  watched: ReadonlySet<string>;
  isAllWatched: boolean;
};

type WatchFacts = {
  milestoneId: string;
  contents: readonly LearnContent[];
  progress: Progress | undefined;
  /** Whether this browser has stored a lesson or a whole milestone as watched, by its id. */
  isRemembered: (id: string) => boolean;
};

/**
 * Judges which videos are watched: those that this browser has stored as ended, or all when the server or this browser
 * has the whole milestone as watched.
 */
export function judgeCourse({ milestoneId, contents, progress, isRemembered }: WatchFacts): LessonCourse {
  const isMilestoneWatched =
    progress?.watched_videos.includes(milestoneId) === true || isRemembered(milestoneId);
  const watched = new Set(
    contents.map(({ id }) => id).filter((id) => isMilestoneWatched || isRemembered(id)),
  );
  return { watched, isAllWatched: contents.length > 0 && watched.size === contents.length };
}

/** Index of the first video that is not watched, where a visit begins; 0 when all are. */
export function findFirstOpen(contents: readonly LearnContent[], watched: ReadonlySet<string>): number {
  return Math.max(
    0,
    contents.findIndex(({ id }) => !watched.has(id)),
  );
}

/** Target of Previous or Next: a video by its index, or another page. */
export type Neighbour = { kind: 'video'; index: number } | { kind: 'page'; href: string };

export function findPrevious(index: number): Neighbour {
  return index > 0 ? { kind: 'video', index: index - 1 } : { kind: 'page', href: paths.dashboard() };
}

/** @param practice address of the practice, which follows the last video */
export function findNext(index: number, total: number, practice: string): Neighbour {
  return index < total - 1 ? { kind: 'video', index: index + 1 } : { kind: 'page', href: practice };
}

/** Formats seconds as players do, such as `1:41`. */
export function toClock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
