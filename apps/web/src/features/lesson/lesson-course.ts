import type { LearnContent, Progress } from '@python-learning/contract';

/** Which videos of a milestone count as watched, and where the learner goes from each of them. */
export type LessonCourse = {
  watched: ReadonlySet<string>;
  isAllWatched: boolean;
};

type WatchFacts = {
  milestoneId: string;
  contents: readonly LearnContent[];
  progress: Progress | undefined;
  /** Reads what this browser remembers, by the id of a lesson or of a whole milestone. */
  isRemembered: (id: string) => boolean;
};

/** A video is watched when it ended here, now or on an earlier visit, or when the server has the whole milestone as watched. */
export function judgeCourse({ milestoneId, contents, progress, isRemembered }: WatchFacts): LessonCourse {
  const isMilestoneWatched =
    progress?.watched_videos.includes(milestoneId) === true || isRemembered(milestoneId);
  const watched = new Set(
    contents.map(({ id }) => id).filter((id) => isMilestoneWatched || isRemembered(id)),
  );
  return { watched, isAllWatched: contents.length > 0 && watched.size === contents.length };
}

/** Where a visit begins: the first video that is not watched, or the first of all. */
export function findFirstOpen(contents: readonly LearnContent[], watched: ReadonlySet<string>): number {
  return Math.max(
    0,
    contents.findIndex(({ id }) => !watched.has(id)),
  );
}

/** Where Previous and Next lead: to a video by its index, or to another page. */
export type Neighbour = { kind: 'video'; index: number } | { kind: 'page'; href: string };

export function findPrevious(index: number): Neighbour {
  return index > 0 ? { kind: 'video', index: index - 1 } : { kind: 'page', href: '/dashboard' };
}

export function findNext(index: number, total: number, milestoneId: string): Neighbour {
  return index < total - 1
    ? { kind: 'video', index: index + 1 }
    : { kind: 'page', href: `/code/${milestoneId}` };
}

/** `1:41`, as players write it. */
export function toClock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
